/** What a node of a type must carry: `required` by the readers of structured data, `ours` because we have it. */
export interface NodeRule {
  required: readonly string[];
  ours: readonly string[];
}

const page: NodeRule = {
  required: ['@id', 'name', 'url'],
  ours: ['description', 'isPartOf'],
};

/** Every type that may appear, and what it needs. A type that is not listed here is an error. */
export const nodeRules: Readonly<Record<string, NodeRule>> = {
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
  FAQPage: { ...page, ours: [...page.ours, 'mainEntity'] },
  ImageGallery: { ...page, ours: [...page.ours, 'image'] },
  WebSite: { required: ['@id', 'name', 'url'], ours: ['inLanguage', 'publisher'] },
  HomeAndConstructionBusiness: {
    required: ['@id', 'name', 'address'],
    ours: [
      'telephone',
      'email',
      'url',
      'openingHoursSpecification',
      'priceRange',
      'image',
      'logo',
      'areaServed',
      'hasOfferCatalog',
      'currenciesAccepted',
      'contactPoint',
      'knowsLanguage',
    ],
  },
  PostalAddress: { required: ['addressLocality', 'addressRegion', 'addressCountry'], ours: [] },
  GeoCoordinates: { required: ['latitude', 'longitude'], ours: [] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], ours: [] },
  ContactPoint: { required: ['contactType', 'telephone'], ours: ['email', 'availableLanguage'] },
  Place: { required: ['@id', 'name'], ours: [] },
  City: { required: ['name'], ours: [] },
  Service: {
    required: ['@id', 'name', 'serviceType', 'provider'],
    ours: ['description', 'url', 'image', 'areaServed', 'offers', 'isRelatedTo', 'termsOfService'],
  },
  Offer: {
    required: ['@id', 'price', 'priceCurrency', 'priceSpecification'],
    ours: ['name', 'seller', 'warranty', 'itemOffered'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'unitCode', 'referenceQuantity'], ours: [] },
  QuantitativeValue: { required: ['value', 'unitCode'], ours: [] },
  WarrantyPromise: { required: ['durationOfWarranty'], ours: [] },
  OfferCatalog: { required: ['@id', 'name'], ours: [] },
  BreadcrumbList: { required: ['@id', 'itemListElement'], ours: [] },
  ItemList: { required: ['itemListElement'], ours: [] },
  ListItem: { required: ['position', 'name'], ours: [] },
  Question: { required: ['name', 'acceptedAnswer'], ours: [] },
  Answer: { required: ['text'], ours: [] },
  Blog: { required: ['@id', 'name', 'url'], ours: ['blogPost', 'publisher'] },
  BlogPosting: { required: ['@id', 'headline', 'url', 'datePublished'], ours: [] },
  Organization: { required: ['name', 'url'], ours: [] },
  ImageObject: { required: ['contentUrl'], ours: [] },
};

/** What the article of an article page carries besides: in a list only the properties above are given. */
export const wholeArticle: readonly string[] = [
  'author',
  'dateModified',
  'image',
  'publisher',
  'articleSection',
  'wordCount',
  'mainEntityOfPage',
];

/** What a tile of the gallery carries besides. */
export const galleryTile: readonly string[] = ['creditText', 'caption', 'width', 'height', 'copyrightNotice'];

/** Words we never say: nobody reviewed us here, nothing can be searched, and a service is no product. */
export const forbiddenTypes: readonly string[] = [
  'Review',
  'AggregateRating',
  'Rating',
  'HowTo',
  'SearchAction',
  'Product',
  'LocalBusiness',
];

export const forbiddenProperties: readonly string[] = [
  'review',
  'aggregateRating',
  'potentialAction',
  'ratingValue',
  'reviewCount',
  'starRating',
];

/** The types that a page must carry, by its address; every indexed page needs a page node besides. */
export function expectedTypes(path: string): readonly string[] {
  const crumbs = path === '/' ? [] : ['BreadcrumbList'];
  return [...crumbs, ...ownTypes(path)];
}

function ownTypes(path: string): readonly string[] {
  const [, section, name, third] = path.split('/');
  if (path === '/') return ['HomeAndConstructionBusiness', 'WebSite'];
  if (section === 'about') return ['AboutPage', 'HomeAndConstructionBusiness'];
  if (section === 'contact') return ['ContactPage', 'HomeAndConstructionBusiness'];
  if (section === 'services') return name ? ['Service', 'Offer'] : ['CollectionPage'];
  if (section === 'pricing') return ['OfferCatalog', 'Offer'];
  if (section === 'faq') return ['FAQPage', 'Question'];
  if (section === 'gallery') return ['ImageGallery', 'ImageObject'];
  if (section === 'blog') return blogTypes(name, third);
  return [];
}

function blogTypes(name: string | undefined, third: string | undefined): readonly string[] {
  if (third) return ['CollectionPage'];
  return name ? ['BlogPosting'] : ['Blog', 'CollectionPage'];
}
