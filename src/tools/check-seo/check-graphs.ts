import type { CrawledPage } from './crawled-page.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { Finding } from './finding.ts';
import { allNodes, type GraphNode, references, typeOf, valuesOf } from './graph-node.ts';
import {
  expectedTypes,
  forbiddenProperties,
  forbiddenTypes,
  galleryTile,
  nodeRules,
  wholeArticle,
} from './node-rules.ts';

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
  const rule = nodeRules[type];
  if (!rule) {
    yield `${name} is not among the types of this site`;
    return;
  }
  const extra = [
    ...(isWholeArticle(node, page) ? wholeArticle : []),
    ...(isTile(node, page) ? galleryTile : []),
  ];
  for (const property of [...rule.required, ...rule.ours, ...extra]) {
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

/** Numbers that the tables of the site fix. */
function* countFaults(node: GraphNode, name: string): Generator<string> {
  const count = (property: string): number => valuesOf(node[property]).length;
  const expected: Record<string, Record<string, number>> = {
    HomeAndConstructionBusiness: { image: 3, areaServed: 12 },
    Service: { offers: 3, isRelatedTo: 4 },
    ImageGallery: { image: 12 },
    FAQPage: { mainEntity: 10 },
  };
  for (const [property, number] of Object.entries(expected[typeOf(node)] ?? {})) {
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
