const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const delays = [5 * second, 30 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour];

export const longestRetryDelayMs = 12 * hour;

/** Milliseconds to wait after so many failed attempts; for ever every twelve hours, since nothing is given up. */
export function retryDelayMs(failedAttempts: number): number {
  return delays[failedAttempts - 1] ?? longestRetryDelayMs;
}

/** Whether a person should look: the quick attempts are used up. */
export function isOverdue(failedAttempts: number): boolean {
  return failedAttempts > delays.length;
}
