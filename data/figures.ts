/** How long the machine work takes; drying comes on top. */
export const workDays = { room: '1–2 days', larger: '3–5 days' } as const;

/** How long a floor dries between the last wet pass and the sealer, as a rule. */
export const dryingTime = '24–48 hours';

/** When a floor is dry enough for its sealer, as a capacitance moisture meter set to stone shows it. */
export const dryReading = 'under 5 % on the stone scale';

/** How long the free visit takes: stone, steps, moisture and area. A test patch is polished when the work begins. */
export const visitLength = 'about half an hour';

/** How long a polish to 3000 grit keeps its gloss in a home, with matting at the door. */
export const glossYears = { marble: '3–5 years', granite: '8–10 years' } as const;
