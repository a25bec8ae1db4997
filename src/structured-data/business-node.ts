import type { HomeAndConstructionBusiness, PostalAddress } from 'schema-dts';
import { type Business, openingHours, priceRange } from '../../data/business.ts';
import type { Route } from '../../views/routes/route.ts';
import { logoPath } from '../pages/icon-files.ts';
import { areaNodes } from './area-nodes.ts';
import { serviceCatalogNames } from './offer-catalog-node.ts';
import { croppedPictures } from './picture-address.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/**
 * The business itself, with the picture of the page that describes it. Street, PIN code and position are said only
 * where the owner has configured them.
 */
export function businessNode(
  { head }: Pick<Route, 'head'>,
  context: StructuredDataContext,
): HomeAndConstructionBusiness {
  const { business, ids, absolute } = context;
  const profiles = Object.values(business.social);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': ids.business,
    name: business.name,
    url: absolute('/'),
    telephone: business.phone,
    email: business.email,
    priceRange,
    currenciesAccepted: 'INR',
    image: [...croppedPictures(head.picture, context)],
    logo: absolute(logoPath),
    address: addressNode(business),
    ...(business.position && { geo: { '@type': 'GeoCoordinates', ...business.position } }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...openingHours.days],
      opens: `${openingHours.opens}:00`,
      closes: `${openingHours.closes}:00`,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: business.phone,
      email: business.email,
      availableLanguage: 'en-IN',
    },
    knowsLanguage: 'en-IN',
    areaServed: areaNodes(context),
    hasOfferCatalog: serviceCatalogNames(context),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function addressNode({ locality, region, country, street, postalCode }: Business): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    addressRegion: region,
    ...(postalCode && { postalCode }),
    addressCountry: country,
  };
}
