/** In the order of their list. */
export const guideSlugs = [
  'stair-and-step-polishing',
  'marble-stains-etching-and-cracks',
  'newly-laid-floors',
  'tandur-shahabad-and-cuddapah-stone',
  'office-and-lobby-floors',
  'diamond-crystallisation-or-wax',
] as const;

export type GuideSlug = (typeof guideSlugs)[number];
