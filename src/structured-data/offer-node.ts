import type { Offer } from 'schema-dts';
import { type PricePackage, packages } from '../../data/packages.ts';
import { prices } from '../../data/prices.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

// UN/CEFACT common codes, as schema.org asks for them.
const squareFoot = 'FTK';
const year = 'ANN';

/** The offers of a service, one a package: so many rupees for a square foot, with the package's warranty. */
export function offerNodes(slug: ServiceSlug, context: StructuredDataContext): Offer[] {
  return packages.map((pack) => offerNode(slug, pack, context));
}

function offerNode(
  slug: ServiceSlug,
  { tier, name, warrantyYears }: PricePackage,
  { ids }: StructuredDataContext,
): Offer {
  const price = prices[slug][tier];
  const priceCurrency = 'INR';
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
    },
    seller: { '@id': ids.business },
    itemOffered: { '@id': ids.service(slug) },
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: warrantyYears, unitCode: year },
    },
  };
}
