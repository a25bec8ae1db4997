import { type FormValues, serviceChoices } from '../../data/forms.ts';
import { tierNames } from '../../data/price-line.ts';
import { serviceNames } from '../../data/services/names.ts';
import type { ContactContent } from '../routes/plain-routes.ts';

/**
 * What the query of the contact page's address (`?service=…&tier=…&area=…&area_size=…`) fills in. Services and areas
 * may be named by slug or in full; whatever the form does not offer is left out.
 */
export function knownChoices(search: string, areas: ContactContent['areas']): FormValues {
  const query = new URLSearchParams(search);
  const asked = (name: string): string => query.get(name)?.trim().toLowerCase() ?? '';
  const service = serviceOf(asked('service'));
  const tier = Object.keys(tierNames).find((known) => known === asked('tier'));
  const area = areas.find(({ slug, name }) => [slug, name.toLowerCase()].includes(asked('area')))?.name;
  const size = /^[1-9]\d{0,5}$/.exec(asked('area_size'))?.[0];
  return {
    ...(service && { service }),
    ...(tier && { tier }),
    ...(area && { area }),
    ...(size && { area_size: size }),
  };
}

/** The choices as one phrase, such as `Kota Stone Polishing, Premium, Kondapur`; empty where there are none. */
export function choicesInWords({ service, tier, area, area_size }: FormValues): string {
  const tierName = Object.entries(tierNames).find(([known]) => known === tier)?.[1];
  return [service, tierName, area, area_size && `${area_size} sq ft`].filter(Boolean).join(', ');
}

function serviceOf(asked: string): string | undefined {
  const bySlug = serviceNames.find(({ slug }) => slug === asked)?.name;
  return bySlug ?? serviceChoices.find(({ value }) => value.toLowerCase() === asked)?.value;
}
