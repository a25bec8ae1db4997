import type { Offer, OfferCatalog, Service } from 'schema-dts';
import { type PricePackage, packages } from '../../data/packages.ts';
import { pricingPage } from '../../data/pages/pricing.ts';
import { prices, type Tier } from '../../data/prices.ts';
import { services } from '../../data/services/catalogue.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { settings } from '../../data/settings.ts';
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

/** A service on a page that is not its own. */
export function namedService(
  { slug, name }: Pick<ServiceSummary, 'slug' | 'name'>,
  { ids }: StructuredDataContext,
): Service {
  return { '@type': 'Service', '@id': ids.service(slug), name };
}

// UN/CEFACT common codes, as schema.org asks for them.
const squareFoot = 'FTK';
const year = 'ANN';

/**
 * The offers of a service, one a package: so many rupees for a square foot, with the package's warranty and, on the page
 * that says so, what the price `buys`.
 */
export function offerNodes(
  slug: ServiceSlug,
  context: StructuredDataContext,
  buys?: Readonly<Record<Tier, string>>,
): Offer[] {
  return packages.map((pack) => ({
    ...offerNode(slug, pack, context),
    ...(buys && { description: buys[pack.tier] }),
  }));
}

function offerNode(
  slug: ServiceSlug,
  { tier, name, warrantyYears }: PricePackage,
  { ids }: StructuredDataContext,
): Offer {
  const price = prices[slug][tier];
  const priceCurrency = 'INR';
  const { tax, smallestJob, minimumCharge } = settings;
  return {
    '@type': 'Offer',
    '@id': ids.offer(slug, tier),
    name,
    price,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      unitCode: squareFoot,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: squareFoot },
      ...(tax && { valueAddedTaxIncluded: tax.isIncluded }),
    },
    ...(smallestJob !== undefined && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: smallestJob, unitCode: squareFoot },
    }),
    ...(minimumCharge !== undefined && {
      eligibleTransactionVolume: { '@type': 'PriceSpecification', minPrice: minimumCharge, priceCurrency },
    }),
    seller: { '@id': ids.business },
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: warrantyYears, unitCode: year },
    },
  };
}
