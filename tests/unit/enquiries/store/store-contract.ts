import { expect, test } from 'vitest';
import type { Channel, Delivery } from '../../../../src/enquiries/delivery/message.ts';
import { describeStatus } from '../../../../src/enquiries/enquiry-status.ts';
import { createToken } from '../../../../src/enquiries/reference.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import type { Claim } from '../../../../src/enquiries/store/operations/outbox.ts';
import { submissionLimits } from '../../../../src/enquiries/store/operations/submission-limits.ts';
import { digest } from '../../../harness/enquiries/delivery.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type DisposableStore = EnquiryStore & AsyncDisposable;

/** What every store must do; `open` gives an empty one. */
export function testStoreContract(open: () => Promise<DisposableStore>): void {
  test('a submission is found by token and by reference with all it carried', async () => {
    await using store = await open();
    const name = `లక్ష్మి 🙂'); drop table enquiry; -- $1 ? \\ " \u2028 ${'క'.repeat(1500)}`;
    const submission = quoteSubmission({ fields: { name, phone: '९००००' }, spamReasons: ['links'] });
    const { outcome, reference, token } = await store.submitEnquiry(submission);
    expect(outcome).toBe('stored');
    const byToken = await store.findByToken({ token });
    expect(byToken?.enquiry).toMatchObject({
      reference,
      form: 'quote',
      state: 'received',
      fields: submission.fields,
      phone: '+919000000000',
      notice: 'quote-2026-11-12m',
      spamReasons: ['links'],
      receivedAt: noon,
      earlier: [],
    });
    expect(await store.findByReference({ reference })).toEqual(byToken);
    expect(byToken?.deliveries).toMatchObject([{ channel: 'webhook', state: 'pending', attempts: 0 }]);
    expect(await store.findByToken({ token: 'x' })).toBeNull();
    expect(await store.findByReference({ reference: '22222222' })).toBeNull();
  });

  test.each(['quote:key-1', null])(
    'the same words with the form key %s give one row and the same answer within ten minutes, 100 at once',
    async (formKey) => {
      await using store = await open();
      await warmUp(store);
      const posts = Array.from({ length: 100 }, () => store.submitEnquiry(quoteSubmission({ formKey })));
      const answers = await Promise.all(posts);
      expect(new Set(answers.map(({ reference, token }) => reference + token)).size).toBe(1);
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      expect(await store.countEnquiries({ since: 0 })).toMatchObject({ enquiries: 1, pendingMessages: 1 });
    },
  );

  test('the same words after ten minutes are a new enquiry, and with the same key never', async () => {
    await using store = await open();
    const first = await store.submitEnquiry(quoteSubmission({ formKey: 'quote:key-1' }));
    const keyed = await store.submitEnquiry(
      quoteSubmission({ formKey: 'quote:key-1', receivedAt: noon + 11 * minute }),
    );
    const later = await store.submitEnquiry(quoteSubmission({ receivedAt: noon + 11 * minute }));
    expect(keyed).toMatchObject({ outcome: 'repeated', reference: first.reference });
    expect(later.outcome).toBe('stored');
    expect(later.reference).not.toBe(first.reference);
  });

  test('other words under the same key amend the enquiry, keep the earlier ones and are told again', async () => {
    await using store = await open();
    const first = await store.submitEnquiry(quoteSubmission({ formKey: 'quote:key-1' }));
    const amended = await store.submitEnquiry(
      quoteSubmission({
        formKey: 'quote:key-1',
        fields: { name: 'Lakshmi R', phone: '90000 00001' },
        phone: '+919000000001',
        receivedAt: noon + minute,
      }),
    );
    expect(amended).toEqual({ ...first, outcome: 'amended' });
    const found = await store.findByReference({ reference: first.reference });
    expect(found?.enquiry).toMatchObject({
      fields: { name: 'Lakshmi R' },
      lastContactAt: noon + minute,
      earlier: [{ fields: { name: 'Lakshmi' }, phone: '+919000000000', replacedAt: noon + minute }],
    });
    expect(found?.deliveries).toHaveLength(2);
  });

  test('one form that is amended without end grows no enquiry without end, and no words are lost', async () => {
    await using store = await open();
    const wordings = Array.from({ length: 45 }, (_, post) => `Wording ${post}`);
    const references: string[] = [];
    for (const [post, name] of wordings.entries()) {
      const receivedAt = noon + post * minute;
      const submission = quoteSubmission({ formKey: 'quote:key-1', fields: { name }, receivedAt });
      references.push((await store.submitEnquiry(submission)).reference);
    }
    const enquiries = await store.listEnquiries({});
    expect(Math.max(...enquiries.map(({ earlier }) => earlier.length))).toBe(20);
    const kept = enquiries.flatMap(({ fields, earlier }) => [
      fields,
      ...earlier.map((words) => words.fields),
    ]);
    expect(kept.map(({ name }) => name).sort()).toEqual(wordings.sort());
    // The key goes along: the last words again are the last enquiry.
    const again = quoteSubmission({ formKey: 'quote:key-1', fields: { name: 'Wording 44' } });
    expect(await store.submitEnquiry(again)).toMatchObject({
      outcome: 'repeated',
      reference: references.at(-1),
    });
  });

  test('a reference that is taken is passed over', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission({ references: ['22222222'] }));
    const other = quoteSubmission({ references: ['22222222', '33333333'], contentHash: 'other' });
    expect(await store.submitEnquiry(other)).toMatchObject({ reference: '33333333' });
  });

  test('a submission that fails half-way leaves nothing behind and harms no other in its group', async () => {
    await using store = await open();
    const channels = ['webhook', null as unknown as 'mail'] as const;
    const [failed, stored] = await Promise.allSettled([
      store.submitEnquiry(quoteSubmission({ contentHash: 'a', channels })),
      store.submitEnquiry(quoteSubmission({ contentHash: 'b' })),
    ]);
    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { name: 'StoreError', failure: 'statement' },
    });
    expect(stored.status).toBe('fulfilled');
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({ enquiries: 1, pendingMessages: 1 });
  });

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
    expect(await store.releaseEnquiry({ reference })).toMatchObject({ state: 'received' });
    expect(await store.releaseEnquiry({ reference })).toBeNull();
    expect(await store.claimDeliveries(claim())).toHaveLength(1);
  });

  const limits = {
    acknowledgementsPerRecipientAndDay: 2,
    enquiriesPerNetworkAndHour: 2,
    enquiriesPerHour: 3,
  };

  async function submitWith(store: EnquiryStore, overrides: Parameters<typeof quoteSubmission>[0]) {
    return store.submitEnquiry(quoteSubmission({ limits, contentHash: createToken(), ...overrides }));
  }

  test('one address gets so many acknowledgements a day; the owner is told all the same, and a release sends the rest', async () => {
    await using store = await open();
    const mailed = {
      email: 'a@example.com',
      channels: ['mail', 'acknowledgement'],
      limits: submissionLimits,
    } as const;
    for (let sent = 0; sent < 3; sent += 1) await submitWith(store, mailed);
    const { reference, isHeld } = await submitWith(store, mailed);
    expect(isHeld).toBe(false);
    const held = await store.listEnquiries({ state: 'quarantined' });
    expect(held.map((enquiry) => enquiry.reference)).toEqual([reference]);
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toHaveLength(4);
    expect(await store.claimDeliveries(claim({ channel: 'acknowledgement' }))).toHaveLength(3);
    await submitWith(store, { ...mailed, email: 'b@example.com' });
    await submitWith(store, { ...mailed, receivedAt: noon + day });
    const lease = 'second';
    expect(await store.claimDeliveries(claim({ channel: 'acknowledgement', lease }))).toHaveLength(2);
    expect(await store.releaseEnquiry({ reference })).not.toBeNull();
    expect(await store.claimDeliveries(claim({ channel: 'acknowledgement', lease: 'third' }))).toHaveLength(
      1,
    );
  });

  test('beyond what one network, or the site, may have delivered in an hour an enquiry is quarantined, never dropped', async () => {
    await using store = await open();
    const network = '2001:db8:1::/48';
    const held: boolean[] = [];
    for (let posts = 0; posts < 3; posts += 1) held.push((await submitWith(store, { network })).isHeld);
    held.push((await submitWith(store, { network: '2001:db8:2::/48' })).isHeld);
    held.push((await submitWith(store, { network: '2001:db8:3::/48' })).isHeld);
    held.push((await submitWith(store, { network, receivedAt: noon + 60 * minute })).isHeld);
    expect(held).toEqual([false, false, true, false, true, false]);
    expect(await store.listEnquiries({})).toHaveLength(6);
    const quarantined = await store.listEnquiries({ state: 'quarantined' });
    expect(quarantined.map(({ spamReasons }) => spamReasons[0]).sort()).toEqual([
      'more enquiries from one network than an hour may have',
      'more enquiries than an hour may have',
    ]);
    for (const { reference } of quarantined) expect(await store.releaseEnquiry({ reference })).not.toBeNull();
    expect(await store.claimDeliveries(claim({ channel: 'webhook' }))).toHaveLength(6);
  });

  test('an amendment mails the visitor nothing, and one that looks like spam is held and listed', async () => {
    await using store = await open();
    const post = {
      formKey: 'quote:key-1',
      email: 'a@example.com',
      channels: ['mail', 'acknowledgement'],
    } as const;
    const { reference } = await submitWith(store, post);
    await submitWith(store, post);
    expect(await store.claimDeliveries(claim({ channel: 'acknowledgement' }))).toHaveLength(1);
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toHaveLength(2);
    const spam = { ...post, isQuarantined: true, spamScore: 9, spamReasons: ['links'] };
    expect(await submitWith(store, spam)).toMatchObject({ outcome: 'amended', isHeld: true });
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toHaveLength(2);
    expect(await store.listEnquiries({ state: 'quarantined' })).toMatchObject([
      { reference, state: 'received', spamScore: 9, spamReasons: ['links'] },
    ]);
    await store.releaseEnquiry({ reference });
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toHaveLength(3);
  });

  test('an acknowledgement that is refused is over, and one that waits keeps no enquiry from being erased', async () => {
    await using store = await open();
    const old = {
      receivedAt: noon - 400 * day,
      email: 'a@example.com',
      channels: ['acknowledgement'],
    } as const;
    await submitWith(store, { ...old });
    await submitWith(store, { ...old });
    const [first] = await store.claimDeliveries(claim({ channel: 'acknowledgement', limit: 1 }));
    const refusal = { lease: 'first', at: noon, result: '550', outcome: 'refused' } as const;
    expect(await store.settleDelivery({ id: first?.id ?? '', ...refusal })).toBe(true);
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({
      pendingMessages: 1,
      oldestPendingAt: null,
    });
    const purge = { lastContactBefore: noon - 365 * day, withdrawnBefore: noon, now: noon };
    expect(await store.purgeEnquiries(purge)).toMatchObject({ expired: 2 });
  });

  test('a withdrawal cancels what has not gone out, tells those who know, and gives up the key', async () => {
    await using store = await open();
    const submission = quoteSubmission({ formKey: 'quote:key-1', channels: ['form', 'mail'] });
    const { token, reference } = await store.submitEnquiry(submission);
    const input = { by: { token }, now: noon + minute, channels: ['mail'] } as const;
    expect(await store.withdrawEnquiry(input)).toMatchObject({
      state: 'withdrawn',
      withdrawnAt: noon + minute,
    });
    expect(await store.withdrawEnquiry({ ...input, now: noon + day })).toMatchObject({
      withdrawnAt: noon + minute,
    });
    expect(await store.withdrawEnquiry({ ...input, by: { reference: 'none' } })).toBeNull();
    expect(await store.claimDeliveries(claim({ channel: 'form' }))).toEqual([]);
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toMatchObject([
      { message: { kind: 'withdrawal', reference } },
    ]);
    const again = await store.submitEnquiry(
      quoteSubmission({ formKey: 'quote:key-1', receivedAt: noon + minute }),
    );
    expect(again.outcome).toBe('stored');
    expect(again.reference).not.toBe(reference);
  });

  test('the purge erases what is over and delivered, leaves tombstones, and nothing else', async () => {
    await using store = await open();
    const old = { receivedAt: noon - 400 * day, channels: [] } as const;
    const over = await store.submitEnquiry(quoteSubmission({ ...old, contentHash: 'over' }));
    const undelivered = await store.submitEnquiry(
      quoteSubmission({ ...old, contentHash: 'undelivered', channels: ['webhook'] }),
    );
    const subscription = await store.submitEnquiry(
      quoteSubmission({ ...old, contentHash: 'subscription', form: 'newsletter' }),
    );
    const recent = await store.submitEnquiry(quoteSubmission({ contentHash: 'recent', channels: [] }));
    const withdrawn = await store.submitEnquiry(quoteSubmission({ contentHash: 'withdrawn', channels: [] }));
    const by = { token: withdrawn.token };
    await store.withdrawEnquiry({ by, now: noon - 31 * day, channels: [] });
    const purge = { lastContactBefore: noon - 365 * day, withdrawnBefore: noon - 30 * day, now: noon };
    expect(await store.purgeEnquiries(purge)).toEqual({ expired: 1, withdrawn: 1 });
    const left = (await store.listEnquiries({})).map(({ reference }) => reference);
    expect(left.sort()).toEqual([undelivered, subscription, recent].map(({ reference }) => reference).sort());
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({ erased: 2 });
    const reused = quoteSubmission({ references: [over.reference, '33333333'], contentHash: 'new' });
    expect(await store.submitEnquiry(reused)).toMatchObject({ reference: '33333333' });
  });

  test('forgetting a person erases all they sent, earlier words included, with its messages', async () => {
    await using store = await open();
    const theirs = await store.submitEnquiry(quoteSubmission({ contentHash: 'a' }));
    const other = await store.submitEnquiry(quoteSubmission({ contentHash: 'b', phone: '+919000000009' }));
    const amended = await store.submitEnquiry(quoteSubmission({ contentHash: 'c', formKey: 'quote:key-1' }));
    await store.submitEnquiry(
      quoteSubmission({ contentHash: 'd', formKey: 'quote:key-1', phone: '+919000000008' }),
    );
    const forgotten = await store.forgetPerson({ by: { phone: '+919000000000' }, now: noon });
    expect(forgotten.sort()).toEqual([theirs.reference, amended.reference].sort());
    const left = await store.listEnquiries({});
    expect(left.map(({ reference }) => reference)).toEqual([other.reference]);
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({ erased: 2, pendingMessages: 1 });
  });

  test('lists filter by state, form and person, newest first', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission({ contentHash: 'a', email: 'a@example.com' }));
    await store.submitEnquiry(quoteSubmission({ contentHash: 'b', form: 'contact', receivedAt: noon + 1 }));
    const list = async (filter: Parameters<EnquiryStore['listEnquiries']>[0]): Promise<string[]> =>
      (await store.listEnquiries(filter)).map(({ form }) => form);
    expect(await list({})).toEqual(['contact', 'quote']);
    expect(await list({ limit: 1 })).toEqual(['contact']);
    expect(await list({ form: 'quote', state: 'received' })).toEqual(['quote']);
    expect(await list({ email: 'a@example.com' })).toEqual(['quote']);
    expect(await list({ phone: '+910000000000' })).toEqual([]);
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

  test('check finds no problem in a healthy store, and a closed store says that it is closed', async () => {
    await using store = await open();
    await store.writeNotes({ purged: 1 });
    expect(await store.check()).toEqual([]);
    await store.close();
    await expect(store.readNote({ name: 'purged' })).rejects.toMatchObject({ failure: 'closed' });
  });
}

// Connects as often as the store will: connections that are made one by one would let posts through one by one.
async function warmUp(store: EnquiryStore): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => store.readNote({ name: 'purged' })));
}

/** Delivers what is due on a channel. */
async function deliver(store: EnquiryStore, channel: Channel): Promise<void> {
  const lease = `lease-${channel}`;
  for (const { id } of await store.claimDeliveries(claim({ channel, lease }))) {
    await store.settleDelivery({ id, lease, at: noon, result: '200', outcome: 'delivered' });
  }
}

/** Tries what is due on the webhook, in vain. */
async function failDue(store: EnquiryStore, retryInMs: number): Promise<readonly Delivery[]> {
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

/** What the visitor is told. */
async function stateOf(store: EnquiryStore, token: string): Promise<string | undefined> {
  const found = await store.findByToken({ token });
  return found ? describeStatus(found).state : undefined;
}

function claim(overrides: Partial<Claim> = {}): Claim {
  return {
    channel: 'webhook',
    lease: 'first',
    leaseMs: 60_000,
    limit: 10,
    attempts: 'any',
    now: noon,
    ...overrides,
  };
}
