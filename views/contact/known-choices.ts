import type { FieldChoice, FieldName, FormValues } from '../../data/forms.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import type { ContactContent } from '../routes/plain-routes.ts';
import type { ShownForm } from '../routes/shown-form.ts';

export interface KnownChoicesOptions extends Pick<ContactContent, 'areas' | 'form'> {
  services: readonly ServiceSummary[];
}

/**
 * What the query of the contact page's address (`?service=…&tier=…&area=…&area_size=…`) fills in. Services and areas
 * may be named by slug or in full; whatever the form does not offer is left out.
 */
export function knownChoices(search: string, { areas, form, services }: KnownChoicesOptions): FormValues {
  const query = new URLSearchParams(search);
  const asked = (name: string): string => query.get(name)?.trim().toLowerCase() ?? '';
  const askedService = asked('service');
  const serviceName = services.find(({ slug }) => slug === askedService)?.name.toLowerCase() ?? askedService;
  const service = choicesOf(form, 'service').find(({ value }) => value.toLowerCase() === serviceName)?.value;
  const tier = choicesOf(form, 'tier').find(({ value }) => value === asked('tier'))?.value;
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
export function choicesInWords({ service, tier, area, area_size }: FormValues, form: ShownForm): string {
  const tierName = choicesOf(form, 'tier').find(({ value }) => value === tier)?.label;
  return [service, tierName, area, area_size && `${area_size} sq ft`].filter(Boolean).join(', ');
}

function choicesOf(form: ShownForm, field: FieldName): readonly FieldChoice[] {
  return form.fields.find(({ name }) => name === field)?.choices ?? [];
}
