import { tierNames, warrantyText } from './price-line.ts';
import { type Tier, tiers, warrantyYears } from './prices.ts';
import type { ServiceSlug } from './services/slugs.ts';

/** The diamond abrasives, coarse to fine: the only list of grits in the project. */
export const grits = [50, 100, 200, 400, 800, 1500, 3000] as const;

export type Grit = (typeof grits)[number];

/** What one price of the table buys. Anything else is not in the price and has a line of its own in the quote. */
export interface Scope {
  /** First and last abrasive; those between are run too. */
  from: Grit;
  to: Grit;
  /** Times that each abrasive crosses the whole floor. */
  passes: 1 | 2;
  /** Millimetres up to which a step between neighbouring tiles is ground level; 0 where nothing is levelled. */
  levelMm: number;
  joints: keyof typeof jointWork;
  /** What is filled, drawn out or replaced before the fine grits; null: nothing. */
  repairs: string | null;
  edges: keyof typeof edgeWork;
  sealer: keyof typeof sealers;
  sealerCoats: 1 | 2 | 3;
  /** What the floor ends in, and what the handover has besides. */
  finish: string;
  /** Days on which somebody comes to work, the sealing visit included, for a standard room. */
  visits: number;
}

const jointWork = {
  washed: 'Joints washed, sound ones left',
  open: 'Open joints refilled to match',
  all: 'All joints raked and refilled to match',
} as const;

const edgeWork = {
  wall: 'Edges to the skirting by hand machine',
  corners: 'Edges and corners by hand, through every grit',
  steps: 'Steps, skirting and corners by hand',
  counter: 'Front edge and sink cut-out by hand',
} as const;

/** A service's sealer is the same in its three tiers; tiers differ in coats. */
const sealers = {
  penetrating: 'penetrating sealer',
  fluoropolymer: 'fluoropolymer sealer',
  silane: 'fluorinated silane sealer',
  food: 'food-safe penetrating sealer',
  oil: 'oil-repellent sealer, where the stone takes any',
} as const;

/**
 * The 27 scopes. The prices are the specification's; the scopes make them agree: within a service a dearer tier does
 * everything that a cheaper one does, and on the same kind of floor no cheaper line takes down a higher step.
 */
