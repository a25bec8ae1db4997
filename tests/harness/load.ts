import { runWorker } from './run-worker.ts';

/** Requests of one kind, made in a thread of their own so that the test's work does not slow them. */
export interface Load {
  url: string;
  /** Asked for in turn. In these, in `headers` and in `form`, `#` is replaced by a number that grows. */
  paths: readonly string[];
  connections: number;
  /** Requests a second, whether or not earlier ones are answered; without it each connection asks again at once. */
  rate?: number;
  ms: number;
  /** Milliseconds that a connection rests between two requests, where there is no rate. */
  pause?: number;
  headers?: Record<string, string>;
  /** A form-encoded body: the requests are posts then. */
  form?: string;
}

export interface LoadResult {
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Requests without a whole answer, by error code. */
  failures: Record<string, number>;
  /** Milliseconds from when a request was due to the end of its answer, by status. */
  latency: Record<number, { p50: number; p99: number; max: number }>;
  /** Answers 503 without Retry-After. */
  withoutRetryAfter: number;
}

/** Puts the load on and resolves with what came back when its time is over, or `until` has happened. */
export function putLoad(load: Load, until?: Promise<unknown>): Promise<LoadResult> {
  return runWorker(new URL('./load-worker.ts', import.meta.url), load, until);
}

export function answersOf({ statuses }: LoadResult): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}
