/** What is read of a trace event (Trace Event Format): times in microseconds, `tdur` that of the processor. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const phoneSlowdown = 4;
/** Milliseconds: https://web.dev/articles/tbt */
const longestTask = 50;

/**
 * The total blocking time of a load on the preset's phone, in milliseconds, from what the main thread has worked: of each
 * task that ends after the first contentful paint, the processor time beyond 50 ms. Lighthouse goes by how long a task has
 * lasted, so one that waited for a core of this machine counts four times its wait.
 * @throws Error when the page was never painted.
 */
export function blockingWork(trace: readonly TraceEvent[]): number {
  const paint = trace.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace holds no first contentful paint');
  return trace
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * phoneSlowdown - longestTask), 0);
}
