const minuteMs = 60_000;

/**
 * Returns a clock that writes the time in ISO 8601 UTC with milliseconds, as `Date.prototype.toISOString` does. Between
 * two answers to requests that takes 20 µs, being out of every cache of the processor; here a date is written once a
 * minute and the rest are six figures.
 */
export function createIsoClock(now: () => number = () => Date.now()): () => string {
  let minute = Number.NaN;
  let untilMinute = '';
  return function isoTime() {
    const milliseconds = now();
    const past = milliseconds % minuteMs;
    if (milliseconds - past !== minute) {
      minute = milliseconds - past;
      untilMinute = new Date(minute).toISOString().slice(0, 17);
    }
    // The leading 1 keeps the zeros.
    const figures = String(1e5 + past);
    return `${untilMinute}${figures.slice(1, 3)}.${figures.slice(3)}Z`;
  };
}
