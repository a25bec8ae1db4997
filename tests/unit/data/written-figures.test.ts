import { expect, test } from 'vitest';
import { formatDay } from '../../../data/calendar.ts';
import { formatNumber, formatRupees } from '../../../data/money.ts';

const amounts = [0, 7, 45, 100, 999, 1000, 12_345, 99_999.5, 125_000, 10_000_000, 123_456_789];

test('amounts of money and numbers are written as the locale of India has them', () => {
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  expect(amounts.map(formatRupees)).toEqual(amounts.map((amount) => rupees.format(amount)));
  const values = [...amounts, -125_000, 1234.5, 850.25, 0.126];
  expect(values.map(formatNumber)).toEqual(values.map((value) => numbers.format(value)));
});

test('days are written as the locale of India has them', () => {
  const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);
  expect(days.map(formatDay)).toEqual(days.map((day) => format.format(new Date(`${day}T00:00:00+05:30`))));
});
