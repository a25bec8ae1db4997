import type { WebSite } from 'schema-dts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The site as a whole. It has no search, so it promises none. */
export function websiteNode({ business, ids, absolute }: StructuredDataContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: business.name,
    url: absolute('/'),
    inLanguage: 'en-IN',
    publisher: { '@id': ids.business },
  };
}
