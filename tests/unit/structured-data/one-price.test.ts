import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { prices, type Tier } from '../../../data/prices.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import type { ServiceSlug } from '../../../data/services/slugs.ts';
import { nodesOfType } from '../../../src/tools/check-seo/graph-node.ts';
import { visibleText } from '../../../src/tools/check-seo/visible-text.ts';
import type { Route } from '../../../views/routes/route.ts';
import { madeManifest, madeOptions } from '../../harness/made-assets.ts';

type PriceTable = Record<ServiceSlug, Record<Tier, number>>;

const priceModule = '../../../data/prices.ts';
const granite = 'granite-floor-polishing';

afterEach(() => {
  vi.doUnmock(priceModule);
  vi.resetModules();
});

/** Everything that is imported from here on finds this price table. */
function withPrices(table: PriceTable): void {
  vi.resetModules();
  vi.doMock(priceModule, async (original) => {
    const actual = await original<typeof import('../../../data/prices.ts')>();
    return { ...actual, prices: table };
  });
}

/**
 * What the site says of prices: the figures of each page's text, its offers, its share card; the table's rows, what the
 * estimate reckons for each of them, and the files that programs read.
 */
async function pricesSaid(): Promise<Record<string, string>> {
  const { structuredDataOf } = await import('../../../src/structured-data/structured-data.ts');
  const { shareCardContent } = await import('../../../src/build/share-cards/share-card-content.ts');
  const { pageDocument } = await import('../../../src/pages/page-document.tsx');
  const { tierPrices, fromPrice } = await import('../../../data/price-line.ts');
  const { services } = await import('../../../data/services/catalogue.ts');
  const { routes, routeOf } = await import('../../../views/routes/route-table.ts');
  const { feedXml } = await import('../../../src/pages/feed-xml.ts');
  const { llmsText } = await import('../../../src/pages/llms-text.ts');
  const { structuredDataContext } = await import('../../../src/structured-data/structured-data-context.ts');
  const { siteOrigin } = madeOptions();
  const serverData = { business: sampleBusiness, siteOrigin, retentionMonths: 12, recipients: [] };
  const said: Record<string, string> = {};
  const bodyOf = (route: Route, path: string, search: string): HTMLElement | null => {
    const document = pageDocument(route, { path, search }, { manifest: madeManifest(), serverData });
    return parse(renderToStaticMarkup(document)).querySelector('body');
  };
  for (const route of routes) {
    const path = route.path === '*' ? '/no-such-page' : route.path;
    const text = visibleText(bodyOf(route, path, ''));
    const graph = JSON.parse(structuredDataOf(route, madeOptions()) ?? '{}');
    const offers = nodesOfType(graph['@graph'] ?? [], 'Offer').map(
      (offer) => `${offer['@id']} ₹${offer.price}`,
    );
    said[`page ${path}`] = (text.match(/₹[\d,]+/g) ?? []).join(' ');
    said[`description of ${path}`] = route.head.description;
    said[`offers of ${path}`] = offers.join(' ');
    said[`card of ${path}`] = shareCardContent(route).detail;
  }
  for (const { slug } of services) {
    said[`table row of ${slug}`] = `${fromPrice(slug)} ${JSON.stringify(tierPrices(slug))}`;
    for (const { tier } of tierPrices(slug)) {
      const search = `?${new URLSearchParams({ service: slug, tier, size: '1000' })}`;
      const parts = bodyOf(routeOf('/estimate'), '/estimate', search)?.querySelectorAll(
        '.estimate__sum, .estimate__notes ul',
      );
      said[`estimate of ${slug} in ${tier}`] = (parts ?? []).map(visibleText).join(' ');
    }
  }
  const context = structuredDataContext(madeOptions());
  said['llms.txt'] = llmsText(context);
  said['feed.xml'] = feedXml(context);
  return said;
}

test('one changed price changes its pages, its table row, its offers, its estimate and its share card, and nothing else', async () => {
  withPrices(prices);
  const before = await pricesSaid();
  withPrices({ ...prices, [granite]: { ...prices[granite], basic: 123 } });
  const after = await pricesSaid();

  const differing = Object.keys(before).filter((key) => before[key] !== after[key]);
  for (const key of differing) expect(after[key], key).toMatch(/123|\d,\d{3}/);
  expect(after[`estimate of ${granite} in basic`]).toMatch(
    /^Estimated range ₹1,10,700 to ₹1,35,300 .*× ₹123 .*× ₹123$/s,
  );
  // Services that are related to it name its lowest price.
  const related = Object.values(serviceContents).filter((content) => content.related.includes(granite));
  expect(related).not.toEqual([]);
  // The articles and guides that reckon with granite follow too; which ones those are is their own affair.
  const expected = [
    `card of /services/${granite}`,
    `description of /services/${granite}`,
    `estimate of ${granite} in basic`,
    'feed.xml',
    'llms.txt',
    'offers of /pricing',
    `offers of /services/${granite}`,
    'page /',
    'page /gallery',
    'page /guides',
    'page /pricing',
    'page /services',
    `page /services/${granite}`,
    ...related.map(({ slug }) => `page /services/${slug}`),
    `table row of ${granite}`,
  ];
  expect(differing.filter((key) => !/^page \/(?:blog|guides)\//.test(key)).sort()).toEqual(expected.sort());
});

test('with every price changed no old price is left on any page, in any offer or on any card', async () => {
  const raised = Object.fromEntries(
    Object.entries(prices).map(([slug, tiers]) => [
      slug,
      Object.fromEntries(Object.entries(tiers).map(([tier, price]) => [tier, price * 100 + 7])),
    ]),
  ) as PriceTable;
  withPrices(raised);
  const said = await pricesSaid();
  const old = new Set<number>(Object.values(prices).flatMap((tiers) => Object.values(tiers)));
  for (const [place, words] of Object.entries(said)) {
    const figures = (words.match(/(?<=₹)[\d,]+/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
    expect(
      figures.filter((figure) => old.has(figure)),
      place,
    ).toEqual([]);
  }
});
