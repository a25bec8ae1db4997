const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day, `YYYY-MM-DD`, as Indian readers write it: `9 June 2026`. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** A day, `YYYY-MM-DD`, as the moment it began in India. */
export function startOfDay(date: string): string {
  return `${date}T00:00:00+05:30`;
}

/** A time of day, `HH:MM`, as Indian readers write it: `9:00 AM`. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Milliseconds that a clock in India is ahead of UTC: one offset in the whole country, and no summer time since 1945. */
export const indiaAheadMs = 5.5 * 3_600_000;
