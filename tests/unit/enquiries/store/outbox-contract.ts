import { expect, test } from 'vitest';
import { describeStatus } from '../../../../src/enquiries/enquiry-status.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import { claim, deliver } from '../../../harness/enquiries/claim-deliveries.ts';
import { digest } from '../../../harness/enquiries/delivery.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import type { OpenStore } from './store-contract.ts';

const minute = 60_000;
const day = 86_400_000;

/** What every store must do with the messages about an enquiry. */
export function testOutboxContract(open: OpenStore): void {
  test('two claims at once never get the same message', async () => {
    await using store = await open();
    for (let index = 0; index < 20; index += 1) {
      await store.submitEnquiry(quoteSubmission({ contentHash: String(index) }));
    }
    const claims = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        store.claimDeliveries(claim({ lease: `lease-${index}`, limit: 5 })),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids.length).toBe(20);
    expect(new Set(ids).size).toBe(20);
  });

  test('a lease keeps a message until it ends, and a lease of another clock is over', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission());
    const [taken] = await store.claimDeliveries(claim());
    expect(taken).toMatchObject({ channel: 'webhook', attempts: 0, message: { kind: 'enquiry' } });
    expect(await store.claimDeliveries(claim({ now: noon + 59_999, lease: 'second' }))).toEqual([]);
    expect(await store.claimDeliveries(claim({ now: noon + 60_000, lease: 'second' }))).toHaveLength(1);
    // The store's clock is set back by three hours: the lease in the row ends further away than any lease is long.
    expect(await store.claimDeliveries(claim({ now: noon - 180 * minute, lease: 'third' }))).toHaveLength(1);
  });

  test('only the holder of the lease settles a message, once', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission());
    const [taken] = await store.claimDeliveries(claim());
    const id = taken?.id ?? '';
    const delivered = { id, at: noon, result: '200', outcome: 'delivered' } as const;
    expect(await store.settleDelivery({ ...delivered, lease: 'another' })).toBe(false);
    expect(await store.settleDelivery({ ...delivered, lease: 'first' })).toBe(true);
    expect(await store.settleDelivery({ ...delivered, lease: 'first' })).toBe(false);
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({
      deliveredMessages: 1,
      pendingMessages: 0,
    });
  });

  test('an enquiry is delivered once each of its channels has it, and not before', async () => {
    await using store = await open();
    const channels = ['mail', 'webhook'] as const;
    const { token } = await store.submitEnquiry(quoteSubmission({ formKey: 'quote:key-1', channels }));
    await deliver(store, 'mail');
    expect(await stateOf(store, token)).toBe('received');
    await deliver(store, 'webhook');
    expect(await stateOf(store, token)).toBe('delivered');
    const amended = quoteSubmission({ formKey: 'quote:key-1', channels, contentHash: 'other' });
    await store.submitEnquiry(amended);
    expect(await stateOf(store, token)).toBe('received');
    await deliver(store, 'mail');
    await deliver(store, 'webhook');
    expect(await stateOf(store, token)).toBe('delivered');
    await store.withdrawEnquiry({ by: { token }, now: noon, channels });
    expect(await stateOf(store, token)).toBe('withdrawn');
  });

  test('an enquiry that nobody but its sender is told of is not called delivered', async () => {
    await using store = await open();
    const submit = async (overrides: Parameters<typeof quoteSubmission>[0]): Promise<string> =>
      (await store.submitEnquiry(quoteSubmission(overrides))).token;
    const untold = await submit({ contentHash: 'untold', channels: [] });
    const acknowledged = await submit({ contentHash: 'acknowledged', channels: ['acknowledgement'] });
    const held = await submit({ contentHash: 'held', isQuarantined: true });
    await deliver(store, 'acknowledgement');
    for (const token of [untold, acknowledged, held]) expect(await stateOf(store, token)).toBe('received');
  });

  test('what somebody else has under a lease is not due before that ends', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission());
    await store.claimDeliveries(claim());
    expect(await store.nextDue({ channel: 'webhook', now: noon + 1_000 })).toBe(59_000);
  });

  test('a claim whose answer was lost is made again and gets the same', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission());
    expect(await store.claimDeliveries(claim())).toEqual(await store.claimDeliveries(claim()));
  });

  test('what was tried before can be left out of a claim', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission({ contentHash: 'a' }));
    await failDue(store, 0);
    expect(await store.claimDeliveries(claim({ attempts: 'first' }))).toEqual([]);
    expect(await store.claimDeliveries(claim())).toHaveLength(1);
  });

  test('a day back of the store’s clock puts nothing off by more than an hour', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission());
    await failDue(store, 5 * minute);
    expect(await store.claimDeliveries(claim({ now: noon - day }))).toHaveLength(1);
  });

  test('a failed attempt is due again at its time with the same bytes', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission());
    const [first] = await failDue(store, 5_000);
    expect(await store.nextDue({ channel: 'webhook', now: noon + 1_000 })).toBe(4_000);
    expect(await store.nextDue({ channel: 'mail', now: noon })).toBeNull();
    expect(await store.claimDeliveries(claim({ now: noon + 4_999 }))).toEqual([]);
    const [second] = await store.claimDeliveries(claim({ now: noon + 5_000 }));
    expect(second).toEqual({ ...first, attempts: 1 });
  });

  test('a retry makes one enquiry or all of them due now', async () => {
    await using store = await open();
    const one = await store.submitEnquiry(quoteSubmission({ contentHash: 'a' }));
    await store.submitEnquiry(quoteSubmission({ contentHash: 'b' }));
    await failDue(store, 5 * minute);
    expect(await store.claimDeliveries(claim())).toEqual([]);
    expect(await store.retryDeliveries({ reference: one.reference })).toBe(1);
    expect(await store.claimDeliveries(claim())).toHaveLength(1);
    expect(await store.retryDeliveries({ reference: null })).toBe(2);
    expect(await store.retryDeliveries({ reference: 'none' })).toBe(0);
  });

  test('a quarantined enquiry is held until it is released', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(quoteSubmission({ isQuarantined: true }));
    expect(await store.claimDeliveries(claim())).toEqual([]);
    expect(await store.listEnquiries({ state: 'quarantined' })).toHaveLength(1);
    expect(await store.releaseEnquiry({ reference, now: noon })).toMatchObject({ state: 'received' });
    expect(await store.releaseEnquiry({ reference, now: noon })).toBeNull();
    expect(await store.claimDeliveries(claim())).toHaveLength(1);
  });

  test('what is released days later is of the release, in its order, and the visitor’s page promises no answer in the past', async () => {
    await using store = await open();
    const post = { formKey: 'quote:key-1', isQuarantined: true, channels: ['webhook', 'mail'] } as const;
    const { reference, token } = await store.submitEnquiry(quoteSubmission(post));
    const amended = { ...post, contentHash: 'b', receivedAt: noon + minute };
    await store.submitEnquiry(quoteSubmission(amended));
    expect(await replyByOf(store, token)).toBe('Sun 22 Nov 2026, 12:01 PM');
    const now = noon + 4 * day;
    await store.releaseEnquiry({ reference, now });
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({ oldestPendingAt: now });
    for (const channel of ['webhook', 'mail'] as const) {
      expect(await store.claimDeliveries(claim({ channel, now }))).toMatchObject([
        { createdAt: now, message: { isAmended: false, receivedAt: noon } },
      ]);
      await deliver(store, channel, now, 'first');
      expect(await store.claimDeliveries(claim({ channel, now }))).toMatchObject([
        { createdAt: now + 1, message: { isAmended: true, receivedAt: noon + minute } },
      ]);
    }
    expect(await replyByOf(store, token)).toBe('Thu 26 Nov 2026, 12:00 PM');
    const later = { ...post, contentHash: 'c', isQuarantined: false, receivedAt: now + day };
    await store.submitEnquiry(quoteSubmission(later));
    expect(await replyByOf(store, token)).toBe('Fri 27 Nov 2026, 12:00 PM');
  });

  test('the words of one enquiry reach a channel in their order: what came later waits for what is being tried, and tries it again', async () => {
    await using store = await open();
    const post = { formKey: 'quote:key-1', channels: ['webhook', 'mail'] } as const;
    await store.submitEnquiry(quoteSubmission(post));
    await failDue(store, 5 * minute);
    const amended = { ...post, contentHash: 'b', receivedAt: noon + minute };
    await store.submitEnquiry(quoteSubmission(amended));
    await store.submitEnquiry(quoteSubmission({ contentHash: 'other', receivedAt: noon + 2 * minute }));
    const now = noon + 2 * minute;
    const first = await store.claimDeliveries(claim({ now }));
    expect(first).toMatchObject([
      { attempts: 1, message: { isAmended: false, receivedAt: noon } },
      { attempts: 0, message: { receivedAt: now } },
    ]);
    expect(await store.claimDeliveries(claim({ now, lease: 'second' }))).toEqual([]);
    expect(await store.nextDue({ channel: 'webhook', now })).toBe(minute);
    expect(await store.claimDeliveries(claim({ channel: 'mail', now }))).toHaveLength(1);
    const settled = { lease: 'first', at: noon, result: '200', outcome: 'delivered' } as const;
    for (const { id } of first) await store.settleDelivery({ id, ...settled });
    expect(await store.nextDue({ channel: 'webhook', now })).toBe(0);
    expect(await store.claimDeliveries(claim({ now }))).toMatchObject([{ message: { isAmended: true } }]);
  });

  test('later words that are held wait for a person as an enquiry does that is quarantined, and are counted like it', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    await store.submitEnquiry(quoteSubmission(keyed));
    await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: 'b', isQuarantined: true }));
    expect(await store.listEnquiries({ state: 'quarantined' })).toHaveLength(1);
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({ quarantined: 1 });
  });

  test('words that were held and are no longer the latest are not let out behind those that came after', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    const { reference, token } = await store.submitEnquiry(quoteSubmission(keyed));
    const held = { ...keyed, contentHash: 'b', receivedAt: noon + minute, isQuarantined: true };
    await store.submitEnquiry(quoteSubmission(held));
    const latest = { ...keyed, contentHash: 'c', receivedAt: noon + 2 * minute };
    await store.submitEnquiry(quoteSubmission(latest));
    expect(await store.listEnquiries({ state: 'quarantined' })).toEqual([]);
    expect(await store.releaseEnquiry({ reference, now: noon + day })).toBeNull();
    await deliver(store, 'webhook');
    expect(await store.claimDeliveries(claim())).toMatchObject([
      { message: { receivedAt: latest.receivedAt } },
    ]);
    await deliver(store, 'webhook', noon, 'first');
    expect(await stateOf(store, token)).toBe('delivered');
    expect((await store.findByToken({ token }))?.enquiry.earlier).toHaveLength(2);
  });

  test('a clock that is set back turns the words of one enquiry round neither when they are amended nor when they are released', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    const { reference } = await store.submitEnquiry(quoteSubmission(keyed));
    await failDue(store, 0);
    const before = { receivedAt: noon - 30 * minute, contentHash: 'b' };
    await store.submitEnquiry(quoteSubmission({ ...keyed, ...before, isQuarantined: true }));
    await store.releaseEnquiry({ reference, now: noon - 20 * minute });
    await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: 'c', receivedAt: noon }));
    for (const contentHash of [quoteSubmission().contentHash, 'b', 'c']) {
      const claimed = await store.claimDeliveries(claim({ lease: contentHash }));
      expect(claimed).toMatchObject([{ message: { isAmended: contentHash.length === 1 } }]);
      await deliver(store, 'webhook', noon, contentHash);
    }
  });

  test('what a receiver does not take in many hours keeps no later words of its enquiry waiting', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission({ formKey: 'quote:key-1' }));
    for (let attempt = 0; attempt < 8; attempt += 1) await failDue(store, 0);
    const amended = { formKey: 'quote:key-1', contentHash: 'b', receivedAt: noon + minute };
    await store.submitEnquiry(quoteSubmission(amended));
    expect(await store.claimDeliveries(claim())).toMatchObject([{ attempts: 8 }, { attempts: 0 }]);
  });

  test('a message with a dedupe key goes in once a channel', async () => {
    await using store = await open();
    const enqueued = {
      message: digest,
      channels: ['mail', 'webhook'],
      enquiryId: null,
      dedupeKey: 'digest:2026-11-21',
      isHeld: false,
      createdAt: noon,
    } as const;
    const added = await Promise.all([store.enqueueMessage(enqueued), store.enqueueMessage(enqueued)]);
    expect(added.sort()).toEqual([0, 2]);
  });
}

/** Tries what is due on the webhook, in vain. */
async function failDue(store: EnquiryStore, retryInMs: number): ReturnType<EnquiryStore['claimDeliveries']> {
  const taken = await store.claimDeliveries(claim());
  const failed = {
    lease: 'first',
    at: noon,
    result: '500',
    outcome: 'failed',
    now: noon,
    retryInMs,
  } as const;
  for (const { id } of taken) await store.settleDelivery({ id, ...failed });
  return taken;
}

/** By when the visitor is promised an answer. */
async function replyByOf(store: EnquiryStore, token: string): Promise<string | undefined> {
  const found = await store.findByToken({ token });
  return found ? describeStatus(found).replyBy : undefined;
}

/** What the visitor is told. */
async function stateOf(store: EnquiryStore, token: string): Promise<string | undefined> {
  const found = await store.findByToken({ token });
  return found ? describeStatus(found).state : undefined;
}
