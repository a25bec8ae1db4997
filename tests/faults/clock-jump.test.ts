import { expect, test } from 'vitest';
import { type Clock, createSteadyTime } from '../../src/base/clock.ts';
import { monthsBefore, purgeExpired } from '../../src/enquiries/daily/purge-expired.ts';
import { DeliveryError } from '../../src/enquiries/delivery/message.ts';
import { retryDelayMs } from '../../src/enquiries/delivery/retry-delay.ts';
import type { EnquiryStore } from '../../src/enquiries/store/enquiry-store.ts';
import { claim } from '../harness/enquiries/claim-deliveries.ts';
import { createManualClock, type ManualClock } from '../harness/enquiries/manual-clock.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../harness/enquiries/submission.ts';
import { startTimedWorkers } from '../harness/enquiries/timed-workers.ts';

const hour = 3_600_000;
const day = 24 * hour;
const jumps = {
  'three hours back': -3 * hour,
  '400 days forward': 400 * day,
  'three hours back and on': -3 * hour,
};

test.each(Object.entries(jumps))(
  'after a jump of %s no attempt waits longer than its retry delay',
  async (_, jump) => {
    const waits = await waitsAfterJumps(jump, createSteadyTime);
    expect(waits).toEqual(Array.from({ length: 10 }, (_, index) => retryDelayMs(index + 1)));
  },
);

test('mutation: by the wall clock a jump puts attempts off', async () => {
  const byTheWall = (clock: Clock) => () => clock.now();
  const waits = await waitsAfterJumps(-3 * hour, byTheWall);
  expect(waits.some((wait, index) => wait > retryDelayMs(index + 1))).toBe(true);
});

test('what is pending is due at once after a restart, whatever the clock says by then', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  await store.submitEnquiry(quoteSubmission());
  const [taken] = await store.claimDeliveries(claim({ lease: 'a', now: clock.now() }));
  const failed = { outcome: 'failed', now: clock.now(), retryInMs: 10 * hour } as const;
  await store.settleDelivery({ id: taken?.id ?? '', lease: 'a', at: clock.now(), result: '500', ...failed });
  clock.jump(-3 * hour);
  await store.resumeDeliveries(null);
  expect(await store.claimDeliveries(claim({ lease: 'b', now: clock.now() }))).toHaveLength(1);
});

test.each([
  ['400 days forward', 400 * day],
  ['seven years back', -2500 * day],
])(
  'a clock that is wrong by %s and restarts under it erase nothing, nor does its correction',
  async (_, jump) => {
    await using store = await openSqliteStore();
    const clock = createManualClock();
    await runForDays(store, clock, 10);
    await store.submitEnquiry(quoteSubmission({ channels: [], receivedAt: clock.now() }));
    clock.jump(jump);
    expect(await purgeExpired(store, clock.now(), 12)).toMatchObject({
      isDone: false,
      daysJumped: jump / day + 1,
    });
    await restartOften(store, clock);
    await runForDays(store, clock, 3);
    clock.jump(-jump);
    expect(await purgeExpired(store, clock.now(), 12)).toMatchObject({ isDone: false });
    await restartOften(store, clock);
    await runForDays(store, clock, 10);
    expect(await enquiryCount(store)).toBe(1);
  },
);

test('what came in under a clock of years ago is there for a week after the clock was set right', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock(noon - 2500 * day);
  await purgeExpired(store, clock.now(), 12);
  await store.submitEnquiry(quoteSubmission({ channels: [], receivedAt: clock.now() }));
  clock.jump(2500 * day);
  await restartOften(store, clock);
  await runForDays(store, clock, 6);
  expect(await enquiryCount(store)).toBe(1);
});

test('a machine whose clock is wrong at each start never erases, however often it starts', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  await store.submitEnquiry(quoteSubmission({ channels: [] }));
  for (let start = 0; start < 20; start += 1) {
    clock.jump(start % 2 === 0 ? 400 * day : -400 * day);
    await purgeExpired(store, clock.now(), 12);
    clock.advance(hour);
  }
  expect(await enquiryCount(store)).toBe(1);
});

test('a date that the site has worked under for a week is believed, also after it was off for a year', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  await runForDays(store, clock, 10);
  await store.submitEnquiry(quoteSubmission({ channels: [], receivedAt: clock.now() }));
  clock.advance(400 * day);
  await runForDays(store, clock, 7);
  expect(await enquiryCount(store)).toBe(1);
  await runForDays(store, clock, 1);
  expect(await enquiryCount(store)).toBe(0);
});

test('a site that was off for a fortnight at the most erases at once what its time is over for', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  await store.submitEnquiry(quoteSubmission({ channels: [], receivedAt: clock.now() - 350 * day }));
  await runForDays(store, clock, 8);
  clock.advance(13 * day);
  expect(await purgeExpired(store, clock.now(), 12)).toEqual({
    isDone: true,
    expired: 1,
    untold: 0,
    withdrawn: 0,
  });
});

test('mutation: where the days since a jump are not counted, the restart after it erases everything', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  await runForDays(store, clock, 10);
  await store.submitEnquiry(quoteSubmission({ channels: [], receivedAt: clock.now() }));
  const readNote: EnquiryStore['readNote'] = async (note) =>
    note.name === 'steady-days' ? 1000 : await store.readNote(note);
  clock.jump(400 * day);
  await restartOften({ ...store, readNote }, clock);
  expect(await enquiryCount(store)).toBe(0);
});

test('months are calendar months', () => {
  expect(new Date(monthsBefore(Date.parse('2028-02-29T10:00:00Z'), 12)).toISOString()).toBe(
    '2027-02-28T10:00:00.000Z',
  );
  expect(new Date(monthsBefore(Date.parse('2026-11-21T10:00:00Z'), 12)).toISOString()).toBe(
    '2025-11-21T10:00:00.000Z',
  );
});

/** The site works on for so many days: its daily work looks at the clock at the start of each. */
async function runForDays(store: EnquiryStore, clock: ManualClock, days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    await purgeExpired(store, clock.now(), 12);
    clock.advance(day);
  }
}

async function restartOften(store: EnquiryStore, clock: ManualClock): Promise<void> {
  for (let start = 0; start < 20; start += 1) {
    await purgeExpired(store, clock.now(), 12);
    clock.advance(5000);
  }
}

async function enquiryCount(store: EnquiryStore): Promise<number> {
  return (await store.countEnquiries({ since: 0 })).enquiries;
}

// How long each of ten retries waited, by the only clock that cannot jump, when the wall clock jumps after each attempt,
// once the next one is written down: where a due time by the wall clock would go wrong.
async function waitsAfterJumps(jump: number, createTime: (clock: Clock) => () => number): Promise<number[]> {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  const attempts: number[] = [];
  const send = async (): Promise<string> => {
    attempts.push(clock.monotonic());
    if (attempts.length <= 10) throw new DeliveryError('500');
    return '200';
  };
  const jumpyStore: EnquiryStore = {
    ...store,
    settleDelivery: async (settlement) => {
      const isSettled = await store.settleDelivery(settlement);
      clock.jump(attempts.length % 2 === 0 ? -jump : jump);
      return isSettled;
    },
  };
  await store.submitEnquiry(quoteSubmission());
  const { pass, stop } = startTimedWorkers({ store: jumpyStore, send, clock, steadyNow: createTime(clock) });
  await pass();
  await stop();
  return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
}
