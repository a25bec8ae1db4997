import { routes } from '../../../views/routes/route-table.ts';

/**
 * The addresses to measure: those that are named, or every row of the route table, with an address of its own for the
 * row of unknown ones.
 */
export function sitePaths(named: readonly string[] = []): readonly string[] {
  return named.length > 0 ? named : routes.map(({ path }) => (path === '*' ? '/no-such-page' : path));
}
