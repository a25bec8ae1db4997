import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { run } from '../../../harness/enquiries/run-enquiries.ts';
import { lakshmi, noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';

test('list and show say what was sent, for people and for programs, and never the token', async () => {
  await using store = await openSqliteStore();
  const { token } = await store.submitEnquiry(quoteSubmission(lakshmi));
  const listed = await run(store, 'list');
  expect(listed.output).toMatch(/^Reference +Received \(IST\)/);
  expect(listed.output).toMatch(/K7M4X2PF +2026-11-21 12:00 +contact +received +లక్ష్మి +\+919000000000/);
  const shown = await run(store, 'show', 'k7m4-x2pf');
  expect(shown.output).toContain('Service           Kota Stone Polishing');
  expect(shown.output).toMatch(/webhook +pending +0/);
  const data = JSON.parse((await run(store, 'show', 'K7M4X2PF', '--json')).output);
  expect(data).toMatchObject({
    reference: 'K7M4X2PF',
    phone: '+919000000000',
    deliveries: [{ state: 'pending' }],
  });
  for (const words of [
    ['list', '--json'],
    ['show', 'K7M4X2PF', '--json'],
    ['export', '--format', 'json'],
  ]) {
    expect((await run(store, ...words)).output).not.toContain(token);
  }
});

test('list says of what was sent again in other words that it was, and not of what the owner corrected', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ references: ['K7M4X2PF'] }));
  await run(store, 'correct', 'K7M4X2PF', '--name', 'Ravi');
  const formKey = 'quote:key-1';
  await store.submitEnquiry(quoteSubmission({ formKey, fields: { name: 'Asha, hall' } }));
  await store.submitEnquiry(quoteSubmission({ formKey, fields: { name: 'Asha, kitchen' } }));
  const { output } = await run(store, 'list');
  expect(output).toMatch(/received +Ravi/);
  expect(output).toMatch(/received, amended +Asha, kitchen/);
});

test('list filters by state, form and person', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(lakshmi));
  const count = async (...words: string[]): Promise<number> =>
    JSON.parse((await run(store, 'list', '--json', ...words)).output).length;
  expect(await count('--phone', '90000-00000')).toBe(1);
  expect(await count('--email', 'LAKSHMI@example.com')).toBe(1);
  expect(await count('--state', 'quarantined')).toBe(0);
  expect(await count('--form', 'quote')).toBe(0);
});

test('a list of all there is stands in a table, however many they are', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ fields: { name: 'Ravi' } }));
  const [enquiry] = await store.listEnquiries({});
  const listEnquiries = async () => Array(150_000).fill(enquiry);
  const { output } = await run({ ...store, listEnquiries }, 'list', '--limit', '150000');
  expect(output.split('\n')).toHaveLength(150_002);
});

test('an export of more than is read at a time has each enquiry once, as far as it is limited, and none is a list too', async () => {
  await using store = await openSqliteStore();
  expect(JSON.parse((await run(store, 'export', '--json')).output)).toEqual([]);
  for (let index = 0; index < 1001; index += 1)
    await store.submitEnquiry(quoteSubmission({ contentHash: `${index}`, receivedAt: noon + index }));
  const references = (await store.listEnquiries({})).map(({ reference }) => reference);
  const exported = async (...words: string[]): Promise<string[]> =>
    JSON.parse((await run(store, 'export', '--json', ...words)).output).map(
      ({ reference }: { reference: string }) => reference,
    );
  expect(await exported()).toEqual(references);
  expect(await exported('--limit', '1000')).toEqual(references.slice(0, 1000));
  expect((await run(store, 'export', '--format', 'csv')).output.split('\r\n')).toHaveLength(1003);
});

test.each([
  ['fields', '{"name":5,"message":{}}'],
  ['earlier', '{}'],
  ['earlier', '[null]'],
  ['spam_reasons', '{}'],
  ['received_at', '9000000000000000'],
])(
  'an enquiry with %s of another shape, %s, is shown, and keeps no other from list and export',
  async (column, words) => {
    await using store = await openSqliteStore();
    await store.submitEnquiry(quoteSubmission(lakshmi));
    using database = new DatabaseSync(store.path);
    database.prepare(`update enquiry set ${column} = ?`).run(words);
    for (const command of [['list'], ['list', '--phone', '9000000000'], ['export'], ['show', 'K7M4X2PF']])
      expect(await run(store, ...command), command.join(' ')).toMatchObject({
        exitCode: 0,
        output: expect.stringContaining('K7M4X2PF'),
      });
  },
);

test('the CSV opens right in Excel: byte order mark, Indian time, numbers as text, no formula', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(lakshmi));
  const { output } = await run(store, 'export', '--format', 'csv');
  expect(output.startsWith('\ufeff"Reference","Received (IST)",')).toBe(true);
  expect(output).toContain(
    '"K7M4X2PF","2026-11-21 12:00:00","contact","received","లక్ష్మి","(+91) 90000 00000","lakshmi@example.com",',
  );
  expect(output).toContain('"\'=HYPERLINK(""http://x"")\nsecond line"');
  expect(output.endsWith('\r\n')).toBe(true);
});
