import type { Route } from '../../views/routes/route.ts';
import { routes } from '../../views/routes/route-table.ts';
import { isRest } from './sample-of.ts';

export const firstOfKinds = routes.filter(
  (route) => routes.find(({ page }) => page === route.page) === route,
);

/**
 * The rows that a `*.sampled.test.ts` is for: in `npm test` the first of each kind of page, in `npm run test:all` the
 * others.
 */
export const sampledRoutes = routes.filter((route) => firstOfKinds.includes(route) !== isRest);

/** Kinds of pages that between them show every kind of part: what takes seconds a page is tried on these. */
export const variedKinds: readonly string[] = [
  'home',
  'services',
  'service',
  'service-areas',
  'gallery',
  'contact',
  'article',
];

export const allKinds: readonly string[] = firstOfKinds.map(({ page }) => page);

interface WaysOfPage<Way> {
  address: string;
  page: Route['page'];
  ways: readonly Way[];
}

/**
 * Where a test takes long, or has to be tried in several ways on every page. The first page of each kind is tried in all
 * ways, the others of its kind in one each, by turns: what breaks one of them in one way alone is seen on the first, or
 * where that way has its turn. `npm test` tries the first way on the first page of each of `kinds`, `npm run test:all`
 * everything else.
 */
export function sampledWays<Way>(ways: readonly Way[], kinds = variedKinds): WaysOfPage<Way>[] {
  return routes.flatMap((route) => {
    const place = routes.filter(({ page }) => page === route.page).indexOf(route);
    const turn = place % ways.length;
    const tried = place === 0 ? ways : ways.slice(turn, turn + 1);
    const isSample = place === 0 && kinds.includes(route.page);
    const [sample, rest] = isSample ? [tried.slice(0, 1), tried.slice(1)] : [[], tried];
    const chosen = isRest ? rest : sample;
    return chosen.length > 0 ? [{ address: addressOf(route), page: route.page, ways: chosen }] : [];
  });
}

/** What a visitor types for a row; the row of unknown addresses has an example. */
export function addressOf({ path }: Pick<Route, 'path'>): string {
  return path === '*' ? '/no-such-page' : path;
}

export function isFirstOfKind(address: string): boolean {
  return firstOfKinds.some((route) => addressOf(route) === address);
}

/** Pages with choices in their address are made for one request, and so compressed with less effort (`src/http/content-encoding.ts`). */
export const choiceAddresses = [
  {
    page: 'contact',
    path: '/contact?service=marble-polishing&tier=premium&area=kondapur&stone=makrana',
  },
  { page: 'estimate', path: '/estimate?service=marble-polishing&tier=premium&size=900' },
] as const satisfies readonly { page: Route['page']; path: string }[];
