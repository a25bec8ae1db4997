import { setTimeout as sleep } from 'node:timers/promises';

/** Where the time comes from, so that a test can hold it. */
export interface Clock {
  /** Milliseconds since the epoch by the wall; an operator or NTP can set it forward and back. */
  now(): number;
  /** Milliseconds that only ever go forward, at the rate of real time. */
  monotonic(): number;
  /** Resolves after so many milliseconds of the monotonic clock, or when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {}),
};

/**
 * Milliseconds since the epoch that do not follow later changes of the wall clock: read once, then carried on by the
 * monotonic clock. Everything that is waited for (back-off, leases) is written in it.
 */
export function createSteadyTime(clock: Clock): () => number {
  const offset = clock.now() - clock.monotonic();
  return () => Math.round(clock.monotonic() + offset);
}
