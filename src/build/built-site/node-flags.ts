/**
 * How `npm start` and the container run Node: a young generation of 4 MiB a half, which is collected before it grows, and
 * an old one that is collected when it has grown by half, not fourfold; no inspector on SIGUSR1 (docs/decisions/start.md).
 */
export const nodeFlags: readonly string[] = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=50',
  '--disable-sigusr1',
];

/** Variables that the container sets besides: freed memory goes back to the kernel instead of staying with glibc. */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
} as const;
