import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Delivery, DeliveryError } from '../../../../src/enquiries/delivery/message.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import { StoreError } from '../../../../src/enquiries/store/store-error.ts';
import { createManualClock } from '../../../harness/enquiries/manual-clock.ts';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { startTimedWorkers } from '../../../harness/enquiries/timed-workers.ts';

test('a message that is refused goes on for ever, every twelve hours with an error line', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  const sent: number[] = [];
  const send = async (): Promise<string> => {
    sent.push(clock.monotonic());
    if (sent.length <= 9) throw new DeliveryError('500');
    return '200';
  };
  await store.submitEnquiry(quoteSubmission());
  const { pass, stop, lines } = startTimedWorkers({ store, send, clock });
  await pass();
  await stop();
  const hours = sent.slice(1).map((at, index) => (at - (sent[index] ?? 0)) / 3_600_000);
  expect(hours.slice(-3)).toEqual([10, 12, 12]);
  expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(7);
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toMatch(/Lakshmi|90000/);
});

test('a message of a kind that only a newer version knows waits for that version, with a line, and is not sent without its words', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  let sent = 0;
  const send = async (): Promise<string> => {
    sent += 1;
    return '200';
  };
  await store.submitEnquiry(quoteSubmission());
  using database = new DatabaseSync(store.path);
  database.exec(`update outbox set message = '{"kind":"reminder","reference":"K7M4X2PF"}'`);
  const { stop, lines } = startTimedWorkers({ store, send, clock });
  await expect.poll(() => lines).toMatchObject([{ level: 'warn', result: 'message of a newer version' }]);
  await stop();
  expect(sent).toBe(0);
  expect(await store.countEnquiries({ since: 0 })).toMatchObject({ pendingMessages: 1 });
});

test('what was delivered while the store could not note it is noted first, with its time, and not sent again', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock();
  let isFull = true;
  let sent = 0;
  const sometimesFull: EnquiryStore = {
    ...store,
    settleDelivery: (settlement) =>
      isFull ? Promise.reject(new StoreError('full')) : store.settleDelivery(settlement),
  };
  const send = async (): Promise<string> => {
    sent += 1;
    clock.advance(400);
    return '200';
  };
  const { reference } = await store.submitEnquiry(quoteSubmission());
  const { wake, pass, stop } = startTimedWorkers({ store: sometimesFull, send, clock });
  await expect.poll(() => sent).toBe(1);
  clock.advance(120_000);
  wake();
  isFull = false;
  await pass();
  await stop();
  expect(sent).toBe(1);
  expect(await store.countEnquiries({ since: 0 })).toMatchObject({
    deliveredMessages: 1,
    pendingMessages: 0,
  });
  const found = await store.findByReference({ reference });
  expect(found?.deliveries).toMatchObject([{ settledAt: noon + 400 }]);
});

test('a message that damage has torn is an error line with the reference of its enquiry, once, and keeps no other waiting', async () => {
  await using store = await openSqliteStore();
  const torn = await store.submitEnquiry(quoteSubmission({ contentHash: 'torn' }));
  using database = new DatabaseSync(store.path);
  database.exec(`update outbox set message = '{"kind":"enqui'`);
  const whole = await store.submitEnquiry(quoteSubmission({ contentHash: 'whole' }));
  const sent: Delivery[] = [];
  const send = async (delivery: Delivery): Promise<string> => {
    sent.push(delivery);
    return '200';
  };
  const { pass, stop, lines } = startTimedWorkers({ store, send });
  await pass();
  await stop();
  expect(sent).toMatchObject([{ message: { reference: whole.reference } }]);
  expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
    { event: 'delivery', channel: 'webhook', reference: torn.reference },
  ]);
});

test('a store that refuses to hand messages out is an error line, once until it does', async () => {
  await using store = await openSqliteStore();
  let asked = 0;
  let isRefused = true;
  const refusing: EnquiryStore = {
    ...store,
    claimDeliveries: (claim) => {
      asked += 1;
      return isRefused ? Promise.reject(new StoreError('statement')) : store.claimDeliveries(claim);
    },
  };
  await store.submitEnquiry(quoteSubmission());
  const { clock, lines, wake, stop } = startTimedWorkers({ store: refusing, send: async () => '200' });
  await expect
    .poll(() => {
      clock.advance(500);
      return asked;
    })
    .toBeGreaterThan(3);
  expect(lines).toMatchObject([
    { level: 'error', event: 'delivery', channel: 'webhook', err: { failure: 'statement' } },
  ]);
  isRefused = false;
  wake();
  await expect.poll(() => lines.length).toBe(2);
  await stop();
});

test('nothing waits behind deliveries that hang, however many of them there are', async () => {
  await using store = await openSqliteStore();
  const sent: string[] = [];
  const release = Promise.withResolvers<void>();
  const send = async ({ message }: Delivery): Promise<string> => {
    const name = message.kind === 'enquiry' ? (message.fields.name ?? '') : '';
    sent.push(name);
    if (name !== 'new') await release.promise;
    return '200';
  };
  for (let index = 0; index < 20; index += 1)
    await store.submitEnquiry(quoteSubmission({ fields: { name: `hangs ${index}` } }));
  const { clock, wake, stop } = startTimedWorkers({ store, send });
  await expect.poll(() => sent.length).toBe(8);
  await store.submitEnquiry(quoteSubmission({ fields: { name: 'new' } }));
  wake();
  await expect
    .poll(() => {
      clock.advance(1_000);
      return sent;
    })
    .toContain('new');
  release.resolve();
  await stop();
});

test('an acknowledgement that is refused for good is over, said once, and keeps nothing red', async () => {
  await using store = await openSqliteStore();
  let sent = 0;
  const send = async (): Promise<string> => {
    sent += 1;
    throw new DeliveryError('550', { isPermanent: true });
  };
  const channel = 'acknowledgement';
  await store.submitEnquiry(quoteSubmission({ channels: [channel], email: 'typo@example.com' }));
  const { pass, stop, lines } = startTimedWorkers({ store, send, channel });
  await pass();
  await stop();
  expect(sent).toBe(1);
  expect(lines.map(({ msg }) => msg)).toEqual(['Acknowledgement refused, it is not tried again']);
  expect(await store.countEnquiries({ since: 0 })).toMatchObject({
    pendingMessages: 0,
    oldestPendingAt: null,
  });
});
