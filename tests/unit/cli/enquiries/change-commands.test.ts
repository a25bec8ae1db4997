import { existsSync, lstatSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../../../src/cli/enquiries/run-command.ts';
import { createSqliteStore } from '../../../../src/enquiries/store/sqlite-store.ts';
import { StoreError } from '../../../../src/enquiries/store/store-error.ts';
import { claim } from '../../../harness/enquiries/claim-deliveries.ts';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { commandContext, run } from '../../../harness/enquiries/run-enquiries.ts';
import { lakshmi, noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';

test('release, retry, withdraw and forget do what they say, once', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ ...lakshmi, isQuarantined: true }));
  expect(await run(store, 'release', 'K7M4X2PF')).toMatchObject({
    exitCode: 0,
    output: 'K7M4X2PF is released. No channel is configured: nobody is told until there is one. See list.',
  });
  expect(await run(store, 'release', 'K7M4X2PF')).toMatchObject({ exitCode: 1 });
  expect(JSON.parse((await run(store, 'retry', '--json')).output)).toEqual({ messages: 1 });
  expect(await store.claimDeliveries(claim({ now: 1 }))).toHaveLength(1);
  expect((await run(store, 'retry', '22222222')).exitCode).toBe(1);
  expect((await run(store, 'withdraw', 'K7M4X2PF')).output).toContain('K7M4X2PF withdrawn');
  expect((await run(store, 'withdraw', 'K7M4X2PF')).output).toContain('withdrawn already');
  expect(JSON.parse((await run(store, 'forget', '--phone', '+91 90000 00000', '--json')).output)).toEqual({
    references: ['K7M4X2PF'],
    setAside: [],
  });
  expect((await run(store, 'forget', '--phone', '+91 90000 00000')).exitCode).toBe(1);
  expect((await run(store, 'show', 'K7M4X2PF')).exitCode).toBe(1);
  expect(JSON.parse((await run(store, 'stats', '--json')).output)).toMatchObject({ enquiries: 0, erased: 1 });
});

test('a backup is a whole store of its own, readable by its owner alone', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(lakshmi));
  const file = join(dirname(store.path), 'backup.db');
  expect((await run(store, 'backup', file)).exitCode).toBe(0);
  expect(await run(store, 'backup', file)).toMatchObject({
    exitCode: 2,
    complaint: expect.stringContaining('exists'),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = createSqliteStore({ path: file });
  expect(await copy.listEnquiries({})).toHaveLength(1);
  await copy.close();
});

test('check says of a single message that it waits', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ receivedAt: noon - 2 * 86_400_000 }));
  expect((await run(store, 'check')).output).toContain('1 message is pending, ');
  await store.routeMessages({
    configured: [],
    routes: { quote: [], contact: [], newsletter: [] },
    lastContactBefore: 0,
    now: noon,
  });
  expect((await run(store, 'check')).output).toContain('1 message waits for a channel');
});

test('check tells of set-aside files and of messages that wait for more than a day', async () => {
  await using store = await openSqliteStore();
  expect(await run(store, 'check')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('nobody is told'),
  });
  await store.submitEnquiry(quoteSubmission({ receivedAt: noon - 2 * 86_400_000 }));
  const end = await runCommand(['check'], () => commandContext(store, ['enquiries.db.damaged-1']));
  expect(end.exitCode).toBe(1);
  const cutShort = await runCommand(['check'], () => commandContext(store, ['enquiries.db.incoming']));
  expect(cutShort.output).toContain('A restore was cut short and left enquiries.db.incoming.');
  expect(end.output).toMatch(
    /pending, the oldest for more than a day[\s\S]*set aside: enquiries\.db\.damaged-1/,
  );
});

