import { hourMs, minuteMs, secondMs } from '../../base/durations.ts';

const delays = [
  5 * secondMs,
  30 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
];

/** Failed attempts after which a message is tried every twelve hours. */
export const quickAttempts = delays.length;

export const longestRetryDelayMs = 12 * hourMs;

/** Milliseconds to wait after so many failed attempts; for ever every twelve hours, since nothing is given up. */
export function retryDelayMs(failedAttempts: number): number {
  return delays[failedAttempts - 1] ?? longestRetryDelayMs;
}

/** Whether a person should look: the quick attempts are used up. */
export function isOverdue(failedAttempts: number): boolean {
  return failedAttempts > quickAttempts;
}
