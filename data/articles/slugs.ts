/** The first is the featured article; the other six are the cards of the blog page. */
export const articleSlugs = [
  'how-marble-polishing-works',
  'italian-marble-vs-granite',
  'marble-maintenance-tips',
  'kitchen-countertop-polishing',
  'granite-floor-lost-its-shine',
  'what-stone-polishing-costs',
  'kota-stone-polish-or-replace',
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

export const categorySlugs = [
  'marble-polishing',
  'italian-marble',
  'granite-polishing',
  'maintenance',
  'pricing',
] as const;

export type CategorySlug = (typeof categorySlugs)[number];
