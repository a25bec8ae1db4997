import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { articleSlugs, categorySlugs } from '../../../data/articles/slugs.ts';
import { guideSlugs } from '../../../data/guides/slugs.ts';
import { jobs } from '../../../data/jobs.ts';
import { serviceSlugs } from '../../../data/services/slugs.ts';
import { findRoute, notFoundRoute, routes } from '../../../views/routes/route-table.ts';
import { pageKinds, pagePatterns } from '../../../views/site/page-kinds.ts';

const paths = routes.map(({ path }) => path);

test('the table has every route of the specification and of the decisions, once', () => {
  const wanted = [
    '/',
    '/services',
    '/contact',
    '/about',
    '/gallery',
    '/service-areas',
    '/faq',
    '/blog',
    '/pricing',
    '/which-package',
    '/estimate',
    '/care',
    '/glossary',
    '/privacy',
    '/terms',
    '/sitemap',
    '/thanks',
    '*',
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    '/guides',
    ...guideSlugs.map((slug) => `/guides/${slug}`),
    ...articleSlugs.map((slug) => `/blog/${slug}`),
    ...categorySlugs.map((slug) => `/blog/category/${slug}`),
    ...jobs.map(({ slug }) => `/jobs/${slug}`),
  ];
  expect([...paths].sort()).toEqual(wanted.sort());
});

test('the sitemap lists every listed page once, and which package a floor needs below the prices', () => {
  const sitemap = routes.find((route) => route.page === 'sitemap');
  if (!sitemap) throw new Error('There is no sitemap');
  const { groups } = sitemap.content;
  const listed = routes.flatMap((route) => (route.sitemap ? [route.path] : []));
  expect(
    [...groups.flatMap(({ path, pages }) => [path, ...pages.map((page) => page.path)]), '/sitemap'].sort(),
  ).toEqual(listed.sort());
  const below = groups.find(({ path }) => path === '/pricing')?.pages.map(({ path }) => path);
  expect(below).toEqual(['/which-package', '/estimate']);
});

test('every page that the 404 page may offer has its price, the page above it or a note', () => {
  if (notFoundRoute.page !== 'not-found') throw new Error('There is no 404 page');
  expect(notFoundRoute.content.pages.filter(({ note }) => !note).map(({ path }) => path)).toEqual([]);
});

test('only listed paths are found; the others have the 404 row', () => {
  expect(findRoute('/pricing')?.page).toBe('pricing');
  for (const path of ['/nope', '*', '/pricing/', '/Pricing', '', '/__proto__'])
    expect(findRoute(path)).toBeUndefined();
  expect(notFoundRoute).toMatchObject({ path: '*', sitemap: null });
});

test('wouter finds for every address the kind that its row names', () => {
  for (const { path, page } of routes) expect(kindAt(path === '*' ? '/no/such/page' : path), path).toBe(page);
});

/** The first kind whose pattern fits, as `Switch` finds it. */
function kindAt(path: string): string {
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <Switch>
        {pageKinds.map((kind) => (
          <Route key={kind} path={pagePatterns[kind]}>
            {kind}
          </Route>
        ))}
      </Switch>
    </Router>,
  );
}
