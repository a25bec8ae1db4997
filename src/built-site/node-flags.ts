/**
 * How `npm start` and the container run Node, in MiB: a young generation that is collected before it grows, and an old
 * one whose collector does not wait for gigabytes. The site needs a quarter of that; see docs/performance.md.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4', '--max-old-space-size=128'];

/** What the container sets besides: memory that threads have freed goes back instead of staying with each of them. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
