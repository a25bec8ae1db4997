import { expect, test } from 'vitest';
import { type Clock, createSteadyTime } from '../../src/enquiries/clock.ts';
import { monthsBefore, purgeExpired } from '../../src/enquiries/daily/purge-expired.ts';
import { DeliveryError } from '../../src/enquiries/delivery/message.ts';
import { retryDelayMs } from '../../src/enquiries/delivery/retry-delay.ts';
import type { EnquiryStore } from '../../src/enquiries/store/enquiry-store.ts';
import { createManualClock } from '../harness/enquiries/manual-clock.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../harness/enquiries/submission.ts';
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
  const claim = { channel: 'webhook', leaseMs: 60_000, limit: 1, attempts: 'any' } as const;
  const [taken] = await store.claimDeliveries({ ...claim, lease: 'a', now: clock.now() });
  const failed = { outcome: 'failed', now: clock.now(), retryInMs: 10 * hour } as const;
  await store.settleDelivery({ id: taken?.id ?? '', lease: 'a', at: clock.now(), result: '500', ...failed });
  clock.jump(-3 * hour);
  await store.resumeDeliveries(null);
  expect(await store.claimDeliveries({ ...claim, lease: 'b', now: clock.now() })).toHaveLength(1);
});

test('a clock that jumps 400 days forward erases nothing', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  await store.submitEnquiry(quoteSubmission({ channels: [] }));
  expect(await purgeExpired(store, clock.now(), 12)).toEqual({ isDone: true, expired: 0, withdrawn: 0 });
  clock.jump(400 * day);
  expect(await purgeExpired(store, clock.now(), 12)).toEqual({ isDone: false, daysSinceLast: 400 });
  clock.jump(-400 * day);
  expect(await purgeExpired(store, clock.now(), 12)).toMatchObject({ isDone: false });
  expect((await store.countEnquiries({ since: 0 })).enquiries).toBe(1);
  // A date that has come slowly is believed.
  clock.jump(400 * day);
  await purgeExpired(store, clock.now(), 12);
  clock.jump(day);
  expect(await purgeExpired(store, clock.now(), 12)).toMatchObject({ isDone: true, expired: 1 });
});

test('months are calendar months', () => {
  expect(new Date(monthsBefore(Date.parse('2028-02-29T10:00:00Z'), 12)).toISOString()).toBe(
    '2027-02-28T10:00:00.000Z',
  );
  expect(new Date(monthsBefore(Date.parse('2026-11-21T10:00:00Z'), 12)).toISOString()).toBe(
    '2025-11-21T10:00:00.000Z',
  );
});

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
