import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleBusiness } from '../../../../data/business.ts';
import { readEnquiryConfig } from '../../../../src/config/config.ts';
import { createSteadyTime } from '../../../../src/enquiries/clock.ts';
import type { TornMessage } from '../../../../src/enquiries/delivery/message.ts';
import { startDelivery } from '../../../../src/enquiries/delivery/start-delivery.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import type { Routing } from '../../../../src/enquiries/store/operations/route-messages.ts';
import { createManualClock } from '../../../harness/enquiries/manual-clock.ts';
import { noon } from '../../../harness/enquiries/submission.ts';
import { keepLogLines } from '../../../harness/log-lines.ts';

const minute = 60_000;
const hour = 60 * minute;

test('whether somebody is told is asked of every enquiry at the start and each hour, and of the recent ones each minute', async () => {
  await using looks = followLooks();
  expect(await looks.next()).toBe(0);
  for (let past = 1; past < 60; past += 1) expect(await looks.next()).toBe(noon + (past - 10) * minute);
  expect(await looks.next()).toBe(0);
  expect(await looks.next()).toBe(noon + hour + minute - 10 * minute);
});

test('after a store that was out of reach, and a message that was torn, it is asked of every enquiry', async () => {
  await using looks = followLooks();
  await looks.next();
  looks.failNext();
  expect(await looks.next()).toBeGreaterThan(0);
  expect(await looks.next()).toBe(0);
  expect(await looks.next()).toBeGreaterThan(0);
  await looks.tear();
  expect(await looks.next()).toBe(0);
});

/** A delivery of which each look for a way is a step. */
function followLooks() {
  const clock = createManualClock();
  const looks: number[] = [];
  const torn: TornMessage[] = [];
  let isAway = false;
  let asked = 0;
  const store = {
    kind: 'postgresql',
    routeMessages: async ({ receivedSince }: Routing) => {
      looks.push(receivedSince);
      if (isAway) throw new Error('out of reach');
      return { moved: 0, stranded: 0 };
    },
    claimDeliveries: async () => torn.splice(0),
    nextDue: async () => null,
  } as unknown as EnquiryStore;
  const config = readEnquiryConfig({
    WEBHOOK_URL: 'http://127.0.0.1:1/',
    WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLw2W',
  });
  const steadyNow = createSteadyTime(clock);
  const { log, lines } = keepLogLines();
  const delivery = startDelivery({ config, business: sampleBusiness, store, clock, steadyNow, log });
  return {
    /** Resolves with what the next look asks for. */
    async next(): Promise<number | undefined> {
      if (asked > 0) clock.advance(minute);
      await expect.poll(() => looks.length, { interval: 1 }).toBe(asked + 1);
      isAway = false;
      // The wait for the next one has begun.
      await setImmediate();
      return looks[asked++];
    },
    failNext(): void {
      isAway = true;
    },
    async tear(): Promise<void> {
      torn.push({ id: 'msg_1', message: null, reference: null });
      delivery.wake(['webhook']);
      await expect.poll(() => lines.length, { interval: 1 }).toBe(1);
    },
    [Symbol.asyncDispose]: () => delivery.stop(),
  };
}
