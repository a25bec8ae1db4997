import { expect, test } from 'vitest';
import { closestPages } from '../../../views/not-found/closest-pages.ts';
import type { RouteOf } from '../../../views/routes/route.ts';
import { notFoundRoute } from '../../../views/routes/route-table.ts';

const { pages } = (notFoundRoute as RouteOf<'not-found'>).content;

function closestTo(typed: string): string[] {
  return closestPages(typed, pages).map(({ path }) => path);
}

for (const [typed, meant] of [
  ['/pricng', '/pricing'],
  ['/prices', '/pricing'],
  ['/Pricing.html', '/pricing'],
  ['/contact-us', '/contact'],
  ['/galery', '/gallery'],
  ['/blog/italian-marble-vs-granit', '/blog/italian-marble-vs-granite'],
  ['/services/marbel-polishing', '/services/marble-polishing'],
  ['/marble-polishing', '/services/marble-polishing'],
  ['/service/kota-stone-polishing/', '/services/kota-stone-polishing'],
  ['/services/mosaic-polishing', '/services/mosaic-floor-polishing'],
  ['/kota', '/services/kota-stone-polishing'],
  ['/faqs', '/faq'],
  ['/questions', '/faq'],
  ['/service_areas.php', '/service-areas'],
  ['/privacy-policy', '/privacy'],
] as const) {
  test(`${typed} comes nearest to ${meant}`, () => {
    expect(closestTo(typed)[0]).toBe(meant);
  });
}

for (const typed of ['/', '/*', '/wp-login.php', '/xyzzy', '/%E0%A4%A', '/////', `/${'a'.repeat(8000)}`]) {
  test(`nothing comes near ${typed.slice(0, 20)}`, () => {
    expect(closestTo(typed)).toEqual([]);
  });
}

test('at most three pages are offered, none of them twice', () => {
  const found = closestTo('/marble');
  expect(found).toHaveLength(3);
  expect(new Set(found).size).toBe(3);
});
