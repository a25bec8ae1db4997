import type {
  GeoCircle,
  GeoCoordinates,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Organization,
  Place,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import { areas } from '../../data/areas.ts';
import { type Business, openingHours, priceRange } from '../../data/business.ts';
import { holidays } from '../../data/hours.ts';
import { settings } from '../../data/settings.ts';
import type { Route } from '../../views/routes/route.ts';
import { weekdayOf } from '../../views/site/opening-state.ts';
import { serviceCatalogNames } from './offer-nodes.ts';
import { croppedPictures } from './picture-address.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The logo as a square picture: at least the 112 px that search engines ask for. */
const logoPath = '/icon-512.png';

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
    ...(settings.payment && { paymentAccepted: settings.payment.join(', ') }),
    ...(business.gstin && { taxID: business.gstin }),
    image: [...croppedPictures(head.picture, context)],
    logo: absolute(logoPath),
    address: addressNode(business),
    ...(business.position && { geo: geoNode(business.position) }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...openingHours.days],
      opens: `${openingHours.opens}:00`,
      closes: `${openingHours.closes}:00`,
    },
    ...(holidays.length > 0 && { specialOpeningHoursSpecification: closedDays() }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: business.phone,
      email: business.email,
      availableLanguage: 'en-IN',
    },
    knowsLanguage: 'en-IN',
    areaServed: [...areaNodes(context), ...circleNodes(business)],
    hasOfferCatalog: serviceCatalogNames(context),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The business on a page that only points at it: enough to know it by. */
export function namedBusiness({ business, ids, absolute }: StructuredDataContext): Organization {
  return { '@type': 'Organization', '@id': ids.business, name: business.name, url: absolute('/') };
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

/** How far the business comes, where the owner has set it: around its position, or else around the city. */
function circleNodes({ locality, position }: Business): GeoCircle[] {
  const { serviceRadiusKm } = settings;
  if (serviceRadiusKm === undefined) return [];
  const middle = position ? { geoMidpoint: geoNode(position) } : { address: locality };
  return [{ '@type': 'GeoCircle', ...middle, geoRadius: serviceRadiusKm * 1000 }];
}

function geoNode(position: NonNullable<Business['position']>): GeoCoordinates {
  return { '@type': 'GeoCoordinates', ...position };
}

/** A day whose hours end as they begin is one without any (https://schema.org/OpeningHoursSpecification). */
function closedDays(): OpeningHoursSpecification[] {
  return holidays.map(({ date, name }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    dayOfWeek: openingHours.days.filter((day) => day === weekdayOf(Date.parse(date))),
    validFrom: date,
    validThrough: date,
    opens: '00:00:00',
    closes: '00:00:00',
  }));
}

/** The site on each of its pages but the first. */
export function namedWebsite({ business, ids, absolute }: StructuredDataContext): WebSite {
  return { '@type': 'WebSite', '@id': ids.website, name: business.name, url: absolute('/') };
}

/** The site as a whole. It has no search, so it promises none. */
export function websiteNode(context: StructuredDataContext): WebSite {
  return { ...namedWebsite(context), inLanguage: 'en-IN', publisher: { '@id': context.ids.business } };
}

/** The twelve areas by name. Their coordinates stay out: they are centres of a drawing, not surveyed positions. */
export function areaNodes({ ids }: StructuredDataContext): Place[] {
  return areas.map(({ slug, name }) => ({ '@type': 'Place', '@id': ids.area(slug), name }));
}
