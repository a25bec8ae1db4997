import { expect, test } from 'vitest';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { testCorrectionContract } from './correction-contract.ts';
import { testErasureContract } from './erasure-contract.ts';
import { testOutboxContract } from './outbox-contract.ts';
import { testRoutingContract } from './routing-contract.ts';
import { testSubmissionContract } from './submission-contract.ts';

/** Gives an empty store. */
export type OpenStore = () => Promise<EnquiryStore & AsyncDisposable>;

/** What every store must do. */
export function testStoreContract(open: OpenStore): void {
  testSubmissionContract(open);
  testOutboxContract(open);
  testRoutingContract(open);
  testCorrectionContract(open);
  testErasureContract(open);

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

  test('a list that is read piece by piece has all of it once, also those of one instant', async () => {
    await using store = await open();
    for (const [index, receivedAt] of [noon, noon, noon, noon + 1, noon].entries())
      await store.submitEnquiry(quoteSubmission({ contentHash: `${index}`, receivedAt }));
    const whole = await store.listEnquiries({});
    const read: typeof whole = [];
    for (let page = await store.listEnquiries({ limit: 2 }); page.length > 0; ) {
      read.push(...page);
      const after = page.at(-1);
      page = await store.listEnquiries({ limit: 2, ...(after && { after }) });
      if (read.length > whole.length) break;
    }
    expect(read).toEqual(whole);
  });

  test('a person is found by a number and an address that only the earlier words have, as they are forgotten by it', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1', form: 'contact' } as const;
    const person = { phone: '+919000000001', email: 'a_b@example.com' };
    const { reference } = await store.submitEnquiry(quoteSubmission({ ...keyed, ...person }));
    const later = { contentHash: 'b', receivedAt: noon + 1 };
    await store.submitEnquiry(quoteSubmission({ ...keyed, ...later }));
    await store.submitEnquiry(quoteSubmission({ contentHash: 'c', ...person, receivedAt: noon - 1 }));
    const another = { formKey: 'quote:key-2', receivedAt: noon + 2 };
    await store.submitEnquiry(quoteSubmission({ ...another, contentHash: 'd' }));
    await store.submitEnquiry(quoteSubmission({ ...another, contentHash: 'e' }));
    const list = async (filter: Parameters<EnquiryStore['listEnquiries']>[0]): Promise<number> =>
      (await store.listEnquiries(filter)).length;
    expect(await list({ phone: person.phone })).toBe(2);
    expect(await list({ email: person.email })).toBe(2);
    expect(await list({ ...person, form: 'contact', limit: 1 })).toBe(1);
    expect(await list({ email: 'axb@example.com' })).toBe(0);
    expect((await store.listEnquiries({ phone: person.phone, limit: 1 }))[0]?.reference).toBe(reference);
    expect(await store.forgetPerson({ by: { phone: person.phone }, now: noon })).toHaveLength(2);
  });

  test('what was asked for before the store is closed is done', async () => {
    await using store = await open();
    await store.listEnquiries({});
    const asked = [store.writeNotes({ purged: 1 }), store.submitEnquiry(quoteSubmission())];
    await store.close();
    await Promise.all(asked);
  });

  test('check finds no problem in a healthy store, and a closed store says that it is closed', async () => {
    await using store = await open();
    await store.writeNotes({ purged: 1 });
    expect(await store.check()).toEqual([]);
    await store.close();
    await expect(store.readNote({ name: 'purged' })).rejects.toMatchObject({ failure: 'closed' });
  });
}
