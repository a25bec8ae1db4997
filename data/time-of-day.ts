/** A time of day, `HH:MM`, as Indian readers write it: `9:00 AM`. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Milliseconds that a clock in India is ahead of UTC: one offset in the whole country, and no summer time since 1945. */
export const indiaAheadMs = 5.5 * 3_600_000;
