import { openingHours } from '../../data/business.ts';
import { fillIn } from '../../data/fill-in.ts';
import { closedNow, closedUntil, holidays, openNow } from '../../data/hours.ts';
import { formatTime, indiaAheadMs } from '../../data/time-of-day.ts';

/** Whether calls are answered at an instant, and when that changes. */
export interface OpeningState {
  isOpen: boolean;
  /** Milliseconds since the epoch. */
  changesAt: number;
  /** Of that change: today's is 0. */
  daysAhead: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const holidayDates = holidays.map(({ date }) => date);

/**
 * The state at `now`, milliseconds since the epoch, in whatever zone the visitor is. `closedOn` holds days as
 * `YYYY-MM-DD` in Asia/Kolkata.
 */
export function openingState(now: number, closedOn: readonly string[] = holidayDates): OpeningState {
  const today = Math.floor((now + indiaAheadMs) / dayMs);
  for (let day = today; ; day += 1) {
    const midnight = day * dayMs - indiaAheadMs;
    const opens = midnight + sinceMidnight(openingHours.opens);
    const closes = midnight + sinceMidnight(openingHours.closes);
    if (now >= closes || !isWorkday(day, closedOn)) continue;
    const isOpen = now >= opens;
    return { isOpen, changesAt: isOpen ? closes : opens, daysAhead: day - today };
  }
}

/** The weekday in Asia/Kolkata, such as `Monday`. */
export function weekdayOf(instant: number): string {
  return nameOfDay(Math.floor((instant + indiaAheadMs) / dayMs));
}

function isWorkday(day: number, closedOn: readonly string[]): boolean {
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  return openingHours.days.some((name) => name === nameOfDay(day)) && !closedOn.includes(date);
}

const weekdays = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];

/** Of a day counted from 1 January 1970, a Thursday. */
function nameOfDay(day: number): string {
  return weekdays[day % 7] ?? '';
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}

/** The state in words, such as `Closed, opens at 9 AM`. */
export function openingWords({ isOpen, changesAt, daysAhead }: OpeningState): string {
  if (isOpen) return fillIn(openNow, { time: formatTime(openingHours.closes) });
  const words = daysAhead > 1 ? closedUntil : closedNow;
  return fillIn(words, { day: weekdayOf(changesAt).slice(0, 3), time: formatTime(openingHours.opens) });
}
