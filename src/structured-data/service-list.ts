import type { ItemList } from 'schema-dts';
import { services } from '../../data/services/catalogue.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The nine services in the order of their page. */
export function servicesListed({ absolute }: StructuredDataContext): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: services.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(`/services/${slug}`),
    })),
  };
}
