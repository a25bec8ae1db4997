import type { ServiceSlug } from '../../data/services/slugs.ts';
import type { SwatchId } from '../../data/stones/stone.ts';

/** The texture that stands for each service wherever services are listed: a stone of its library, no two alike. */
export const serviceSwatches: Readonly<Record<ServiceSlug, SwatchId>> = {
  'marble-polishing': 'makrana',
  'mosaic-floor-polishing': 'terrazzo-white',
  'marble-floor-refinishing': 'banswara',
  'italian-marble-polishing': 'calacatta',
  'katni-marble-polishing': 'katni-beige',
  'italian-diamond-polishing': 'statuario',
  'kitchen-marble-polishing': 'crema-marfil',
  'kota-stone-polishing': 'kota-blue',
  'granite-floor-polishing': 'tan-brown',
};
