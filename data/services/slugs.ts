/** The last segment of each service's address, in the order of the specification: ids 1 to 9. */
export const serviceSlugs = [
  'marble-polishing',
  'mosaic-floor-polishing',
  'marble-floor-refinishing',
  'italian-marble-polishing',
  'katni-marble-polishing',
  'italian-diamond-polishing',
  'kitchen-marble-polishing',
  'kota-stone-polishing',
  'granite-floor-polishing',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
