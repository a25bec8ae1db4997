import { expect, test } from 'vitest';
import { noticeVersion } from '../../../data/consent.ts';
import type { EnquiryStore } from '../../../src/enquiries/store/enquiry-store.ts';
import { StoreError, type StoreFailure } from '../../../src/enquiries/store/store-error.ts';
import { deliver } from '../../harness/enquiries/claim-deliveries.ts';
import { startEnquirySite } from '../../harness/enquiries/enquiry-site.ts';
import { createManualClock } from '../../harness/enquiries/manual-clock.ts';
import { startMockDownstream, webhookSecret } from '../../harness/enquiries/mock-downstream.ts';
import { openSqliteStore } from '../../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../../harness/enquiries/submission.ts';

const quote = { name: 'Lakshmi', phone: '90000 00000' };
const filling = { form_key: 'filling-1' };

test('what looks like spam is stored, answered like any other, held, and listed', async () => {
  await using downstream = await startMockDownstream();
  await using site = await startEnquirySite({ variables: { QUOTE_FORWARD_URL: downstream.url } });
  const posted = await site.post('/quote', { ...quote, homepage: 'http://x', fill_ms: '90' });
  expect(posted.status).toBe(303);
  const page = await (await fetch(site.url + posted.headers.get('location'))).json();
  expect(page).toMatchObject({ status: { state: 'received' } });
  expect(await site.store.listEnquiries({ state: 'quarantined' })).toMatchObject([
    { spamScore: 6, spamReasons: ['hidden field filled in', 'filled in under a second'] },
  ]);
  expect(await site.store.countEnquiries({ since: 0 })).toMatchObject({
    heldMessages: 1,
    pendingMessages: 0,
  });
});

test('the digest goes out once a day from its hour on, with its counts although all are 0', async () => {
  await using downstream = await startMockDownstream();
  await using store = await openSqliteStore();
  const clock = createManualClock(Date.parse('2026-11-21T08:59:30+05:30'));
  let looks = 0;
  let settled = 0;
  const watched: EnquiryStore = {
    ...store,
    readNote: (input) => {
      if (input.name === 'digest') looks += 1;
      return store.readNote(input);
    },
    settleDelivery: async (input) => {
      const isKnown = await store.settleDelivery(input);
      settled += 1;
      return isKnown;
    },
    close: async () => {},
  };
  await using site = await startEnquirySite({
    store: watched,
    clock,
    variables: { WEBHOOK_URL: downstream.url, WEBHOOK_SECRET: webhookSecret, DIGEST_HOUR: '9' },
  });
  site.enquiries.start();
  // The purge is the work of the day that comes after the digest.
  await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ event: 'purge' }));
  expect(await store.readNote({ name: 'digest' })).toBeNull();
  expect(site.lines).not.toContainEqual(expect.objectContaining({ event: 'digest' }));
  const digestIsMade = (after: number): Promise<void> =>
    expect
      .poll(
        async () => {
          // Once more while it is sent is less than a lease.
          clock.advance(20_000);
          return (await store.readNote({ name: 'digest' })) ?? 0;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(after);
  await digestIsMade(0);
  await expect.poll(() => settled).toBe(1);
  // One look more is over when the next one comes.
  const seen = looks;
  await expect
    .poll(() => {
      clock.advance(60_000);
      return looks;
    })
    .toBeGreaterThanOrEqual(seen + 2);
  expect(site.lines.filter(({ event }) => event === 'digest')).toHaveLength(1);
  expect(downstream.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      type: 'enquiries.digest',
      data: { day: '2026-11-21', stored: 0, delivered: 0, pending: 0, quarantined: 0 },
    },
  ]);
  const madeAt = clock.now();
  clock.advance(24 * 3_600_000);
  await digestIsMade(madeAt);
  await expect.poll(() => downstream.received.length).toBe(2);
});

test('a purge that the store refuses is said once for each reason, and tried again', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock(Date.parse('2026-11-21T09:30:00+05:30'));
  let failure: StoreFailure | null = 'timeout';
  let tries = 0;
  const readNote: EnquiryStore['readNote'] = (input) => {
    if (input.name === 'purged') tries += 1;
    return failure && input.name === 'purged'
      ? Promise.reject(new StoreError(failure))
      : store.readNote(input);
  };
  await using site = await startEnquirySite({ store: { ...store, readNote, close: async () => {} }, clock });
  site.enquiries.start();
  const triesAre = (count: number): Promise<void> =>
    expect
      .poll(() => {
        if (tries < count) clock.advance(60_000);
        return tries;
      })
      .toBeGreaterThanOrEqual(count);
  await triesAre(3);
  failure = 'full';
  await triesAre(5);
  failure = null;
  await triesAre(6);
  await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ event: 'purge' }));
  expect(site.lines.filter(({ event }) => event === 'daily')).toMatchObject([
    { level: 'error', err: { failure: 'timeout' } },
    { level: 'error', err: { failure: 'full' } },
  ]);
});

