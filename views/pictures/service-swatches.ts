import type { ServiceSlug } from '../../data/services/slugs.ts';
import type { SwatchId } from '../../data/stones/stone.ts';

/** The texture that stands for each service wherever services are listed. */
export const serviceSwatches: Readonly<Record<ServiceSlug, SwatchId>> = {
  'marble-polishing': 'makrana',
  'mosaic-floor-polishing': 'terrazzo-white',
  'marble-floor-refinishing': 'satvario',
  'italian-marble-polishing': 'calacatta',
  'katni-marble-polishing': 'katni-beige',
  'italian-diamond-polishing': 'portoro',
  'kitchen-marble-polishing': 'udaipur-green',
  'kota-stone-polishing': 'kota-blue',
  'granite-floor-polishing': 'tan-brown',
};
