import type { ServiceSummary } from './service.ts';
import type { ServiceSlug } from './slugs.ts';

/** What each of the nine services is called, in their order. Every page ships this module to the browser. */
export const serviceNames = [
  { slug: 'marble-polishing', name: 'Marble Polishing Services' },
  { slug: 'mosaic-floor-polishing', name: 'Mosaic Floor Polishing' },
  { slug: 'marble-floor-refinishing', name: 'Marble Floor Refinishing' },
  { slug: 'italian-marble-polishing', name: 'Italian Marble Polishing' },
  { slug: 'katni-marble-polishing', name: 'Katni Marble Polishing' },
  { slug: 'italian-diamond-polishing', name: 'Italian Diamond Polishing' },
  { slug: 'kitchen-marble-polishing', name: 'Kitchen Marble Polishing' },
  { slug: 'kota-stone-polishing', name: 'Kota Stone Polishing' },
  { slug: 'granite-floor-polishing', name: 'Granite Floor Polishing' },
] as const satisfies readonly ServiceName[];

export type ServiceName = Pick<ServiceSummary, 'slug' | 'name'>;

/** Throws a `RangeError` when no service has the slug, which only a defect of the table can cause. */
export function namesOfService(slug: ServiceSlug): ServiceName {
  const names = serviceNames.find((candidate) => candidate.slug === slug);
  if (names === undefined)
    throw new RangeError(`No service is called "${slug}"; add a row to data/services/names.ts.`);
  return names;
}
