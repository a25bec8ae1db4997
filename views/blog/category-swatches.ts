import type { CategorySlug } from '../../data/articles/slugs.ts';
import type { SwatchId } from '../../data/stones/stone.ts';

/** The texture that stands for each category. All are among those that the header shows, so every page knows them. */
export const categorySwatches: Readonly<Record<CategorySlug, SwatchId>> = {
  'marble-polishing': 'makrana',
  'italian-marble': 'calacatta',
  'granite-polishing': 'tan-brown',
  maintenance: 'kota-blue',
  pricing: 'terrazzo-white',
};
