/**
 * How `npm start` and the container run Node: a young generation of 4 MiB a half, which is collected before it grows.
 * No bound on the old one: with it the collector counts what is read from files, and a static asset costs 1.4 times
 * as much; see docs/performance.md.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4'];

/** What the container sets besides: memory that threads have freed goes back instead of staying with each of them. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
