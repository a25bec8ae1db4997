/** How long the machine work takes; drying comes on top. */
export const workDays = { room: '1–2 days', larger: '3–5 days' } as const;

/** How long a floor dries between the last wet pass and the sealer, as a rule. */
export const dryingTime = '24–48 hours';

/** Below it a floor is dry enough for its sealer, as a capacitance moisture meter set to stone shows it. */
export const dryPercent = '5 %';

export const dryReading = `under ${dryPercent} on the stone scale`;

/** How long the free visit takes: stone, steps, moisture and area. A test patch is polished when the work begins. */
export const visitLength = 'about half an hour';

/** How long a polish to 3000 grit keeps its gloss in a home, with matting at the door. */
export const glossYears = { marble: '3–5 years', granite: '8–10 years' } as const;

/** How long water stands on a stone in the test of its sealer. */
export const waterTest = 'ten minutes';

/** What a sealed stone needs: what has not soaked in is wiped off, then the rest cures. */
export const sealer = { soaks: '15 minutes', cures: '24 hours' } as const;

/** After sealing, for what a visitor carries back; a rug keeps damp in. */
export const furnitureBack = { light: '24 hours', heavy: '48 hours' } as const;

/** How long a poultice draws under its film, and then dries without it. */
export const poultice = { draws: '24 hours', dries: '12–24 hours' } as const;

/** When a drop of lemon juice has left a mark. */
export const lemonMark = { calcite: '5 minutes', dolomite: '15 minutes' } as const;

/** How long an alkaline stripper soaks on a film before it is scrubbed. */
export const stripperSoaks = 'ten minutes';

/** How long a polyester filler hardens; epoxy, and the joints of a whole flat, are left overnight. */
export const polyesterHardens = '2–3 hours';

/** How long a bed of cement mortar hardens before a grinder may stand on it. */
export const bedHardens = 'four weeks';

/** How long the cement paste in the pores of a mosaic hardens before the fine pads. */
export const pasteHardens = '40 hours';

/** Of kitchen marble and of cement, as `resealMonths` of a stone has it. */
export const thirstyReseal = '6–12 months';

/** How thick a one-rupee coin is, against which a step between tiles is felt. */
export const coin = 'just under 1.5 mm';

/** Where a hone stops: open to rain, on stairs and in bathrooms under a roof, in roofed passages. */
export const honedTo = { rain: 200, stairs: 400, passage: 800 } as const;

/** The hone of a counter, on which an etch hardly shows. */
export const counterHone = '400–800 grit';

/** From which a dull floor without deep scratches is made bright again. */
export const lightPolish = '800 grit';