test('check tells how long a message waits by the clock of the store, as readiness does', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission());
  const checkAt = (countedAt: number) =>
    runCommand(['check'], () => {
      const opened = commandContext(store);
      const countEnquiries: typeof store.countEnquiries = async (input) => ({
        ...(await store.countEnquiries(input)),
        countedAt,
      });
      return { ...opened, store: { ...opened.store, countEnquiries } };
    });
  expect((await checkAt(noon + 2 * 86_400_000)).output).toContain('the oldest for more than a day');
  expect((await checkAt(noon + 60_000)).exitCode).toBe(0);
});

test('check and forget name what a restore set aside, which still holds the person', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(lakshmi));
  const aside = 'enquiries.db.before-restore-2026-11-21T06-30-00Z';
  const runBeside = (...words: string[]) => runCommand(words, () => commandContext(store, [aside]));
  expect(await runBeside('check')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`A restore set a file aside: ${aside}. `),
  });
  const forget = ['forget', '--phone', '+91 90000 00000'];
  expect((await runBeside(...forget)).output).toMatch(
    /^Erased: K7M4X2PF\.[\s\S]*so may enquiries\.db\.before-restore-/,
  );
  expect(await runBeside(...forget)).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/^Nothing is kept of this person in the store[\s\S]*before-restore-/),
  });
  expect(JSON.parse((await runBeside(...forget, '--json')).output)).toEqual({
    references: [],
    setAside: [aside],
  });
});

test.each([
  ['into a folder that is not there', 'none/backup.db', 'There is no folder'],
  ['in the place of a folder', '', 'exists already'],
])('a backup %s says what is wrong with its name', async (_, name, sentence) => {
  await using store = await openSqliteStore();
  expect(await run(store, 'backup', join(dirname(store.path), name))).toMatchObject({
    exitCode: 2,
    complaint: expect.stringContaining(sentence),
  });
});

test('a backup to standard output is not taken for a file of that name: what is piped on would be no backup', async () => {
  await using store = await openSqliteStore();
  const end = await run(store, 'backup', '-');
  rmSync('-', { force: true });
  expect(end).toMatchObject({
    exitCode: 2,
    output: '',
    complaint: expect.stringContaining('the file to write'),
  });
});

test('a backup that its disk has no room for is not taken for a fault of the store', async () => {
  await using store = await openSqliteStore();
  const file = join(dirname(store.path), 'backup.db');
  const backup = (): Promise<void> => Promise.reject(new StoreError('full'));
  const end = await runCommand(['backup', file], () => {
    const opened = commandContext(store);
    return { ...opened, store: { ...opened.store, backup } };
  });
  expect(end).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`could not be written to ${file}`),
  });
});

test('a backup has its name once it is whole: what a command that is ended meanwhile leaves is no copy', async () => {
  await using store = await openSqliteStore();
  const file = join(dirname(store.path), 'backup.db');
  let isNamedEarly: boolean | undefined;
  const backup = async (to: string): Promise<void> => {
    await store.backup(to);
    isNamedEarly = existsSync(file);
  };
  const open = () => ({ ...commandContext(store), store: { ...store, backup, close: async () => {} } });
  expect((await runCommand(['backup', file], open)).exitCode).toBe(0);
  expect(isNamedEarly).toBe(false);
  expect(readdirSync(dirname(store.path)).filter((name) => name.startsWith('backup.db'))).toEqual([
    'backup.db',
  ]);
});

test('of two backups under one name one is made, and the other takes nothing away', async () => {
  await using store = await openSqliteStore();
  const file = join(dirname(store.path), 'backup.db');
  const ends = await Promise.all([run(store, 'backup', file), run(store, 'backup', file)]);
  expect(ends.map(({ exitCode }) => exitCode).sort()).toEqual([0, 2]);
  expect(statSync(file).size).toBeGreaterThan(0);
  const link = join(dirname(store.path), 'link.db');
  symlinkSync(join(dirname(store.path), 'nowhere'), link);
  expect((await run(store, 'backup', link)).complaint).toContain('exists already');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});
