import { expect, test } from 'vitest';
import { createToken } from '../../../../src/enquiries/reference.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import { submissionLimits } from '../../../../src/enquiries/store/operations/submission-limits.ts';
import { claim, deliver } from '../../../harness/enquiries/claim-deliveries.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import type { OpenStore } from './store-contract.ts';

const minute = 60_000;
const day = 86_400_000;

export function testSubmissionContract(open: OpenStore): void {
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

  test.each(['quote:key-0', null])(
    'a key whose first post repeated an enquiry with the key %s names that enquiry from then on',
    async (formKey) => {
      await using store = await open();
      const { reference } = await store.submitEnquiry(quoteSubmission({ formKey }));
      const keyed = { formKey: 'quote:key-1' };
      const first = quoteSubmission({ ...keyed, receivedAt: noon + minute });
      expect(await store.submitEnquiry(first)).toMatchObject({ outcome: 'repeated', reference });
      const late = quoteSubmission({ ...keyed, receivedAt: noon + 20 * minute });
      expect(await store.submitEnquiry(late)).toMatchObject({ outcome: 'repeated', reference });
      const other = quoteSubmission({ ...keyed, contentHash: 'other', receivedAt: noon + 21 * minute });
      expect(await store.submitEnquiry(other)).toMatchObject({ outcome: 'amended', reference });
      expect(await store.countEnquiries({ since: 0 })).toMatchObject({ enquiries: 1, pendingMessages: 2 });
    },
  );

  test('an enquiry that is withdrawn while its words come again under another key takes no more words', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const words = { contentHash: `${round}a` };
      const keyed = { formKey: `quote:key-${round}` };
      const { token } = await store.submitEnquiry(quoteSubmission(words));
      await Promise.all([
        store.submitEnquiry(quoteSubmission({ ...words, ...keyed })),
        store.withdrawEnquiry({ by: { token }, now: noon, channels: [] }),
      ]);
      const later = await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: `${round}b` }));
      expect(later.token).not.toBe(token);
    }
  });

  test('an enquiry that is withdrawn while other words come under its key takes them before that or not at all', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const keyed = { formKey: `quote:key-${round}` };
      const { token } = await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: `${round}a` }));
      await Promise.all([
        store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: `${round}b` })),
        store.withdrawEnquiry({ by: { token }, now: noon, channels: [] }),
      ]);
      const found = await store.findByToken({ token });
      expect(found?.enquiry.state).toBe('withdrawn');
      expect(found?.deliveries.filter(({ state }) => state !== 'cancelled')).toEqual([]);
    }
  });

  test('a key that was amended too often and then repeats another enquiry names that one', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    for (let post = 0; post <= 20; post += 1)
      await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: `${post}` }));
    const { reference } = await store.submitEnquiry(quoteSubmission({ contentHash: 'a' }));
    expect(await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: 'a' }))).toMatchObject({
      outcome: 'repeated',
      reference,
    });
    expect(await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: 'b' }))).toMatchObject({
      outcome: 'amended',
      reference,
    });
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
    expect(await store.releaseEnquiry({ reference, now: noon })).not.toBeNull();
    expect(await store.claimDeliveries(claim({ channel: 'acknowledgement', lease: 'third' }))).toHaveLength(
      1,
    );
  });

  test('one mailbox gets so many acknowledgements a day, whichever of its addresses they go to', async () => {
    await using store = await open();
    const mailed = { channels: ['mail', 'acknowledgement'], limits: submissionLimits } as const;
    for (const local of ['ab', 'a.b', 'ab+1', 'a.b+2', '+'])
      await submitWith(store, { ...mailed, email: `${local}@example.com` });
    await submitWith(store, { ...mailed, email: 'ab@example.org' });
    expect(await store.claimDeliveries(claim({ channel: 'acknowledgement' }))).toHaveLength(5);
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
    for (const { reference } of quarantined)
      expect(await store.releaseEnquiry({ reference, now: noon })).not.toBeNull();
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
    await deliver(store, 'mail');
    await submitWith(store, post);
    expect(await store.claimDeliveries(claim({ channel: 'acknowledgement' }))).toHaveLength(1);
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toHaveLength(1);
    await deliver(store, 'mail', noon, 'first');
    const spam = { ...post, isQuarantined: true, spamScore: 9, spamReasons: ['links'] };
    expect(await submitWith(store, spam)).toMatchObject({ outcome: 'amended', isHeld: true });
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toEqual([]);
    expect(await store.listEnquiries({ state: 'quarantined' })).toMatchObject([
      { reference, state: 'received', spamScore: 9, spamReasons: ['links'] },
    ]);
    await store.releaseEnquiry({ reference, now: noon });
    expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toHaveLength(1);
  });
}

// Connects as often as the store will: connections that are made one by one would let posts through one by one.
async function warmUp(store: EnquiryStore): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => store.readNote({ name: 'purged' })));
}
