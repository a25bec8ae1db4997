import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { areas } from '../../../data/areas.ts';
import { sampleBusiness } from '../../../data/business.ts';
import { galleryItems } from '../../../data/gallery.ts';
import { pageDocument } from '../../../src/pages/page-document.tsx';
import { shownPictures } from '../../../src/structured-data/shown-pictures.ts';
import { structuredDataOf } from '../../../src/structured-data/structured-data.ts';
import type { StructuredDataOptions } from '../../../src/structured-data/structured-data-context.ts';
import { nodesOfType } from '../../../src/tools/check-seo/graph-node.ts';
import type { Route } from '../../../views/routes/route.ts';
import { routeOf, routes } from '../../../views/routes/route-table.ts';
import { madeManifest, madeOptions } from '../../harness/made-assets.ts';
import { renderedPages } from '../../harness/rendered-pages.ts';

// What the pages of the built site are found to say is in tests/http/seo-site.test.ts.

type Nodes = readonly Record<string, unknown>[];

function graphOn(path: Route['path'], changes: Partial<StructuredDataOptions> = {}): Nodes {
  const text = structuredDataOf(routeOf(path), madeOptions(changes));
  return (JSON.parse(text ?? '{"@graph":[]}') as { '@graph': Nodes })['@graph'];
}

const indexed = routes.filter(({ sitemap }) => sitemap !== null);

test('the text holds no "<" that could end its element', () => {
  const business = { ...sampleBusiness, name: 'A </script><script>alert(1)</script> B' };
  const text = structuredDataOf(routeOf('/'), madeOptions({ business })) ?? '';
  expect(text).not.toContain('<');
  expect(JSON.stringify(JSON.parse(text))).toContain('A </script>');
});

test('an offer is the same on its service page and in the price table, and there it says what the page says that it buys', () => {
  const { texts } = renderedPages();
  const listed = nodesOfType(graphOn('/pricing'), 'Offer');
  for (const { path, page } of indexed) {
    if (page !== 'service') continue;
    for (const { description, ...offer } of nodesOfType(graphOn(path), 'Offer')) {
      expect(listed).toContainEqual(offer);
      expect(texts.get(path)).toContain(String(description).replaceAll(/\s+/g, ' '));
    }
  }
});

test('the pictures named of a page are on it, and the picture of its share card is named wherever the page shows it', () => {
  const serverData = {
    business: sampleBusiness,
    siteOrigin: 'https://www.example.test',
    retentionMonths: 12,
    recipients: [],
  };
  for (const route of indexed) {
    const { path, head } = route;
    const document = pageDocument(route, { path, search: '' }, { manifest: madeManifest(), serverData });
    const addresses = parse(renderToStaticMarkup(document))
      .querySelectorAll('main img[src*="/pictures/"]')
      .map((image) => image.getAttribute('src') ?? '');
    const isOnPage = (id: string): boolean =>
      addresses.some((address) => address.includes(`/pictures/${id}-abcdefghij`));
    const named = shownPictures(route);
    expect(named.filter(isOnPage), path).toEqual(named);
    expect(named.includes(head.picture), path).toBe(isOnPage(head.picture));
    const [page] = graphOn(path);
    expect('primaryImageOfPage' in (page ?? {}), path).toBe(isOnPage(head.picture));
  }
  const gallery = shownPictures(routeOf('/gallery'));
  for (const { picture } of galleryItems) expect(gallery).toContain(picture);
});

test('the business names its areas and keeps street and position to itself until they are configured', () => {
  const [plain] = nodesOfType(graphOn('/contact'), 'HomeAndConstructionBusiness');
  const places = nodesOfType(plain?.areaServed as Nodes, 'Place');
  expect(places.map(({ name }) => name)).toEqual(areas.map(({ name }) => name));
  expect(plain).not.toHaveProperty('geo');
  expect(plain).not.toHaveProperty('sameAs');
  expect(plain?.address).not.toHaveProperty('streetAddress');

  const business = {
    ...sampleBusiness,
    street: '12 Example Road',
    postalCode: '500034',
    position: { latitude: 17.41542, longitude: 78.43911 },
    social: { instagram: 'https://www.instagram.com/example' },
  };
  const [whole] = nodesOfType(graphOn('/contact', { business }), 'HomeAndConstructionBusiness');
  expect(whole).toMatchObject({
    address: { streetAddress: '12 Example Road', postalCode: '500034' },
    geo: { latitude: 17.41542, longitude: 78.43911 },
    sameAs: ['https://www.instagram.com/example'],
  });
});
