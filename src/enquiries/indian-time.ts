import { indiaAheadMs } from '../../data/time-of-day.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** `YYYY-MM-DD HH:MM:SS` in Asia/Kolkata. */
export function indianTimestamp(instant: number): string {
  return inIndia(instant).toISOString().slice(0, 19).replace('T', ' ');
}

/** `YYYY-MM-DD` in Asia/Kolkata. */
export function indianDay(instant: number): string {
  return indianTimestamp(instant).slice(0, 10);
}

/** `YYYY-MM` in Asia/Kolkata. */
export function indianMonth(instant: number): string {
  return indianTimestamp(instant).slice(0, 7);
}

/** 0 to 23 in Asia/Kolkata. */
export function indianHour(instant: number): number {
  return inIndia(instant).getUTCHours();
}

/** A day and a time as people write them, such as `Sat 21 Nov 2026, 8:15 AM`. */
export function readableIndianTime(instant: number): string {
  const date = inIndia(instant);
  const day = `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  return `${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The last instant that a `Date` has; the first is as far before 1970. */
const lastInstant = 8.64e15;

/**
 * A date whose UTC fields are those of a clock in India. Intl would load the tables of all zones at every start. What no calendar
 * has, as in a damaged row, is its last day.
 */
function inIndia(instant: number): Date {
  return new Date(Math.max(-lastInstant, Math.min(instant + indiaAheadMs, lastInstant)));
}
