const zone = 'Asia/Kolkata';

// sv-SE writes ISO 8601 dates and 24-hour times; the server's own zone and locale never matter.
const isoLike = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
const readable = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `YYYY-MM-DD HH:MM:SS` in Asia/Kolkata. */
export function indianTimestamp(instant: number): string {
  return isoLike.format(instant);
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
  return Number(indianTimestamp(instant).slice(11, 13));
}

/** A day and a time as people write them, such as `Sat 21 Nov 2026, 8:15 AM`. */
export function readableIndianTime(instant: number): string {
  // Put together here: where the commas go changes with each release of ICU.
  const parts = Object.fromEntries(readable.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { weekday, day, month, year, hour, minute, dayPeriod = '' } = parts;
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod.toUpperCase()}`;
}

/** The instant of a time of day (`HH:MM`) on the day in Asia/Kolkata that an instant falls on. */
export function indianTimeOfDay(instant: number, time: string): number {
  // India has had one offset and no summer time since 1945.
  return Date.parse(`${indianDay(instant)}T${time}:00+05:30`);
}
