/**
 * How `npm start` and the container run Node: a young generation of 4 MiB a half, which is collected before it grows; an
 * old one that is collected when it has grown by half, not fourfold, and not at all below 24 MiB, which a start stays
 * under; and no guesses at what lives long. V8 takes React's buffers of a page for long-lived ones after a few hundred
 * pages, puts them among the old, and collects the whole heap for what is dead a millisecond later. Without Maglev, the
 * compiler between the quick one and the best: what it works with stays with malloc, and pages are no faster for it.
 * No bound on the old generation: with it the collector counts what is read from files; see docs/performance.md.
 */
export const nodeFlags: readonly string[] = [
  '--initial-old-space-size=24',
  '--max-semi-space-size=4',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
  '--no-maglev',
];

/** What the container sets besides: memory that was freed goes back to the kernel, instead of staying with glibc. */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
} as const;
