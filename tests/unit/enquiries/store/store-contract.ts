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

  test('check finds no problem in a healthy store, and a closed store says that it is closed', async () => {
    await using store = await open();
    await store.writeNotes({ purged: 1 });
    expect(await store.check()).toEqual([]);
    await store.close();
    await expect(store.readNote({ name: 'purged' })).rejects.toMatchObject({ failure: 'closed' });
  });
}
