import { routes } from '../../../views/routes/route-table.ts';

/** An address that no row of the table names, and that is close to one that a row does. */
const unknownAddress = '/services/marbel-polishing';

/** The addresses to measure: those that are named, or every row of the route table, with one for unknown addresses. */
export function sitePaths(named: readonly string[]): readonly string[] {
  return named.length > 0 ? named : routes.map(({ path }) => (path === '*' ? unknownAddress : path));
}
