import { areas } from '../../../data/areas.ts';
import { faqs } from '../../../data/faqs.ts';
import { galleryItems } from '../../../data/gallery.ts';
import { tiers } from '../../../data/prices.ts';
import type { CrawledPage, CrawledSite, Finding } from './crawled-site.ts';
import { allNodes, type GraphNode, references, typeOf, valuesOf } from './graph-node.ts';

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

const forbiddenProperties = [
  'review',
  'aggregateRating',
  'potentialAction',
  'ratingValue',
  'reviewCount',
  'starRating',
];

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
  WebSite: '@id name url inLanguage publisher',
  HomeAndConstructionBusiness:
    '@id name address telephone email url openingHoursSpecification priceRange image logo areaServed ' +
    'hasOfferCatalog currenciesAccepted contactPoint knowsLanguage',
  PostalAddress: 'addressLocality addressRegion addressCountry',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  ContactPoint: 'contactType telephone email availableLanguage',
  Service: '@id name serviceType provider description url image areaServed offers isRelatedTo termsOfService',
  Offer: '@id name price priceCurrency priceSpecification seller warranty itemOffered',
  UnitPriceSpecification: 'price priceCurrency unitCode referenceQuantity',
  OfferCatalog: '@id name',
  BreadcrumbList: '@id itemListElement',
  ListItem: 'position name',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  Blog: '@id name url blogPost publisher',
  BlogPosting: '@id headline url datePublished',
  ImageObject: 'contentUrl',
};

/** What the article of an article page carries besides: in a list only the properties above are given. */
const wholeArticle = 'author dateModified image publisher articleSection wordCount mainEntityOfPage';

/** What a tile of the gallery carries besides. */
const galleryTile = 'creditText caption width height copyrightNotice';

/** How many values a property has: the crops of a picture, the tiers of a price, and the tables of `data/`. */
const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  HomeAndConstructionBusiness: { image: 3, areaServed: areas.length },
  Service: { offers: tiers.length, isRelatedTo: 4 },
  ImageGallery: { image: galleryItems.length },
  FAQPage: { mainEntity: faqs.length },
};

const pageTypes = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'FAQPage', 'ImageGallery'];
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/;

/** The structured data by itself: types, properties, addresses, references. What it says is `check-parity.ts`'s. */
export function* checkGraphs(site: CrawledSite): Generator<Finding> {
  const described = new Set<unknown>();
  for (const { graph } of site.pages.values()) for (const node of allNodes(graph)) described.add(node['@id']);

  for (const page of [...site.pages.values(), site.notFound]) {
    const messages = [
      ...pageFaults(page),
      ...[...allNodes(page.graph)].flatMap((node) => [...nodeFaults(node, page, site)]),
      ...[...references(page.graph)]
        .filter((id) => !described.has(id))
        .map((id) => `refers to ${id}, which no page describes`),
    ];
    for (const message of new Set(messages)) yield { path: page.path, rule: 'structured data', message };
  }
}

function* pageFaults({ path, root, graph, graphError, isIndexed }: CrawledPage): Generator<string> {
  if (graphError) yield graphError;
  const raw = root.querySelector('script[type="application/ld+json"]')?.rawText ?? '';
  if (raw.includes('<')) yield 'has a "<" that could end its element';
  if (!isIndexed) {
    if (graph.length > 0) yield 'describes a page that is not to be indexed';
    return;
  }
  if (graphError) return;
  const types = [...allNodes(graph)].map(typeOf);
  if (!types.some((type) => pageTypes.includes(type))) yield 'has no node for the page itself';
  for (const type of expectedTypes(path)) if (!types.includes(type)) yield `has no ${type}`;
  const ids = [...allNodes(graph)].map((node) => node['@id']).filter((id) => id !== undefined);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) yield `describes ${id} twice`;
}

function* nodeFaults(node: GraphNode, page: CrawledPage, site: CrawledSite): Generator<string> {
  const type = typeOf(node);
  const name = `${type || 'A node without @type'}${typeof node['@id'] === 'string' ? ` ${node['@id']}` : ''}`;
  if (forbiddenTypes.includes(type)) yield `${name} must not appear`;
  for (const property of forbiddenProperties) if (property in node) yield `${name} must not have ${property}`;
  const needed = [
    neededProperties[type] ?? '',
    isWholeArticle(node, page) ? wholeArticle : '',
    isTile(node, page) ? galleryTile : '',
  ];
  for (const property of needed.join(' ').split(' ').filter(Boolean)) {
    if (isEmpty(node[property])) yield `${name} has no ${property}`;
  }
  for (const [property, value] of Object.entries(node)) {
    for (const item of valuesOf(value)) yield* valueFaults(name, property, item, site);
  }
  yield* countFaults(node, name);
}

function* valueFaults(
  name: string,
  property: string,
  value: unknown,
  { origin }: CrawledSite,
): Generator<string> {
  if (typeof value !== 'string') return;
  const isAddress = ['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'termsOfService'].includes(
    property,
  );
  if (isAddress && !value.startsWith(`${origin}/`)) yield `${name}: ${property} ${value} is not on ${origin}`;
  if (property.startsWith('date') && !date.test(value))
    yield `${name}: ${property} ${value} has no time of +05:30`;
}

function* countFaults(node: GraphNode, name: string): Generator<string> {
  const count = (property: string): number => valuesOf(node[property]).length;
  for (const [property, number] of Object.entries(counts[typeOf(node)] ?? {})) {
    if (count(property) !== number) yield `${name} has ${count(property)} ${property} instead of ${number}`;
  }
  if (typeOf(node) === 'BreadcrumbList' && count('itemListElement') < 2)
    yield `${name} has fewer than two steps`;
}

function isWholeArticle(node: GraphNode, { path }: CrawledPage): boolean {
  return typeOf(node) === 'BlogPosting' && path !== '/blog';
}

function isTile(node: GraphNode, { path }: CrawledPage): boolean {
  return typeOf(node) === 'ImageObject' && path === '/gallery' && 'name' in node;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** The types that a page must carry, by its address; every indexed page needs a page node besides. */
function expectedTypes(path: string): readonly string[] {
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
