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

test('a folder is not offered beside a page in it that may be meant, and it is where itself was typed', () => {
  expect(closestTo('/services/mosaic-polishing')).not.toContain('/services');
  expect(closestTo('/blog/granit-floor')).not.toContain('/blog');
  expect(closestTo('/servces')[0]).toBe('/services');
});

test('after the nearest page services go before all others', () => {
  const known = [
    { path: '/blog/how-marble-polishing-works', label: 'Granite' },
    { path: '/guides/office-and-lobby-floors', label: 'Granite' },
    { path: '/services/granite-floor-polishing', label: 'Granite Floor Polishing' },
  ] as const;
  const found = closestPages('/granite', known).map(({ path }) => path);
  expect(found).toEqual([known[0].path, known[2].path, known[1].path]);
});