export const scopes = {
  'marble-polishing': {
    basic: scope('penetrating', {
      from: 200,
      to: 1500,
      repairs: null,
      finish: 'For a level floor that has gone dull: a clear gloss, short of a mirror',
    }),
    premium: scope('penetrating', {
      from: 50,
      to: 3000,
      levelMm: 1,
      joints: 'all',
      repairs: 'Etch marks and water rings removed',
      finish: 'A mirror, with polishing powder where the stone wants it',
      visits: 3,
    }),
    luxury: scope('penetrating', {
      from: 50,
      to: 3000,
      levelMm: 2,
      joints: 'all',
      repairs: 'Etch marks removed, hairline cracks and pinholes filled with tinted resin',
      edges: 'steps',
      sealerCoats: 2,
      finish: 'A mirror, its gloss measured in every room at handover',
      visits: 3,
    }),
  },
  'italian-marble-polishing': {
    basic: scope('penetrating', {
      from: 400,
      to: 1500,
      repairs: null,
      finish: 'A light hone and gloss for a sound floor; a test patch comes first',
    }),
    premium: scope('penetrating', {
      from: 200,
      to: 3000,
      joints: 'open',
      repairs: 'Open pinholes and veins refilled to colour',
      edges: 'corners',
      finish: 'A mirror, matched slabs worked as a pair',
      visits: 3,
    }),
    luxury: scope('penetrating', {
      from: 200,
      to: 3000,
      joints: 'all',
      repairs: 'All old filler renewed, etches and acid burns removed',
      edges: 'steps',
      sealerCoats: 2,
      finish: 'A mirror, inspected in evening light and its gloss measured in every room',
      visits: 4,
    }),
  },
  'granite-floor-polishing': {
    basic: scope('oil', {
      from: 800,
      to: 3000,
      repairs: 'Old wax and lime film stripped',
      finish: 'For a face still whole under its film: buffed with oxide',
    }),
    premium: scope('oil', {
      from: 200,
      to: 3000,
      joints: 'open',
      repairs: 'Film stripped, worn lanes and scratches cut out and blended',
      edges: 'corners',
      finish: 'Worn lanes as bright as the edges, buffed with oxide',
      visits: 3,
    }),
    luxury: scope('oil', {
      from: 50,
      to: 3000,
      levelMm: 1,
      joints: 'all',
      repairs: 'Film stripped, deep scratches cut out, oil drawn from pale stone',
      edges: 'steps',
      sealerCoats: 2,
      finish: 'Buffed with oxide, its gloss read before and after',
      visits: 4,
    }),
  },
  'kota-stone-polishing': {
    basic: scope('silane', {
      from: 100,
      to: 200,
      repairs: 'Cement splashes, white film and acid skin removed',
      finish: 'An even matt hone with grip for wet places',
    }),
    premium: scope('silane', {
      from: 50,
      to: 800,
      levelMm: 1,
      joints: 'all',
      repairs: 'Cement splashes and acid skin removed, loose sheets lifted',
      edges: 'corners',
      finish: 'Satin, brushed; or stopped at a lower grit for grip',
      visits: 3,
    }),
    luxury: scope('silane', {
      from: 50,
      to: 3000,
      levelMm: 2,
      joints: 'all',
      repairs: 'Splashes, skin and loose sheets removed, chips and pits filled to colour',
      edges: 'steps',
      sealerCoats: 2,
      finish: 'A mirror with tin oxide where the floor stays dry',
      visits: 3,
    }),
  },
  'kitchen-marble-polishing': {
    basic: scope('food', {
      from: 200,
      to: 800,
      repairs: 'Lemon and vinegar etches cut out',
      edges: 'counter',
      sealerCoats: 2,
      finish: 'Satin, on which the next etch hardly shows',
    }),
    premium: scope('food', {
      from: 200,
      to: 3000,
      joints: 'open',
      repairs: 'Etches cut out, oil and turmeric drawn by one poultice',
      edges: 'counter',
      sealerCoats: 2,
      finish: 'Satin or mirror, place by place',
      visits: 3,
    }),
    luxury: scope('food', {
      from: 100,
      to: 3000,
      joints: 'all',
      repairs: 'Etches, chips and seams made good, stains drawn by as many poultices as it takes',
      edges: 'counter',
      sealerCoats: 2,
      finish: 'Satin or mirror, splashback included, new silicone at the sink',
      visits: 4,
    }),
  },
  'mosaic-floor-polishing': {
    basic: scope('penetrating', {
      from: 200,
      to: 800,
      repairs: 'Old wax and varnish stripped',
      sealerCoats: 2,
      finish: 'Satin; as far as patterned cement tile may go',
    }),
    premium: scope('penetrating', {
      from: 50,
      to: 1500,
      levelMm: 1,
      joints: 'open',
      repairs: 'Coatings stripped, pores filled with matching paste and cured',
      edges: 'corners',
      sealerCoats: 2,
      finish: 'A clear gloss, the paste tightened with lithium hardener',
      visits: 5,
    }),
    luxury: scope('penetrating', {
      from: 50,
      to: 1500,
      levelMm: 2,
      joints: 'all',
      repairs: 'Coatings stripped, pores filled, cracks packed, lost chips replaced',
      edges: 'steps',
      sealerCoats: 3,
      finish: 'A clear gloss, hardener throughout, brass strips flush and bright',
      visits: 5,
    }),
  },
  'marble-floor-refinishing': {
    basic: scope('penetrating', {
      from: 100,
      to: 800,
      joints: 'open',
      repairs: 'Deep scratches, paint and acid burns cut out',
      finish: 'Satin, on a floor whose tiles lie level',
    }),
    premium: scope('penetrating', {
      from: 50,
      to: 3000,
      levelMm: 1.5,
      joints: 'all',
      repairs: 'Loose tiles re-bedded, cracked ones stitched with tinted epoxy, pinholes filled',
      edges: 'corners',
      finish: 'Satin or mirror',
      visits: 3,
    }),
    luxury: scope('penetrating', {
      from: 50,
      to: 3000,
      levelMm: 3,
      joints: 'all',
      repairs: 'Loose and cracked tiles repaired, pinholes filled twice over',
      edges: 'steps',
      sealerCoats: 2,
      finish: 'Satin or mirror, and the map of heights drawn again afterwards',
      visits: 4,
    }),
  },
  'katni-marble-polishing': {
    basic: scope('fluoropolymer', {
      from: 200,
      to: 1500,
      repairs: null,
      finish: 'For a floor whose seams are shut: a clear gloss, short of a mirror',
    }),
    premium: scope('fluoropolymer', {
      from: 50,
      to: 3000,
      levelMm: 1,
      joints: 'all',
      repairs: 'Open seams cleaned, dried and filled in their own tint',
      finish: 'Satin or mirror',
      visits: 3,
    }),
    luxury: scope('fluoropolymer', {
      from: 50,
      to: 3000,
      levelMm: 2,
      joints: 'all',
      repairs: 'Seams, pits and chipped corners filled, hairlines topped up at the end',
      edges: 'steps',
      sealerCoats: 2,
      finish: 'Satin or mirror, its gloss measured in every room at handover',
      visits: 3,
    }),
  },
  'italian-diamond-polishing': {
    basic: scope('penetrating', {
      from: 50,
      to: 3000,
      repairs: 'Wax and crystallised layers cut off',
      finish: 'A mirror made by diamonds alone',
    }),
    premium: scope('penetrating', {
      from: 50,
      to: 3000,
      passes: 2,
      levelMm: 1,
      joints: 'open',
      repairs: 'Old layers cut off, opened pinholes filled after 200',
      edges: 'corners',
      finish: 'A mirror, the second run at right angles to the first',
      visits: 3,
    }),
    luxury: scope('penetrating', {
      from: 50,
      to: 3000,
      passes: 2,
      levelMm: 2,
      joints: 'all',
      repairs: 'Old layers cut off, pinholes filled after 200 and again after 800',
      edges: 'steps',
      sealerCoats: 2,
      finish: 'A mirror, inspected in raking light and its gloss measured in every room',
      visits: 4,
    }),
  },
} satisfies Record<ServiceSlug, Record<Tier, Scope>>;

