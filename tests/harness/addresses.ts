import { routes } from '../../views/routes/route-table.ts';

/** One address for each row of the route table, as a visitor would type it. */
export const addresses: readonly string[] = routes.map(({ path }) => addressOf(path));

/**
 * The rows that a `*.sampled.test.ts` is for: in `npm test` the first of each kind of page, in `npm run test:all` the
 * others.
 */
export const sampledRoutes = routes.filter(({ page }, index) => {
  const isFirst = routes.findIndex((row) => row.page === page) === index;
  return isFirst !== (process.env.TEST_SET === 'all');
});

export const sampledAddresses: readonly string[] = sampledRoutes.map(({ path }) => addressOf(path));

/** What a visitor types for a row; the row of unknown addresses has an example. */
export function addressOf(path: string): string {
  return path === '*' ? '/no-such-page' : path;
}
