import { expect, test } from 'vitest';
import {
  indianDay,
  indianHour,
  indianMonth,
  indianTimestamp,
  readableIndianTime,
} from '../../../src/enquiries/indian-time.ts';

const timeZone = 'Asia/Kolkata';
// Every month, and around noon, midnight and the turn of a year in India.
const instants = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 9, 2 * month, 7)).concat(
  ['2026-12-31T18:29:59.999Z', '2026-12-31T18:30:00Z', '2026-11-22T06:29:00Z', '2026-11-22T06:30:00Z'].map(
    Date.parse,
  ),
);

test('times are those of the tables of time zones', () => {
  const table = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  expect(instants.map(indianTimestamp)).toEqual(instants.map((instant) => table.format(instant)));
});

test('people read the parts that the locale of India has', () => {
  const table = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const plain = (text: string): string => text.replaceAll(',', '').toLowerCase();
  expect(instants.map(readableIndianTime).map(plain)).toEqual(
    instants.map((instant) => plain(table.format(instant))),
  );
  expect(readableIndianTime(Date.parse('2026-11-21T02:45:00Z'))).toBe('Sat 21 Nov 2026, 8:15 AM');
});

test('day, month and hour are those in India, which is ahead', () => {
  const newYear = Date.parse('2026-12-31T18:30:00Z');
  expect([indianDay(newYear), indianMonth(newYear), indianHour(newYear)]).toEqual([
    '2027-01-01',
    '2027-01',
    0,
  ]);
  expect([indianDay(newYear - 1), indianHour(newYear - 1)]).toEqual(['2026-12-31', 23]);
});
