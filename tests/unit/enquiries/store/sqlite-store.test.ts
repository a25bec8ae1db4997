import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { testStoreContract } from './store-contract.ts';

testStoreContract(openSqliteStore);

test('the file is for the owner of the process alone', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission());
  expect(statSync(store.path).mode & 0o777).toBe(0o600);
});

test('no byte of what is erased stays in the file or in its log', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ fields: { name: 'Venkateswara', phone: '90000 00000' } }));
  expect(bytesOf(store)).toContain('Venkateswara');
  await store.forgetPerson({ by: { phone: '+919000000000' }, now: noon });
  expect(bytesOf(store)).not.toMatch(/Venkateswara|90000 00000|\+919000000000/);
});

test('no byte of the words that a correction replaced stays in the file or in its log', async () => {
  await using store = await openSqliteStore();
  const fields = { name: 'Venkateswara', phone: '90000 00000' };
  const { reference } = await store.submitEnquiry(quoteSubmission({ fields }));
  expect(bytesOf(store)).toContain('Venkateswara');
  const corrected = { name: 'Lakshmi', phone: '90000 00001' };
  await store.correctEnquiry({ reference, fields: corrected, phone: '+919000000001', now: noon });
  expect(bytesOf(store)).not.toMatch(/Venkateswara|90000 00000|\+919000000000/);
});

/** Of the file and its log. */
function bytesOf({ path }: { path: string }): string {
  return ['', '-wal'].map((suffix) => readFileSync(path + suffix, 'latin1')).join('');
}