test('a digest whose counts the store does not give keeps nothing from being erased', async () => {
  await using store = await openSqliteStore();
  const clock = createManualClock(Date.parse('2026-11-21T10:00:00+05:30'));
  const counting: EnquiryStore = {
    ...store,
    countEnquiries: () => Promise.reject(new StoreError('timeout')),
    close: async () => {},
  };
  await using site = await startEnquirySite({ store: counting, clock });
  site.enquiries.start();
  await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ event: 'purge' }));
  expect(site.lines).toContainEqual(expect.objectContaining({ event: 'daily', level: 'error' }));
});

test('a start on the same day sends and says no second digest, whatever channels it has, and the next day has its own', async () => {
  await using downstream = await startMockDownstream();
  await using store = await openSqliteStore();
  const clock = createManualClock(Date.parse('2026-11-21T09:30:00+05:30'));
  const digestsOf = async (variables: Record<string, string>): Promise<number> => {
    await using site = await startEnquirySite({
      store: { ...store, close: async () => {} },
      clock,
      variables,
    });
    site.enquiries.start();
    // The purge is the work of the day that comes after the digest.
    await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ event: 'purge' }));
    return site.lines.filter(({ event }) => event === 'digest').length;
  };
  const variables = { QUOTE_FORWARD_URL: downstream.url };
  const webhook = { WEBHOOK_URL: downstream.url, WEBHOOK_SECRET: webhookSecret };
  expect([await digestsOf(variables), await digestsOf({}), await digestsOf(webhook)]).toEqual([1, 0, 0]);
  // A minute over midnight and back again, with the digest at midnight.
  clock.jump(Date.parse('2026-11-22T00:00:30+05:30') - clock.now());
  const early = { ...variables, DIGEST_HOUR: '0' };
  expect(await digestsOf(early)).toBe(1);
  clock.jump(-60_000);
  await digestsOf(early);
  clock.jump(60_000);
  await digestsOf(early);
  await using last = await startEnquirySite({
    store: { ...store, close: async () => {} },
    clock,
    variables: early,
  });
  last.enquiries.start();
  await expect.poll(async () => (await store.countEnquiries({ since: 0 })).pendingMessages).toBe(0);
  expect(downstream.received.map(({ body }) => new URLSearchParams(body).get('_subject'))).toEqual([
    'Enquiries of 2026-11-21: 0',
    'Enquiries of 2026-11-22: 0',
  ]);
});

test('a start says what waits for a channel that was taken away, and sends it once there is one again', async () => {
  await using downstream = await startMockDownstream();
  await using store = await openSqliteStore();
  const { reference } = await store.submitEnquiry(quoteSubmission());
  const shared = { ...store, close: async () => {} };
  {
    await using site = await startEnquirySite({ store: shared });
    site.enquiries.start();
    await expect
      .poll(() => site.lines)
      .toContainEqual(expect.objectContaining({ level: 'error', event: 'stranded', stranded: 1 }));
    expect((await store.findByReference({ reference }))?.deliveries).toMatchObject([{ state: 'stranded' }]);
  }
  const variables = { QUOTE_FORWARD_URL: downstream.url };
  await using site = await startEnquirySite({ store: shared, variables });
  site.enquiries.start();
  await expect.poll(() => downstream.received.length).toBe(1);
  expect(site.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'rerouted', moved: 1 }));
});

