import type { ClaimChoice } from '../../data/claims.ts';
import { withHardSpaces } from '../../data/hard-spaces.ts';
import { pageNotes } from '../../data/page-notes.ts';
import { notFoundPage } from '../../data/pages/not-found.ts';
import { sitemapPage } from '../../data/pages/sitemap.ts';
import type { SitePath } from '../../data/paths.ts';
import { fromPrice } from '../../data/price-line.ts';
import { serviceSummaries } from '../../data/services/catalogue.ts';
import { serviceStrip, serviceSwatches } from '../pictures/service-swatches.ts';
import { blogRoutes } from './blog-routes.ts';
import { guideRoutes } from './guide-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { plainRoutes } from './plain-routes.ts';
import type { Route, RouteOf } from './route.ts';
import { serviceRoutes } from './service-routes.ts';

const pages = [...plainRoutes, ...serviceRoutes, ...jobRoutes(), ...guideRoutes, ...blogRoutes].map(
  ({ content, proved, ...route }) =>
    ({
      ...route,
      content: withHardSpaces(content),
      ...(proved && { proved: withHardSpaces(proved) }),
    }) as Route,
);
const listedPages = pages.filter(isListed);

/** One of each service. */
const serviceStones = Object.values(serviceSwatches).map((swatch) => ({ swatch }));

const sitemapRoute: RouteOf<'sitemap'> = {
  path: '/sitemap',
  page: 'sitemap',
  head: sitemapPage.head,
  sitemap: {},
  label: 'Sitemap',
  trail: [],
  content: { groups: groupsOf(listedPages), strip: serviceStrip },
  shows: sitemapPage,
};

const unknownRoute: RouteOf<'not-found'> = {
  path: '*',
  page: 'not-found',
  head: notFoundPage.head,
  sitemap: null,
  label: 'Not found',
  trail: [],
  content: {
    pages: listedPages.map(suggestionOf),
    // A doorway behind which there is no room.
    picture: 'threshold-nowhere',
    stones: serviceStones,
    strip: serviceStrip,
  },
  shows: notFoundPage,
};

/** Every address of the site: the one table behind server, browser, links, sitemaps and tests. */
export const routes: readonly Route[] = [...pages, sitemapRoute, unknownRoute];

/** The rows whose content rests on claims, with those alone that have evidence. */
const provedRoutes: ReadonlyMap<Route, Route> = new Map(
  routes.flatMap((route) => (route.proved ? [[route, { ...route, content: route.proved } as Route]] : [])),
);

/** The row as it is shown. */
export function shownRoute(route: Route, claims: ClaimChoice | undefined): Route {
  return (claims === 'proved' && provedRoutes.get(route)) || route;
}

const byPath: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.path, route]));

/** The row of a path, exactly as written; undefined where there is none. */
export function findRoute(path: string): Route | undefined {
  return path === '*' ? undefined : byPath.get(path);
}

/** The row that answers every path without a row of its own. */
export const notFoundRoute: Route = routeOf('*');

/** The row of a path that the types know. @throws Error when the table lacks it, which a test rules out. */
export function routeOf(path: Route['path']): Route {
  const route = byPath.get(path);
  if (!route) throw new Error(`The route table has no row for ${path}`);
  return route;
}

/** A service with its floor and its price; another page with the picture of its head, and the page above it or its note. */
function suggestionOf({
  path,
  label,
  head,
  trail,
}: ListedRoute): RouteOf<'not-found'>['content']['pages'][number] {
  const service = serviceSummaries.find(({ slug }) => path === `/services/${slug}`);
  if (service) return { path, label, thumbnail: service.picture, note: fromPrice(service.slug) };
  return {
    path,
    label,
    thumbnail: head.picture,
    note: listedPages.find((page) => page.path === trail[0])?.label ?? pageNotes[path],
  };
}

type ListedRoute = Route & { path: SitePath };

function isListed(row: Route): row is ListedRoute {
  return row.sitemap !== null && row.path !== '*';
}

/**
 * Pages with those below them, as the HTML sitemap lists them. Which package a floor needs is a question of its price,
 * though its page stands alone.
 */
function groupsOf(listed: readonly ListedRoute[]): RouteOf<'sitemap'>['content']['groups'] {
  const above = ({ path, trail }: ListedRoute): readonly string[] =>
    path === '/which-package' ? ['/pricing'] : trail;
  return listed
    .filter((page) => above(page).length === 0)
    .map(({ path, label }) => ({
      path,
      label,
      note: pageNotes[path],
      pages: listed
        .filter((page) => above(page).includes(path))
        .map((page) => ({ path: page.path, label: page.label })),
    }));
}
