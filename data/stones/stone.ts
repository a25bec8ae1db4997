import type { ServiceSlug } from '../services/slugs.ts';

/** The 62 textures of the picture library, `static/pictures/swatches/<id>.jpg`. */
export const swatchIds = [
  'absolute-black',
  'abu-black',
  'agaria',
  'ambaji',
  'armani-grey',
  'banswara',
  'betamcherla',
  'black-galaxy',
  'botticino',
  'calacatta',
  'carrara',
  'cement-tile',
  'chequered-tile',
  'chips-black',
  'chips-black-precast',
  'colonial-white',
  'crazy-marble',
  'crema-marfil',
  'cuddapah-black',
  'dyna',
  'hassan-green',
  'imperial-red',
  'indian-onyx',
  'jaisalmer-yellow',
  'kashmir-white',
  'katni-beige',
  'katni-brown',
  'katni-chocolate',
  'katni-cream',
  'katni-gold',
  'katni-grey',
  'katni-rust',
  'katni-silver',
  'katni-smoke',
  'katni-wave',
  'kota-black',
  'kota-blue',
  'kota-brown',
  'kota-green',
  'makrana',
  'morwad',
  'mosaic-tile-grey',
  'p-white',
  'paradiso',
  'perlato',
  'portoro',
  'rajnagar',
  'ruby-red',
  'sapphire-blue',
  'satvario',
  'shahabad-grey',
  'statuario',
  'steel-grey',
  'tadipatri',
  'tan-brown',
  'tandur-blue',
  'tandur-yellow',
  'terrazzo-brass-strip',
  'terrazzo-green',
  'terrazzo-grey',
  'terrazzo-white',
  'udaipur-green',
] as const;

export type SwatchId = (typeof swatchIds)[number];

export type StoneFamilyId = 'marble' | 'italian-marble' | 'granite' | 'kota' | 'mosaic' | 'katni';

/** How a stone meets a drop of lemon juice left for five minutes. */
export type AcidResponse = 'etches' | 'resists' | 'etches slowly';

/** One named stone or cast floor: what it is and how it behaves under a machine. */
export interface Stone {
  id: string;
  name: string;
  family: StoneFamilyId;
  /** What the name stands for in the trade, e.g. `Makrana, Rajasthan` or `Carrara, Tuscany, Italy`. */
  origin: string;
  swatch: SwatchId;
  /** Hardness on the Mohs scale, as a range the trade uses, e.g. `3-4`. */
  hardness: string;
  acid: AcidResponse;
  /** Months between re-seals in a lived-in home; null where a sealer does nothing useful. */
  resealMonths: readonly [number, number] | null;
}

/** What all stones of a family share; printed on its care card. */
export interface StoneFamily {
  id: StoneFamilyId;
  name: string;
  /** Where room is short; the name where left out. */
  shortName?: string;
  /** Its own service; others may handle it too. */
  service: ServiceSlug;
  summary: string;
  /** Its service's abrasives, tier by tier. */
  grits: string;
  /** How long the floor must dry before sealing, and before furniture returns, in plain words. */
  dryingBeforeSealing: string;
  /** How often, in a lived-in home. */
  reseal: string;
  furnitureReturns: string;
  daily: readonly string[];
  never: readonly string[];
  callUsWhen: readonly string[];
}
