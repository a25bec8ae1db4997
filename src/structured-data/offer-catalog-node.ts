import type { OfferCatalog } from 'schema-dts';
import { pricingPage } from '../../data/pages/pricing.ts';
import { services } from '../../data/services/catalogue.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { offerNodes } from './offer-node.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The price table: a catalog for each service, with its three offers. */
export function offerCatalogNode(context: StructuredDataContext): OfferCatalog {
  return catalogOf(context, (service) => ({
    ...nameOf(service, context),
    itemListElement: offerNodes(service.slug, context),
  }));
}

/** The same catalog on pages that name the services and leave their prices to the price table. */
export function serviceCatalogNames(context: StructuredDataContext): OfferCatalog {
  return catalogOf(context, (service) => nameOf(service, context));
}

function catalogOf(
  { ids, absolute }: StructuredDataContext,
  entryOf: (service: ServiceSummary) => OfferCatalog,
): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': ids.catalog,
    name: pricingPage.table.heading,
    url: absolute('/pricing'),
    itemListElement: services.map(entryOf),
  };
}

function nameOf({ slug }: ServiceSummary, { ids }: StructuredDataContext): OfferCatalog {
  return { '@type': 'OfferCatalog', '@id': ids.serviceCatalog(slug), name: pricingPage.table.rows[slug] };
}
