import { areas } from '../../../data/areas.ts';
import { faqs } from '../../../data/faqs.ts';
import { galleryItems } from '../../../data/gallery.ts';
import { tiers } from '../../../data/prices.ts';
import type { CrawledPage, CrawledSite } from './crawled-site.ts';
import { allNodes, type GraphNode, references, typeOf, valuesOf } from './graph-node.ts';

/** Words we never say: nobody reviewed us here, nothing can be searched, and a service is no product. */
const forbiddenTypes: readonly string[] =
  'Review AggregateRating Rating HowTo SearchAction Product LocalBusiness'.split(' ');

const forbiddenProperties = 'review aggregateRating potentialAction ratingValue reviewCount starRating'.split(
  ' ',
);

const page = '@id name url description isPartOf';

/**
 * What a node of a type carries here: schema-dts knows the names of properties, and calls none of them necessary. See
 * docs/decisions/structured-data.md.
 */
const neededProperties: Readonly<Record<string, string>> = {
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
  FAQPage: `${page} mainEntity`,
  ImageGallery: `${page} image`,
  WebSite: '@id name url',
  HomeAndConstructionBusiness:
    '@id name address telephone email url openingHoursSpecification priceRange image logo areaServed ' +
    'hasOfferCatalog currenciesAccepted contactPoint knowsLanguage',
  PostalAddress: 'addressLocality addressRegion addressCountry',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  ContactPoint: 'contactType telephone email availableLanguage',
  Service: '@id name',
  Offer: '@id name price priceCurrency priceSpecification seller warranty',
  UnitPriceSpecification: 'price priceCurrency unitCode referenceQuantity',
  OfferCatalog: '@id name',
  BreadcrumbList: '@id itemListElement',
  ListItem: 'position name',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  Blog: '@id name url',
  BlogPosting: '@id headline url datePublished',
  Article: '@id headline url',
  ImageObject: 'contentUrl',
};

const wholeArticle = 'datePublished dateModified author image publisher wordCount mainEntityOfPage';

/** What a node carries besides on the page that its `@id` names; elsewhere the properties above are enough. */
const onOwnPage: Readonly<Record<string, string>> = {
  Blog: 'blogPost publisher',
  WebSite: 'inLanguage publisher',
  Service: 'serviceType provider description url image areaServed offers isRelatedTo termsOfService',
  BlogPosting: `${wholeArticle} articleSection`,
  Article: wholeArticle,
};

/** What a tile of the gallery carries besides. */
const galleryTile = 'creditText caption width height copyrightNotice';

/** How many values a property has: the crops of a picture, the tiers of a price, and the tables of `data/`. */
const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  HomeAndConstructionBusiness: { image: 3, areaServed: areas.length },
  ImageGallery: { image: galleryItems.length },
};

/** The same on one page alone. */
const countsAt: Readonly<Record<string, typeof counts>> = {
  '/faq': { FAQPage: { mainEntity: faqs.length } },
};

const pageTypes = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'FAQPage', 'ImageGallery'];

/** The types that a page must carry besides a node for itself, by its address. */
const expectedTypes: readonly [addresses: RegExp, types: string][] = [
  [/^\/$/, 'HomeAndConstructionBusiness WebSite'],
  [/^\/./, 'BreadcrumbList'],
  [/^\/about$/, 'AboutPage HomeAndConstructionBusiness'],
  [/^\/contact$/, 'ContactPage HomeAndConstructionBusiness'],
  [/^\/services$/, 'CollectionPage'],
  [/^\/services\//, 'Service Offer'],
  [/^\/pricing$/, 'OfferCatalog Offer'],
  [/^\/faq$/, 'FAQPage Question'],
  [/^\/guides$/, 'CollectionPage'],
  [/^\/guides\//, 'FAQPage Question Article'],
  [/^\/gallery$/, 'ImageGallery ImageObject'],
  [/^\/blog$/, 'Blog CollectionPage'],
  [/^\/blog\/category\//, 'CollectionPage'],
  [/^\/blog\/(?!category\/)/, 'BlogPosting'],
];

const addresses = ['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'termsOfService'];
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/;

/** The structured data by itself: types, properties, addresses, references. What it says is `check-parity.ts`'s. */
export function* checkGraph(page: CrawledPage, site: CrawledSite): Generator<string> {
  const { path, root, graph, graphError, isIndexed } = page;
  if (graphError) yield graphError;
  const raw = root.querySelector('script[type="application/ld+json"]')?.rawText ?? '';
  if (raw.includes('<')) yield 'has a "<" that could end its element';
  if (!isIndexed && graph.length > 0) yield 'describes a page that is not to be indexed';
  const nodes = [...allNodes(graph)];
  if (isIndexed && !graphError) {
    const types = nodes.map(typeOf);
    if (!types.some((type) => pageTypes.includes(type))) yield 'has no node for the page itself';
    for (const type of expectedTypes.flatMap(([at, needed]) => (at.test(path) ? needed.split(' ') : [])))
      if (!types.includes(type)) yield `has no ${type}`;
  }
  const ids = nodes.map((node) => node['@id']).filter((id) => id !== undefined);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) yield `describes ${id} twice`;
  for (const id of references(graph))
    if (!ids.includes(id)) yield `refers to ${id}, which the page does not describe`;
  for (const node of nodes) yield* nodeFaults(node, page, site);
}

function* nodeFaults(node: GraphNode, { path }: CrawledPage, { origin }: CrawledSite): Generator<string> {
  const type = typeOf(node);
  const name = `${type || 'A node without @type'} ${node['@id'] ?? ''}`.trim();
  if (forbiddenTypes.includes(type)) yield `${name} must not appear`;
  for (const property of forbiddenProperties) if (property in node) yield `${name} must not have ${property}`;
  const isOwn = String(node['@id']).startsWith(`${origin}${path}#`);
  const needed = [
    neededProperties[type] ?? '',
    isOwn ? (onOwnPage[type] ?? '') : '',
    type === 'ImageObject' && path === '/gallery' && 'name' in node ? galleryTile : '',
  ];
  for (const property of needed.join(' ').split(' ').filter(Boolean)) {
    if (valuesOf(node[property]).filter((value) => value !== '' && value !== null).length === 0)
      yield `${name} has no ${property}`;
  }
  for (const [property, given] of Object.entries(node)) {
    for (const value of valuesOf(given).filter((item) => typeof item === 'string')) {
      if (addresses.includes(property) && !value.startsWith(`${origin}/`))
        yield `${name}: ${property} ${value} is not on ${origin}`;
      if (property.startsWith('date') && !date.test(value))
        yield `${name}: ${property} ${value} has no time of +05:30`;
    }
  }
  const count = (property: string): number => valuesOf(node[property]).length;
  for (const [property, number] of Object.entries({
    ...counts[type],
    ...countsAt[path]?.[type],
    ...(isOwn && type === 'Service' && { offers: tiers.length, isRelatedTo: 4 }),
  })) {
    if (count(property) !== number) yield `${name} has ${count(property)} ${property} instead of ${number}`;
  }
  if (type === 'BreadcrumbList' && count('itemListElement') < 2) yield `${name} has fewer than two steps`;
}