/** Such as `200 to 1500 grit` or `All seven grits, 50 to 3000`. */
export function gritRange({ from, to }: Pick<Scope, 'from' | 'to'>): string {
  return from === grits[0] && to === grits.at(-1)
    ? `All seven grits, ${from}\u00a0to\u00a0${to}`
    : `${from} to ${to} grit`;
}

/** The abrasives of a scope in their order. */
export function gritsOf({ from, to }: Pick<Scope, 'from' | 'to'>): readonly Grit[] {
  return grits.filter((grit) => grit >= from && grit <= to);
}

/** The abrasives from one to another, such as `50, 100 and 200`. */
export function gritList(from: Grit, to: Grit): string {
  return gritsOf({ from, to })
    .join(', ')
    .replace(/, (\d+)$/, ' and $1');
}

/** The abrasives of a service by tier, for its care card. */
export function gritsByTier(service: ServiceSlug): string {
  const packagesOf = Object.groupBy(tiers, (tier) => gritRange(scopes[service][tier]));
  return Object.entries(packagesOf)
    .map(([range, same = []]) => {
      const packages = same.map((tier) => tierNames[tier]).join(' and ');
      return `${packages}: ${range.charAt(0).toLowerCase()}${range.slice(1)}`;
    })
    .join('\n');
}