test('what came while no channel was configured is told once, at the first start with one', async () => {
  await using downstream = await startMockDownstream();
  await using store = await openSqliteStore();
  const shared = { ...store, close: async () => {} };
  const errors = async (post: boolean): Promise<unknown[]> => {
    const clock = createManualClock();
    await using site = await startEnquirySite({ store: shared, clock });
    site.enquiries.start();
    // The purge of the day comes after the first look.
    await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ event: 'purge' }));
    if (post) {
      for (const name of ['Lakshmi', 'Ravi']) await site.post('/quote', { ...quote, name });
      clock.advance(60_000);
      await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ event: 'stranded' }));
    }
    return site.lines
      .filter(({ level }) => level === 'error')
      .map(({ event, stranded }) => [event, stranded]);
  };
  expect(await errors(false)).toEqual([]);
  expect(await errors(true)).toEqual([['stranded', 2]]);
  await expect.poll(() => errors(false)).toEqual([['stranded', 2]]);
  for (let start = 0; start < 2; start += 1) {
    const variables = { QUOTE_FORWARD_URL: downstream.url };
    await using site = await startEnquirySite({ store: shared, variables, clock: createManualClock() });
    site.enquiries.start();
    await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ event: 'purge' }));
    await expect.poll(async () => (await store.countEnquiries({ since: 0 })).deliveredMessages).toBe(2);
  }
  expect(downstream.received.map(({ body }) => new URLSearchParams(body).get('name')).sort()).toEqual([
    'Lakshmi',
    'Ravi',
  ]);
});

test('a withdrawal is logged once, with every subscription that goes by it, and waits for a channel where somebody was told', async () => {
  await using store = await openSqliteStore();
  const subscription = { form: 'newsletter', email: 'a@example.com' } as const;
  const first = await store.submitEnquiry(quoteSubmission(subscription));
  await deliver(store, 'webhook');
  const other = quoteSubmission({ ...subscription, contentHash: 'other', channels: [] });
  const second = await store.submitEnquiry(other);
  await using site = await startEnquirySite({ store: { ...store, close: async () => {} } });
  for (let times = 0; times < 2; times += 1)
    expect(await site.enquiries.service.withdraw(first.token)).toBe(true);
  const logged = site.lines.filter(({ event }) => event === 'withdrawal');
  const both = [first, second].map(({ reference }) => reference);
  expect(logged.map(({ reference }) => reference).sort()).toEqual(both.sort());
  expect((await store.findByToken(first))?.deliveries).toMatchObject([
    { state: 'delivered' },
    { channel: 'unassigned', state: 'pending' },
  ]);
  expect((await store.findByToken(second))?.deliveries).toEqual([]);
});

test('readiness says what stops the store, and that nobody is told', async () => {
  await using site = await startEnquirySite();
  await site.store.readNote({ name: 'purged' });
  expect(await site.enquiries.health()).toMatchObject({
    isReady: true,
    store: 'ok',
    warning: expect.stringContaining('nobody is told'),
  });
  await site.store.close();
  expect(await site.enquiries.health()).toMatchObject({ isReady: false, store: 'closed' });
});

test.each([
  ['98480 22338 ext 12', '98480 22338 ext 13'],
  ['९८४८० २२३३८ ext १२', '९८४८० २२३३८ ext १३'],
  ['Ph: 98480 22338 (only WhatsApp)'],
  ['98480 22338 / 98480 22339', '98480 22338, 98480 22340'],
])('what is typed beside a number that was sent already amends it: %s', async (...typed) => {
  await using site = await startEnquirySite();
  const sent = ['98480 22338', ...typed];
  for (const phone of [...sent, ...sent.slice(-1)])
    await site.post('/quote', { ...quote, phone, ...filling });
  expect(await site.store.listEnquiries({})).toMatchObject([
    { fields: { phone: sent.at(-1) }, earlier: sent.slice(0, -1).map((phone) => ({ fields: { phone } })) },
  ]);
});

test('another spelling of a number says nothing new', async () => {
  await using site = await startEnquirySite();
  for (const phone of ['98480 22338', '+91-98480-22338', '(098480) 22338', '९८४८०२२३३८'])
    await site.post('/quote', { ...quote, phone, ...filling });
  expect(await site.store.listEnquiries({})).toMatchObject([{ earlier: [] }]);
});

test('a notice that our pages never had is not stored as agreed to', async () => {
  await using site = await startEnquirySite();
  await site.post('/quote', { ...quote, notice: 'quote-2025-01-6m' });
  await site.post('/quote', { ...quote, name: 'Ravi', notice: noticeVersion('contact', 12) });
  await site.post('/quote', { ...quote, name: 'Sita', notice: '<script>' });
  const notices = (await site.store.listEnquiries({})).map(
    ({ fields, notice }) => `${fields.name}: ${notice}`,
  );
  expect(notices.sort()).toEqual([
    'Lakshmi: quote-2025-01-6m',
    `Ravi: ${noticeVersion('quote', 12)}`,
    `Sita: ${noticeVersion('quote', 12)}`,
  ]);
});
