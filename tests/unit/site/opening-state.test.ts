import { afterAll, afterEach, expect, test, vi } from 'vitest';

const opens = '09:00';
const closes = '19:00';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const business = '../../../data/business.ts';

/** The site of a business with these days. */
async function openOn(
  days: readonly string[],
): Promise<typeof import('../../../views/site/opening-state.ts')> {
  vi.resetModules();
  vi.doMock(business, async (original) => ({
    ...(await original<typeof import('../../../data/business.ts')>()),
    openingHours: { days, opens, closes },
  }));
  return import('../../../views/site/opening-state.ts');
}

const { openingState, weekdayOf } = await openOn([...weekdays, 'Sunday']);

afterAll(() => {
  vi.doUnmock(business);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

function stateAt(time: string, closedOn: readonly string[] = []): readonly unknown[] {
  const { isOpen, changesAt, daysAhead } = openingState(Date.parse(`${time}+05:30`), closedOn);
  return [
    isOpen,
    changesAt === Date.parse(`${changesIn(changesAt)}+05:30`) && changesIn(changesAt),
    daysAhead,
  ];
}

/** The same instant on a clock in India, as `Intl` has it. */
function changesIn(instant: number): string {
  return new Date(instant).toLocaleString('sv', { timeZone: 'Asia/Kolkata' }).replace(' ', 'T');
}

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'UTC'])(
  'a visitor in %s reads the hours of India, to the second',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(stateAt('2026-11-21T00:00:00')).toEqual([false, `2026-11-21T${opens}:00`, 0]);
    expect(stateAt(`2026-11-21T${opens}:00`)).toEqual([true, `2026-11-21T${closes}:00`, 0]);
    expect(stateAt('2026-11-21T18:59:59.999')).toEqual([true, `2026-11-21T${closes}:00`, 0]);
    expect(stateAt(`2026-11-21T${closes}:00`)).toEqual([false, `2026-11-22T${opens}:00`, 1]);
    expect(stateAt('2026-12-31T23:59:59.999')).toEqual([false, `2027-01-01T${opens}:00`, 1]);
  },
);

test('on a holiday nobody is there, and after it the hours go on', () => {
  const closedOn = ['2026-11-22', '2026-11-23'];
  expect(stateAt(`2026-11-21T${closes}:00`, closedOn)).toEqual([false, `2026-11-24T${opens}:00`, 3]);
  expect(stateAt('2026-11-22T12:00:00', closedOn)).toEqual([false, `2026-11-24T${opens}:00`, 2]);
  expect(stateAt('2026-11-24T12:00:00', closedOn)).toEqual([true, `2026-11-24T${closes}:00`, 0]);
});

test('a day of the week on which nobody is there is passed over', async () => {
  const fresh = await openOn(weekdays);
  const saturdayEvening = Date.parse('2026-11-21T19:00:00+05:30');
  expect(fresh.openingState(saturdayEvening)).toMatchObject({
    isOpen: false,
    changesAt: Date.parse('2026-11-23T09:00:00+05:30'),
    daysAhead: 2,
  });
  expect(fresh.openingState(Date.parse('2026-11-22T12:00:00+05:30')).isOpen).toBe(false);
});

test('a day has the name that it has in India', () => {
  expect(weekdayOf(Date.parse('2026-11-22T00:00:00+05:30'))).toBe('Sunday');
  expect(weekdayOf(Date.parse('2026-11-21T23:59:59+05:30'))).toBe('Saturday');
});
