import { expect, inject, test } from 'vitest';
import { routes } from '../../views/routes/route-table.ts';
import { isFirstOfKind, sampledWays } from '../harness/addresses.ts';
import { follow, isMarked, mark } from '../harness/follow.ts';
import { type Visit, visit, withoutPictures } from '../harness/visit.ts';

test('after a navigation the head of a page is that of a full load, and its structured data equal or gone', async () => {
  await using traveller = await visit();
  await using reader = await visit({ javaScriptEnabled: false });
  for (const { page } of [traveller, reader]) await withoutPictures(page);
  const list = '/sitemap';
  const sampled = sampledWays(['head'])
    .map(({ address }) => address)
    .filter(isFirstOfKind);
  const listed = routes.filter(
    ({ path, sitemap }) => sitemap !== null && path !== list && sampled.includes(path),
  );
  await traveller.openHydrated(list);
  await mark(traveller);
  for (const { path } of listed) {
    await follow(traveller, path);
    await reader.open(path);
    const head = await headOf(reader);
    expect(await headOf(traveller), path).toEqual(head);
    expect([[], await graphsOf(reader)], path).toContainEqual(await graphsOf(traveller));
    await traveller.page.goBack();
    await traveller.page.waitForURL(inject('siteUrl') + list);
  }
  await reader.open(list);
  await expect.poll(() => headOf(traveller)).toEqual(await headOf(reader));
  expect([[], await graphsOf(reader)], list).toContainEqual(await graphsOf(traveller));
  // No page was opened by a reload. That no two say the same is in http/seo-site.test.ts.
  expect(listed.length).toBeGreaterThan(4);
  expect(await isMarked(traveller)).toBe(true);
  expect(traveller.noise).toEqual([]);
});

/**
 * Everything the document's head says, in no order: what it loads is left out, because a page opened without a reload
 * has its scripts, fonts, styles and web manifest already.
 */
function headOf({ page }: Visit): Promise<readonly string[]> {
  return page.evaluate(() => {
    const loads = 'script, style, [rel=preload], [rel=modulepreload], [rel=stylesheet], [rel=manifest]';
    return [...document.head.children]
      .filter((element) => !element.matches(loads))
      .map((element) => {
        const said = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
        return [element.localName, ...said, element.localName === 'title' ? element.textContent : ''].join(
          ' ',
        );
      })
      .sort();
  });
}

/** The page's structured data; a navigation takes it away. */
function graphsOf({ page }: Visit): Promise<readonly string[]> {
  return page.locator('script[type="application/ld+json"]').allTextContents();
}