/** Such as `Steps between tiles ground level, up to 1.5 mm`. */
export function levelText({ levelMm }: Pick<Scope, 'levelMm'>): string {
  return levelMm === 0
    ? 'Steps between tiles stay as they are'
    : `Steps between tiles ground level, up to ${levelMm} mm`;
}

/** Such as `Two coats of food-safe penetrating sealer`. */
function sealerText({ sealer, sealerCoats }: Pick<Scope, 'sealer' | 'sealerCoats'>): string {
  return `${coatWords[sealerCoats]} of ${sealers[sealer]}`;
}

const coatWords = { 1: 'One coat', 2: 'Two coats', 3: 'Three coats' } as const;

/** What a price buys, a short line each, ending with its warranty. */
export function scopeLines(service: ServiceSlug, tier: Tier): readonly string[] {
  const bought: Scope = scopes[service][tier];
  return [
    gritRange(bought) + (bought.passes === 2 ? ', each run twice' : ''),
    bought.levelMm === 0 ? levelText(bought) : `Steps ground level, up to ${bought.levelMm} mm`,
    bought.repairs ?? noRepairs,
    jointWork[bought.joints],
    edgeWork[bought.edges],
    `Moisture reading, then ${lowerFirst(sealerText(bought))}`,
    bought.finish,
    `${bought.visits} visits for a standard room, the sealing included`,
    `${warrantyText(warrantyYears[tier])} on the finish`,
  ];
}

const noRepairs = 'No repairs to the stone';

/** Of those lines the ones that say what is not done. */
export function leftUndone(service: ServiceSlug, tier: Tier): readonly string[] {
  const bought: Scope = scopes[service][tier];
  return [...(bought.levelMm === 0 ? [levelText(bought)] : []), ...(bought.repairs ? [] : [noRepairs])];
}

/** What each price of a service buys that the one below it does not: other grits, steps that are ground, the finish. */
export function scopeSentences(service: ServiceSlug): Readonly<Record<Tier, string>> {
  const { basic, premium, luxury } = scopes[service];
  return { basic: sentence(basic), premium: sentence(premium, basic), luxury: sentence(luxury, premium) };
}

function sentence(bought: Scope, below?: Scope): string {
  const range = gritRange(bought);
  return [
    below && gritRange(below) === range ? null : range,
    bought.levelMm > 0 ? `Steps up to ${bought.levelMm} mm ground level` : null,
    bought.finish,
  ]
    .filter((part) => part !== null)
    .join('. ');
}

/** What tells the tiers of a service apart: rows of a table, each a heading and then a cell a tier. */
export function scopeRows(service: ServiceSlug): readonly (readonly string[])[] {
  const row = (heading: string, cell: (bought: Scope, tier: Tier) => string): readonly string[] => [
    heading,
    ...tiers.map((tier) => cell(scopes[service][tier], tier)),
  ];
  return [
    row('Grits', (bought) => gritRange(bought) + (bought.passes === 2 ? ', twice' : '')),
    row('Steps between tiles', ({ levelMm }) =>
      levelMm === 0 ? 'Not ground' : `Level, up to ${levelMm} mm`,
    ),
    row('Repairs', ({ repairs }) => repairs ?? 'None'),
    row('Joints', ({ joints }) => jointWork[joints]),
    row('Edges', ({ edges }) => edgeWork[edges]),
    row('Sealer', sealerText),
    row('Finish', ({ finish }) => finish),
    row('Visits, standard room', ({ visits }) => String(visits)),
    row('Warranty', (_, tier) => warrantyText(warrantyYears[tier])),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What most lines of the table have in common. */
/* @__NO_SIDE_EFFECTS__ */
function scope(
  sealer: Scope['sealer'],
  rest: Pick<Scope, 'from' | 'to' | 'repairs' | 'finish'> & Partial<Scope>,
): Scope {
  return {
    passes: 1,
    levelMm: 0,
    joints: 'washed',
    edges: 'wall',
    sealerCoats: 1,
    visits: 2,
    sealer,
    ...rest,
  };
}
