import { afterAll, expect, test, vi } from 'vitest';
import { readableIndianTime } from '../../../src/enquiries/indian-time.ts';

const business = '../../../data/business.ts';
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

vi.resetModules();
vi.doMock(business, async (original) => {
  const module = await original<typeof import('../../../data/business.ts')>();
  const openingHours = { days, opens: '09:00', closes: '19:00' };
  return { ...module, openingHours, replyWithinHours: 24 };
});
const { replyDeadline } = await import('../../../src/enquiries/reply-deadline.ts');

afterAll(() => {
  vi.doUnmock(business);
  vi.resetModules();
});

test.each([
  ['2026-11-21T12:00:00+05:30', 'Sun 22 Nov 2026, 12:00 PM'],
  ['2026-11-21T20:15:00+05:30', 'Sun 22 Nov 2026, 7:00 PM'],
  ['2026-11-21T03:00:00+05:30', 'Sat 21 Nov 2026, 7:00 PM'],
  ['2026-11-21T09:00:00+05:30', 'Sun 22 Nov 2026, 9:00 AM'],
  ['2026-12-31T23:59:59+05:30', 'Fri 1 Jan 2027, 7:00 PM'],
])('what is received at %s is answered by %s', (received, expected) => {
  expect(readableIndianTime(replyDeadline(Date.parse(received)))).toBe(expected);
});

test('no answer is promised for a holiday, and nobody has minutes for one on the eve', () => {
  const closedOn = ['2026-11-22'];
  const deadlineOf = (received: string): string =>
    readableIndianTime(replyDeadline(Date.parse(received), closedOn));
  expect(deadlineOf('2026-11-21T08:00:00+05:30')).toBe('Sat 21 Nov 2026, 7:00 PM');
  expect(deadlineOf('2026-11-21T10:00:00+05:30')).toBe('Mon 23 Nov 2026, 10:00 AM');
  expect(deadlineOf('2026-11-21T18:59:00+05:30')).toBe('Mon 23 Nov 2026, 6:59 PM');
  expect(deadlineOf('2026-11-21T20:00:00+05:30')).toBe('Mon 23 Nov 2026, 7:00 PM');
});
