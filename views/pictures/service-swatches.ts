import type { ServiceSlug } from '../../data/services/slugs.ts';
import type { SwatchId } from '../../data/stones/stone.ts';
import { stripOf } from './swatch-strip.ts';

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

/** All of them in one file, in their order. */
// Marked as pure: pages take only the table to the browser.
export const serviceStrip = /* @__PURE__ */ stripOf(
  /* @__PURE__ */ Object.values(serviceSwatches).map((swatch) => ({ swatch })),
);
