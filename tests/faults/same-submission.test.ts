import { expect, test } from 'vitest';
import type { EnquiryStore } from '../../src/enquiries/store/enquiry-store.ts';
import { startEnquirySite } from '../harness/enquiries/enquiry-site.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';

const quote = { name: 'Lakshmi', phone: '90000 00000' };

test.each([
  ['the same form key', { ...quote, form_key: '0d9c6f0e-6f0c-4b43-9a0e-0b8f6c2f3a11' }],
  ['no form key', quote],
])('100 equal posts at once with %s are one enquiry and get one answer', async (_, fields) => {
  await using store = await openSqliteStore();
  expect(await postHundred(store, fields)).toEqual({
    answers: 1,
    statuses: [303],
    enquiries: 1,
    messages: 1,
  });
});

test('mutation: a store that looks at neither key nor words stores them all', async () => {
  await using store = await openSqliteStore();
  const forgetful: EnquiryStore = {
    ...store,
    submitEnquiry: (submission) => store.submitEnquiry({ ...submission, formKey: null, repeatWindowMs: 0 }),
  };
  const found = await postHundred(forgetful, { ...quote, form_key: 'key-12345678' });
  expect(found.enquiries).toBe(100);
});

async function postHundred(store: EnquiryStore, fields: Record<string, string>) {
  const variables = { QUOTE_FORWARD_URL: 'https://forms.example.com/q' };
  await using site = await startEnquirySite({ store: { ...store, close: async () => {} }, variables });
  const posts = await Promise.all(Array.from({ length: 100 }, () => site.post('/quote', fields)));
  const counts = await store.countEnquiries({ since: 0 });
  return {
    answers: new Set(posts.map(({ headers }) => headers.get('location'))).size,
    statuses: [...new Set(posts.map(({ status }) => status))],
    enquiries: counts.enquiries,
    messages: counts.pendingMessages,
  };
}
