import { expect, test } from 'vitest';
import { claim } from '../../../harness/enquiries/claim-deliveries.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import type { OpenStore } from './store-contract.ts';

const minute = 60_000;
const day = 86_400_000;

/** What every store must do when an enquiry is withdrawn, is over or is to be forgotten. */
export function testErasureContract(open: OpenStore): void {
  test('an acknowledgement that is refused is over, and one that waits keeps no enquiry from being erased', async () => {
    await using store = await open();
    const old = {
      receivedAt: noon - 400 * day,
      email: 'a@example.com',
      channels: ['acknowledgement'],
    } as const;
    await store.submitEnquiry(quoteSubmission({ ...old, contentHash: 'a' }));
    await store.submitEnquiry(quoteSubmission({ ...old, contentHash: 'b' }));
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
    const taken = { state: 'withdrawn', withdrawnAt: noon + minute };
    expect(await store.withdrawEnquiry(input)).toMatchObject({ enquiry: taken, takenBack: [taken] });
    expect(await store.withdrawEnquiry({ ...input, now: noon + day })).toEqual({
      enquiry: expect.objectContaining(taken),
      takenBack: [],
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

  test.each(['delivered', 'failed', 'lost'] as const)(
    'a withdrawal comes behind the attempt that is under way, which is %s, and is told elsewhere at once',
    async (outcome) => {
      await using store = await open();
      const { token, reference } = await store.submitEnquiry(quoteSubmission());
      const [attempt] = await store.claimDeliveries(claim({ lease: 'attempt' }));
      await store.withdrawEnquiry({ by: { token }, now: noon, channels: ['webhook', 'mail'] });
      const withdrawal = [{ message: { kind: 'withdrawal', reference } }];
      expect(await store.claimDeliveries(claim({ channel: 'mail' }))).toMatchObject(withdrawal);
      expect(await store.claimDeliveries(claim({ now: noon + 59_999 }))).toEqual([]);
      expect(await store.nextDue({ channel: 'webhook', now: noon + 59_999 })).not.toBe(0);
      const settled = { id: attempt?.id ?? '', lease: 'attempt', at: noon, result: '200' };
      const failed = { outcome: 'failed', now: noon, retryInMs: 0 } as const;
      const settlement = outcome === 'failed' ? failed : { outcome: 'delivered' as const };
      if (outcome !== 'lost') expect(await store.settleDelivery({ ...settled, ...settlement })).toBe(true);
      const now = outcome === 'lost' ? noon + 60_000 : noon;
      expect(await store.nextDue({ channel: 'webhook', now })).toBe(0);
      expect(await store.claimDeliveries(claim({ now }))).toMatchObject(withdrawal);
      expect((await store.findByToken({ token }))?.deliveries[0]).toMatchObject({
        state: outcome === 'delivered' ? 'delivered' : 'cancelled',
      });
    },
  );

  test('a withdrawal does not wait for an attempt of a process that is gone, nor for one of a clock that was set back', async () => {
    await using store = await open();
    const { token } = await store.submitEnquiry(quoteSubmission());
    await store.claimDeliveries(claim({ lease: 'attempt' }));
    await store.withdrawEnquiry({ by: { token }, now: noon, channels: ['webhook'] });
    expect(await store.claimDeliveries(claim({ now: noon - day }))).toHaveLength(1);
    await store.resumeDeliveries(null);
    expect(await store.claimDeliveries(claim({ lease: 'next' }))).toHaveLength(1);
  });

  test('an enquiry that is released at the same moment stays withdrawn', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const submission = quoteSubmission({ contentHash: `${round}`, isQuarantined: true });
      const { reference, token } = await store.submitEnquiry(submission);
      await Promise.all([
        store.withdrawEnquiry({ by: { token }, now: noon, channels: [] }),
        store.releaseEnquiry({ reference, now: noon }),
      ]);
      expect((await store.findByReference({ reference }))?.enquiry.state).toBe('withdrawn');
    }
    expect(await store.claimDeliveries(claim())).toEqual([]);
  });

  test('who leaves the newsletter leaves it with every subscription of the address, and the owner hears of each', async () => {
    await using store = await open();
    const subscribe = (contentHash: string, email: string, isQuarantined = false) =>
      store.submitEnquiry(quoteSubmission({ form: 'newsletter', contentHash, email, isQuarantined }));
    const first = await subscribe('a', 'a@example.com');
    const second = await subscribe('b', 'a@example.com');
    const held = await subscribe('c', 'a@example.com', true);
    const other = await subscribe('d', 'b@example.com');
    const asked = await store.submitEnquiry(quoteSubmission({ contentHash: 'e', email: 'a@example.com' }));
    const left = [first, second].map(({ token }) =>
      store.withdrawEnquiry({ by: { token }, now: noon + minute, channels: ['mail'] }),
    );
    const all = (await Promise.all(left)).flatMap((withdrawn) => withdrawn?.takenBack ?? []);
    expect(all.map(({ reference }) => reference).sort()).toEqual(
      [first, second, held].map(({ reference }) => reference).sort(),
    );
    const withdrawn = await store.listEnquiries({ state: 'withdrawn' });
    expect(withdrawn.map(({ reference }) => reference).sort()).toEqual(
      [first, second, held].map(({ reference }) => reference).sort(),
    );
    const told = await store.claimDeliveries(claim({ channel: 'mail' }));
    expect(told.map(({ message }) => message?.kind === 'withdrawal' && message.reference).sort()).toEqual(
      [first, second].map(({ reference }) => reference).sort(),
    );
    expect((await store.listEnquiries({ state: 'received' })).map(({ token }) => token).sort()).toEqual(
      [other, asked].map(({ token }) => token).sort(),
    );
    const again = await subscribe('a', 'a@example.com');
    expect(again.outcome).toBe('stored');
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
    expect(await store.purgeEnquiries(purge)).toEqual({ expired: 1, untold: 0, withdrawn: 1 });
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
}
