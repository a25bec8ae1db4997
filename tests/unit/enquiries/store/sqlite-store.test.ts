import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Operation } from '../../../../src/enquiries/store/operation.ts';
import { type Routed, routeMessages } from '../../../../src/enquiries/store/operations/route-messages.ts';
import { runOperation } from '../../../../src/enquiries/store/sqlite/commit-group.ts';
import { openDatabase } from '../../../../src/enquiries/store/sqlite/open-database.ts';
import { claim } from '../../../harness/enquiries/claim-deliveries.ts';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';
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

test('a message whose words are torn keeps no other from going out, and its enquiry is told all the same', async () => {
  await using store = await openSqliteStore();
  const torn = await store.submitEnquiry(quoteSubmission({ contentHash: 'torn' }));
  using database = new DatabaseSync(store.path);
  database.exec(`update outbox set message = '{"kind":"enqui'`);
  const whole = await store.submitEnquiry(quoteSubmission({ contentHash: 'whole' }));
  const claimed = await store.claimDeliveries(claim());
  expect(claimed).toMatchObject([
    { message: null, reference: torn.reference },
    { message: { reference: whole.reference } },
  ]);
  const channels = ['webhook'] as const;
  const routes = { quote: channels, contact: channels, newsletter: channels };
  await store.routeMessages({ configured: channels, routes, lastContactBefore: 0, now: noon });
  expect(await store.claimDeliveries(claim({ lease: 'second' }))).toMatchObject([
    { message: { reference: torn.reference, fields: { name: 'Lakshmi' } } },
  ]);
});

test('an enquiry whose words are torn is listed by what is left of them, corrected, erased, and keeps no other from it', async () => {
  await using store = await openSqliteStore();
  const torn = await store.submitEnquiry(quoteSubmission({ contentHash: 'torn' }));
  const whole = await store.submitEnquiry(quoteSubmission({ contentHash: 'whole', receivedAt: noon + 1 }));
  using database = new DatabaseSync(store.path);
  database
    .prepare(`update enquiry set fields = ?, earlier = '[{', spam_reasons = '[' where reference = ?`)
    .run('{"name":"Laksh', torn.reference);
  database.exec(`update outbox set message = '{"kind":'`);
  expect(await store.listEnquiries({})).toMatchObject([
    { reference: whole.reference, fields: { name: 'Lakshmi' } },
    {
      reference: torn.reference,
      fields: { message: '{"name":"Laksh' },
      earlier: [{ fields: { message: '[{' } }],
    },
  ]);
  const correction = { fields: { name: 'Lakshmi' }, phone: null, now: noon };
  expect(await store.correctEnquiry({ ...correction, reference: torn.reference })).toMatchObject({
    corrected: ['name'],
    enquiry: { fields: { name: 'Lakshmi', message: '{"name":"Laksh' } },
  });
  database.exec(`update outbox set state = 'delivered'`);
  database.prepare(`update enquiry set fields = '{' where reference = ?`).run(torn.reference);
  const purge = { lastContactBefore: noon + 2, withdrawnBefore: noon, now: noon };
  expect(await store.purgeEnquiries(purge)).toMatchObject({ expired: 2 });
});

test('earlier words without their time are shown as they are: a time that is none would end the command that shows them', async () => {
  await using store = await openSqliteStore();
  const { reference } = await store.submitEnquiry(quoteSubmission());
  using database = new DatabaseSync(store.path);
  const earlier = '[{"fields":{"name":"Lakshmi"},"replacedBt":1}]';
  database.prepare('update enquiry set earlier = ?').run(earlier);
  const found = await store.findByReference({ reference });
  expect(found?.enquiry.earlier).toMatchObject([{ fields: { message: earlier }, replacedAt: noon }]);
});

test('an enquiry whose words are torn has a way like any other', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ contentHash: 'torn', channels: [] }));
  using database = new DatabaseSync(store.path);
  database.exec(`update enquiry set fields = '{"name":'`);
  await store.submitEnquiry(quoteSubmission({ contentHash: 'whole', channels: [] }));
  const routes = { quote: ['webhook'], contact: [], newsletter: [] } as const;
  const routing = { configured: ['webhook'], routes, lastContactBefore: 0, now: noon } as const;
  expect(await store.routeMessages(routing)).toEqual({ moved: 2, stranded: 0 });
});

test('what has no way is not asked about one by one at each look for one', async () => {
  await using store = await openSqliteStore();
  const routing = { configured: [], routes: { quote: [], contact: [], newsletter: [] } };
  const look = async (): Promise<number> => {
    await store.routeMessages({ ...routing, lastContactBefore: 0, now: noon });
    using database = openDatabase(store.path);
    let statements = 0;
    function* counted(operation: Operation<Routed>): Operation<Routed> {
      let step = operation.next([]);
      for (; !step.done; statements += 1) step = operation.next(yield step.value);
      return step.value;
    }
    runOperation(database, counted(routeMessages({ ...routing, lastContactBefore: 0, now: noon })));
    return statements;
  };
  await store.submitEnquiry(quoteSubmission());
  const ofOne = await look();
  for (const contentHash of ['a', 'b', 'c', 'd']) await store.submitEnquiry(quoteSubmission({ contentHash }));
  expect(await look()).toBe(ofOne);
  expect(await store.countEnquiries({ since: 0 })).toMatchObject({ strandedMessages: 5 });
});

test('a file behind a link loses nothing with its log, and is made anew where it was', async () => {
  await using folder = await createTemporaryFolder();
  const [path, real] = [join(folder.path, 'enquiries.db'), join(folder.path, 'disk', 'enquiries.db')];
  mkdirSync(join(folder.path, 'disk'));
  await using first = await openSqliteStore({ path: real });
  await first.submitEnquiry(quoteSubmission({ contentHash: 'a' }));
  await first.close();
  symlinkSync(real, path);
  const causes: string[] = [];
  await using store = await openSqliteStore({ path, onDamage: ({ cause }) => causes.push(cause) });
  await store.submitEnquiry(quoteSubmission({ contentHash: 'b' }));
  rmSync(`${real}-wal`);
  await store.listEnquiries({}).catch(() => {});
  expect(causes).toEqual(['-wal deleted']);
  expect(await store.listEnquiries({})).toHaveLength(2);
  rmSync(real);
  await store.listEnquiries({}).catch(() => {});
  expect(await store.listEnquiries({})).toHaveLength(2);
  expect(statSync(real).size).toBeGreaterThan(0);
});

/** Of the file and its log. */
function bytesOf({ path }: { path: string }): string {
  return ['', '-wal'].map((suffix) => readFileSync(path + suffix, 'latin1')).join('');
}
