import { routes } from '../../views/routes/route-table.ts';

/** One address for each row of the route table, as a visitor would type it. */
export const addresses: readonly string[] = routes.map(({ path }) => (path === '*' ? '/no-such-page' : path));
