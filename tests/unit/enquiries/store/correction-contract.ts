import { expect, test } from 'vitest';
import { hashEnquiry } from '../../../../src/enquiries/enquiry-hash.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import type { Correction } from '../../../../src/enquiries/store/operations/correct-enquiry.ts';
import { claim, deliver } from '../../../harness/enquiries/claim-deliveries.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import type { OpenStore } from './store-contract.ts';

const minute = 60_000;
const wrong = '+919000000000';
const right = '+919000000001';

/** What every store must do when an enquiry is corrected. */
export function testCorrectionContract(open: OpenStore): void {
  test('a corrected enquiry is found by the new number and address, and no longer by the old', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(contactSubmission());
    const corrected = await store.correctEnquiry(
      correction(reference, { phone: '90000 00001', email: 'Right@example.com' }),
    );
    expect(corrected).toMatchObject({
      corrected: ['phone', 'email'],
      enquiry: {
        state: 'received',
        fields: { name: 'Lakshmi', phone: '90000 00001', email: 'Right@example.com' },
        phone: right,
        email: 'right@example.com',
        lastContactAt: noon,
      },
    });
    const found = await store.findByReference({ reference });
    expect(found?.enquiry).toEqual(corrected?.enquiry);
    expect(await store.listEnquiries({ phone: wrong })).toEqual([]);
    expect(await store.listEnquiries({ email: 'wrong@example.com' })).toEqual([]);
    expect(await store.listEnquiries({ email: 'right@example.com' })).toHaveLength(1);
    expect(await store.forgetPerson({ by: { phone: wrong }, now: noon })).toEqual([]);
    expect(await store.forgetPerson({ by: { email: 'wrong@example.com' }, now: noon })).toEqual([]);
    expect(await store.forgetPerson({ by: { phone: right }, now: noon })).toEqual([reference]);
  });

  test('of a correction its time and the names of its fields are kept, and none of the words it replaced', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    const { reference } = await store.submitEnquiry(quoteSubmission(keyed));
    await store.submitEnquiry(
      quoteSubmission({
        ...keyed,
        fields: { name: 'Lakshmi R', phone: '90000 00009' },
        phone: '+919000000009',
      }),
    );
    await store.correctEnquiry(correction(reference, { phone: '90000 00001' }));
    const trail = { fields: {}, phone: null, email: null };
    expect((await store.findByReference({ reference }))?.enquiry.earlier).toEqual([
      { fields: { name: 'Lakshmi' }, phone: null, email: null, replacedAt: noon },
      { ...trail, replacedAt: noon + minute, corrected: ['phone'] },
    ]);
    expect(await store.forgetPerson({ by: { phone: wrong }, now: noon })).toEqual([]);
    await store.correctEnquiry({ ...correction(reference, { name: 'Lakshmi Rao' }), now: noon + 2 * minute });
    expect((await store.findByReference({ reference }))?.enquiry.earlier).toEqual([
      { ...trail, replacedAt: noon + minute, corrected: ['phone'] },
      { ...trail, replacedAt: noon + 2 * minute, corrected: ['name'] },
    ]);
  });

  test('a number that only the earlier words got wrong is taken out of them', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    const { reference } = await store.submitEnquiry(quoteSubmission(keyed));
    const fields = { name: 'Lakshmi', phone: '90000 00001' };
    await store.submitEnquiry(quoteSubmission({ ...keyed, fields, phone: right }));
    const corrected = await store.correctEnquiry(correction(reference, { phone: '90000 00001' }));
    expect(corrected).toMatchObject({ corrected: ['phone'], enquiry: { fields, phone: right } });
    expect(await store.forgetPerson({ by: { phone: wrong }, now: noon })).toEqual([]);
  });

  test('a field can be completed and taken out', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(contactSubmission());
    await store.correctEnquiry(correction(reference, { area: 'Kondapur' }));
    expect((await store.findByReference({ reference }))?.enquiry.fields.area).toBe('Kondapur');
    await store.correctEnquiry(correction(reference, { area: null }));
    expect((await store.findByReference({ reference }))?.enquiry.fields).not.toHaveProperty('area');
  });

  test('what has not gone out goes out with the corrected words, as a message of its own', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(
      contactSubmission({ channels: ['form', 'webhook', 'mail', 'acknowledgement'] }),
    );
    await deliver(store, 'form');
    const [started] = await store.claimDeliveries(claim({ channel: 'mail', lease: 'old' }));
    const corrected = await store.correctEnquiry(
      correction(reference, { phone: '90000 00001', email: 'right@example.com' }),
    );
    expect(corrected).toMatchObject({ told: ['form'], underWay: ['mail'] });
    expect(corrected?.waiting.toSorted()).toEqual(['acknowledgement', 'mail', 'webhook']);
    // The attempt under way has the old words: its end says nothing about the new ones.
    expect(await settle(store, started, 'old')).toBe(false);
    // And may arrive until its lease is over: the new ones come behind them.
    expect(await store.claimDeliveries(claim({ channel: 'mail', lease: 'new', now: noon + 59_999 }))).toEqual(
      [],
    );
    for (const channel of ['webhook', 'mail', 'acknowledgement'] as const) {
      const now = channel === 'mail' ? noon + 60_000 : noon;
      const claimed = await store.claimDeliveries(claim({ channel, lease: 'new', now }));
      expect(claimed).toMatchObject([
        { message: { reference, phone: right, fields: { name: 'Lakshmi', email: 'right@example.com' } } },
      ]);
      expect(claimed[0]?.id).not.toBe(started?.id);
    }
    expect(await store.claimDeliveries(claim({ channel: 'form', lease: 'new' }))).toEqual([]);
  });

  test('a quarantined enquiry is corrected, stays held, and is released with the corrected words', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(quoteSubmission({ isQuarantined: true }));
    await store.correctEnquiry(correction(reference, { phone: '90000 00001' }));
    expect(await store.claimDeliveries(claim({ lease: 'first' }))).toEqual([]);
    await store.releaseEnquiry({ reference, now: noon });
    expect(await store.claimDeliveries(claim({ lease: 'second' }))).toMatchObject([
      { message: { phone: right } },
    ]);
  });

  test('the corrected words sent again are the same enquiry, and the old ones never undo the correction', async () => {
    await using store = await open();
    const words = { name: 'Lakshmi', phone: '90000 00000' };
    const old = { formKey: 'quote:key-1', contentHash: hashEnquiry('quote', words, wrong) };
    const { reference } = await store.submitEnquiry(quoteSubmission(old));
    await store.correctEnquiry(correction(reference, { phone: '90000 00001' }));
    const fields = { name: 'Lakshmi', phone: '+91 90000 00001' };
    const again = quoteSubmission({ fields, phone: right, contentHash: hashEnquiry('quote', fields, right) });
    expect(await store.submitEnquiry(again)).toMatchObject({ outcome: 'repeated', reference });
    const repeated = await store.submitEnquiry(quoteSubmission(old));
    expect(repeated.outcome).toBe('stored');
    expect(repeated.reference).not.toBe(reference);
    expect((await store.findByReference({ reference }))?.enquiry.phone).toBe(right);
  });

  test('a post of the same form at the same moment does not undo a correction', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const formKey = `quote:key-${round}`;
      const { reference } = await store.submitEnquiry(quoteSubmission({ formKey, contentHash: `${round}a` }));
      await Promise.all([
        store.submitEnquiry(quoteSubmission({ formKey, contentHash: `${round}b` })),
        store.correctEnquiry(correction(reference, { phone: '90000 00001' })),
      ]);
      expect((await store.findByReference({ reference }))?.enquiry.phone).toBe(right);
    }
  });

  test('two corrections at the same moment are both made', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const { reference } = await store.submitEnquiry(quoteSubmission({ contentHash: `${round}` }));
      await Promise.all([
        store.correctEnquiry(correction(reference, { phone: '90000 00001' })),
        store.correctEnquiry(correction(reference, { name: 'Lakshmi Rao' })),
      ]);
      const found = await store.findByReference({ reference });
      expect(found?.enquiry.fields).toEqual({ name: 'Lakshmi Rao', phone: '90000 00001' });
    }
  });

  test('an enquiry that is withdrawn at the same moment is corrected before that or not at all', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const { reference } = await store.submitEnquiry(quoteSubmission({ contentHash: `${round}` }));
      const [corrected] = await Promise.all([
        store.correctEnquiry(correction(reference, { phone: '90000 00001' })),
        store.withdrawEnquiry({ by: { reference }, now: noon, channels: [] }),
      ]);
      const found = await store.findByReference({ reference });
      expect(found?.enquiry).toMatchObject({
        state: 'withdrawn',
        phone: corrected?.enquiry.state === 'withdrawn' ? wrong : right,
      });
    }
    expect(await store.claimDeliveries(claim({ lease: 'first' }))).toEqual([]);
  });

  test('what is withdrawn, erased or right already is left as it is', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(quoteSubmission({ formKey: 'quote:key-1' }));
    const same = await store.correctEnquiry({
      ...correction(reference, { phone: '90000 00000' }),
      phone: wrong,
    });
    expect(same).toMatchObject({ corrected: [], waiting: [], enquiry: { earlier: [] } });
    await store.withdrawEnquiry({ by: { reference }, now: noon, channels: [] });
    const withdrawn = await store.correctEnquiry(correction(reference, { phone: '90000 00001' }));
    expect(withdrawn).toMatchObject({ corrected: [], enquiry: { state: 'withdrawn', phone: wrong } });
    expect((await store.findByReference({ reference }))?.enquiry.phone).toBe(wrong);
    await store.forgetPerson({ by: { phone: wrong }, now: noon });
    expect(await store.correctEnquiry(correction(reference, { phone: '90000 00001' }))).toBeNull();
  });
}

function contactSubmission(overrides: Parameters<typeof quoteSubmission>[0] = {}) {
  return quoteSubmission({
    form: 'contact',
    fields: { name: 'Lakshmi', phone: '90000 00000', email: 'Wrong@example.com', message: 'Two rooms' },
    email: 'wrong@example.com',
    ...overrides,
  });
}

function correction(reference: string, fields: Correction['fields']): Correction {
  return { reference, fields, phone: fields.phone ? right : null, now: noon + minute };
}

function settle(store: EnquiryStore, delivery: { id: string } | undefined, lease: string): Promise<boolean> {
  const id = delivery?.id ?? '';
  return store.settleDelivery({ id, lease, at: noon, result: '200', outcome: 'delivered' });
}
