import { warrantyText } from '../../../data/price-line.ts';
import type { CrawledPage, CrawledSite } from './crawled-site.ts';
import { type GraphNode, isNode, nodesOfType } from './graph-node.ts';
import { visibleText } from './visible-text.ts';

/**
 * Every offer's price and warranty stand in the element that its `@id` names: on a service page `#basic`, `#premium`
 * and `#luxury`, in the price table the row of the catalog. No price per square foot on any page is unknown to the
 * offers.
 */
export function* offerFaults(page: CrawledPage, site: CrawledSite): Generator<string> {
  for (const catalog of nodesOfType(page.graph, 'OfferCatalog')) yield* rowFaults(catalog, page);
  for (const service of nodesOfType(page.graph, 'Service')) {
    for (const offer of nodesOfType([service], 'Offer')) yield* tierFaults(offer, page);
  }
  for (const offer of nodesOfType(page.graph, 'Offer')) yield* specificationFaults(offer);
  yield* strayPrices(page, site);
}

/** The row of a service in the price table shows its prices in the order of its offers. */
function* rowFaults(catalog: GraphNode, { root, path }: CrawledPage): Generator<string> {
  const offers = Array.isArray(catalog.itemListElement)
    ? catalog.itemListElement.filter((item) => isNode(item) && item['@type'] === 'Offer')
    : [];
  if (offers.length === 0) return;
  const anchor = String(catalog['@id']).split('#')[1] ?? '';
  const row = root.getElementById(anchor);
  if (!row) {
    yield `no row of ${path} has the id "${anchor}"`;
    return;
  }
  const said = offers.map(({ price }) => rupees(price)).join(' ');
  const shown = figures(visibleText(row)).join(' ');
  if (said !== shown) yield `the offers of ${catalog.name} cost ${said}, the row #${anchor} shows ${shown}`;
  if (!visibleText(row).includes(String(catalog.name)))
    yield `the row #${anchor} does not name ${catalog.name}`;
}

function* tierFaults(offer: GraphNode, { root }: CrawledPage): Generator<string> {
  const anchor = String(offer['@id']).split('#')[1] ?? '';
  const tier = root.getElementById(anchor);
  if (!tier) {
    yield `no element has the id "${anchor}" of the offer ${offer.name}`;
    return;
  }
  const shown = visibleText(tier);
  if (figures(shown)[0] !== rupees(offer.price))
    yield `${offer.name} costs ${rupees(offer.price)}, #${anchor} shows "${shown}"`;
  const years = [...nodesOfType([offer], 'QuantitativeValue')].find(
    ({ unitCode }) => unitCode === 'ANN',
  )?.value;
  if (!shown.includes(` ${warrantyText(Number(years))}`))
    yield `${offer.name} is warranted for ${years} years, #${anchor} shows "${shown}"`;
}

function* specificationFaults(offer: GraphNode): Generator<string> {
  const [specification] = nodesOfType([offer], 'UnitPriceSpecification');
  if (specification?.price !== offer.price) yield `${offer['@id']} has two prices`;
  if (specification?.unitCode !== 'FTK') yield `${offer['@id']} is not per square foot`;
  if (offer.priceCurrency !== 'INR') yield `${offer['@id']} is not in rupees`;
}

function* strayPrices(page: CrawledPage, { pages }: CrawledSite): Generator<string> {
  const known = new Set<string>();
  for (const { graph } of pages.values()) {
    for (const { price } of nodesOfType(graph, 'Offer')) known.add(rupees(price));
  }
  const text = visibleText(page.root.querySelector('body'));
  for (const [, price = ''] of text.matchAll(/(₹[\d,]+)\sper\ssq\sft/g)) {
    if (!known.has(price)) yield `shows ${price} per sq ft, which no offer asks`;
  }
}

function figures(text: string): readonly string[] {
  return text.match(/₹[\d,]+/g) ?? [];
}

function rupees(price: unknown): string {
  return `₹${Number(price).toLocaleString('en-IN')}`;
}
