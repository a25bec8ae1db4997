import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../../src/enquiries/store/sqlite/open-database.ts';
import { carryOver, mergeRows, salvageFile } from '../../../../../src/enquiries/store/sqlite/salvage.ts';
import { openSqliteStore } from '../../../../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../../../../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../../../../harness/temporary-folder.ts';

test('an enquiry is carried over whole where one source has it whole, and torn where none has', async () => {
  await using store = await openSqliteStore();
  const mended = await store.submitEnquiry(quoteSubmission({ contentHash: 'mended' }));
  const torn = await store.submitEnquiry(quoteSubmission({ contentHash: 'torn' }));
  const whole = salvageFile(store.path);
  const tear = (row: Record<string, unknown>) => ({ ...row, fields: '{"name":"Laksh' });
  const enquiries = whole.get('enquiry') ?? [];
  const mixed = new Map(whole).set('enquiry', enquiries.map(tear));
  const rest = new Map([['enquiry', enquiries.filter(({ reference }) => reference === mended.reference)]]);

  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  using database = openDatabase(path);
  expect(carryOver(database, mergeRows(mixed, rest))).toBe(2);
  await using carried = await openSqliteStore({ path });
  expect((await carried.findByReference({ reference: mended.reference }))?.enquiry.fields).toMatchObject({
    name: 'Lakshmi',
  });
  expect(await carried.findByReference({ reference: torn.reference })).toMatchObject({
    enquiry: { fields: { message: '{"name":"Laksh' } },
    deliveries: [{ state: 'pending' }],
  });
});
