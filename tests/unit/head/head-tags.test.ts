import { expect, test } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { headTags, titleOf } from '../../../views/head/head-tags.ts';
import { pageFileOf } from '../../../views/routes/page-file-of.ts';
import { routeOf, routes } from '../../../views/routes/route-table.ts';
import { madeAssets } from '../../harness/made-assets.ts';

// That a document has these tags and no others, sent or after a navigation, is in heads-after-navigation.sampled.test.ts.

test('a title is one text, with the business name at its end', () => {
  expect(titleOf(routeOf('/faq').head, 'Stone & Sons')).toBe(
    'Questions About Stone Polishing | Stone & Sons',
  );
});

test('only the pages of the blog name the feed, and only pages to be indexed have an address of their own', () => {
  for (const route of routes) {
    const { head, image, isIndexed } = pageFileOf(route, madeAssets);
    const { path } = route;
    const siteOrigin = 'https://www.example.test';
    const tags = headTags(head, { businessName: sampleBusiness.name, siteOrigin, path, isIndexed, image });
    const rels = tags.flatMap((tag) => (tag.tag === 'link' ? [tag.attributes.rel] : []));
    expect(rels.includes('alternate'), path).toBe(/^\/blog/.test(path));
    expect(rels.includes('canonical'), path).toBe(route.sitemap !== null);
  }
});
