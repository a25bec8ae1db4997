/**
 * How `npm start` and the container run Node: a young generation of 4 MiB a half, which is collected before it grows,
 * and no guesses at what lives long. V8 takes React's buffers of a page for long-lived ones after a few hundred pages,
 * puts them among the old, and collects the whole heap for what is dead a millisecond later.
 * No bound on the old generation: with it the collector counts what is read from files; see docs/performance.md.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4', '--no-allocation-site-pretenuring'];

/** What the container sets besides: memory that threads have freed goes back instead of staying with each of them. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
