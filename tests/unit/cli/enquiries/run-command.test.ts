import { execFile } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { CommandContext } from '../../../../src/cli/enquiries/command.ts';
import { enquiryCsv } from '../../../../src/cli/enquiries/enquiry-csv.ts';
import { type CommandEnd, runCommand } from '../../../../src/cli/enquiries/run-command.ts';
import { readEnquiryConfig } from '../../../../src/config/config.ts';
import type { Enquiry } from '../../../../src/enquiries/enquiry.ts';
import { createSqliteStore } from '../../../../src/enquiries/store/sqlite-store.ts';
import { StoreError } from '../../../../src/enquiries/store/store-error.ts';
import {
  type OpenedSqliteStore,
  openSqliteStore,
  workerUrl,
} from '../../../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';

const lakshmi = {
  references: ['K7M4X2PF'],
  form: 'contact',
  email: 'lakshmi@example.com',
  fields: {
    name: 'లక్ష్మి',
    email: 'lakshmi@example.com',
    phone: '090000 00000',
    service: 'Kota Stone Polishing',
    message: '=HYPERLINK("http://x")\nsecond line',
  },
} as const;

const enquiry: Enquiry = {
  id: '1',
  reference: 'K7M4X2PF',
  token: '',
  form: 'quote',
  state: 'received',
  fields: {},
  phone: null,
  email: null,
  notice: '',
  spamScore: 0,
  spamReasons: [],
  receivedAt: noon,
  lastContactAt: noon,
  withdrawnAt: null,
  earlier: [],
};

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

test.each([
  ['=1', "'=1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t1', "'\t1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['  \u00a0=1', "  \u00a0'=1"],
  ['\u200b=1', "\u200b'=1"],
  [';=1', ";'=1"],
  ['two rooms;  =1', "two rooms;  '=1"],
  ['two\n=1', "two\n'=1"],
  ['a-b=c; d', 'a-b=c; d'],
])('in the CSV %j is %j, which no spreadsheet runs', (name, shown) => {
  const csv = enquiryCsv([{ ...enquiry, fields: { name } }]);
  expect(csv).toContain(`,"${shown}",`);
});

test.each([
  ['120 gaj', '1080'],
  ['1,200 sq ft', '1200'],
  ['two rooms', 'two rooms'],
])('a floor of %s is exported as %s square feet', (typed, figure) => {
  expect(enquiryCsv([{ ...enquiry, fields: { area_size: typed } }])).toContain(`,"${figure}",`);
});

test('release, retry, withdraw and forget do what they say, once', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ ...lakshmi, isQuarantined: true }));
  expect((await run(store, 'release', 'K7M4X2PF')).exitCode).toBe(0);
  expect(await run(store, 'release', 'K7M4X2PF')).toMatchObject({ exitCode: 1 });
  expect(JSON.parse((await run(store, 'retry', '--json')).output)).toEqual({ messages: 1 });
  expect(
    await store.claimDeliveries({
      channel: 'webhook',
      lease: 'a',
      leaseMs: 1,
      limit: 9,
      attempts: 'any',
      now: 1,
    }),
  ).toHaveLength(1);
  expect((await run(store, 'retry', '22222222')).exitCode).toBe(1);
  expect((await run(store, 'withdraw', 'K7M4X2PF')).output).toContain('withdrawn');
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
  const copy = createSqliteStore({ path: file, workerUrl });
  expect(await copy.listEnquiries({})).toHaveLength(1);
  await copy.close();
});

test('check tells of set-aside files and of messages that wait for more than a day', async () => {
  await using store = await openSqliteStore();
  expect(await run(store, 'check')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('nobody is told'),
  });
  await store.submitEnquiry(quoteSubmission({ receivedAt: noon - 2 * 86_400_000 }));
  const end = await runCommand(['check'], () => ({
    ...context(store),
    listSetAside: () => ['enquiries.db.damaged-1'],
  }));
  expect(end.exitCode).toBe(1);
  expect(end.output).toMatch(
    /pending, the oldest for more than a day[\s\S]*set aside: enquiries\.db\.damaged-1/,
  );
});

test('check and forget name what a restore set aside, which still holds the person', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(lakshmi));
  const aside = 'enquiries.db.before-restore-2026-11-21T06-30-00Z';
  const runBeside = (...words: string[]) =>
    runCommand(words, () => ({ ...context(store), listSetAside: () => [aside] }));
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

test('what lies aside is found by the command itself, without the files beside it', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission());
  for (const ending of ['.before-restore-1', '.before-restore-1-wal', '.damaged-2'])
    writeFileSync(store.path + ending, '');
  const { stdout } = await runEntry(dirname(store.path), 'check --json');
  expect(stdout).toContain('enquiries.db.before-restore-1.');
  expect(stdout).toContain('enquiries.db.damaged-2.');
  expect(stdout).not.toContain('-wal');
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

test('a backup that its disk has no room for is not taken for a fault of the store, and leaves nothing', async () => {
  await using store = await openSqliteStore();
  const file = join(dirname(store.path), 'backup.db');
  const backup = async (): Promise<void> => {
    writeFileSync(file, 'The first half');
    throw new StoreError('full');
  };
  const end = await runCommand(['backup', file], () => {
    const opened = context(store);
    return { ...opened, store: { ...opened.store, backup } };
  });
  expect(end).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`could not be written to ${file}`),
  });
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['export --format json | head -c 1', 0, /^\[$/, /^$/],
  ['export --format json > /dev/full', 74, /^$/, /^The output could not be written: .*no space/],
])('%s ends without a stack trace', async (words, exitCode, stdout, stderr) => {
  await using store = await openSqliteStore();
  for (let count = 0; count < 200; count += 1)
    await store.submitEnquiry(
      quoteSubmission({ contentHash: `${count}`, fields: { message: 'x'.repeat(2000) } }),
    );
  const end = await runEntry(dirname(store.path), words);
  expect(end).toEqual({
    exitCode,
    stdout: expect.stringMatching(stdout),
    stderr: expect.stringMatching(stderr),
  });
});

test.each([
  ['nonsense'],
  ['show'],
  ['show', 'O0'],
  ['forget'],
  ['forget', '--phone', '1', '--email', 'a@example.com'],
  ['list', '--state', 'lost'],
  ['list', '--limit', '-1'],
  ['export', '--format', 'pdf'],
  ['list', '--unknown'],
  ['backup'],
])('%s %s is not understood, says why, and opens nothing where it need not', async (...words) => {
  await using store = await openSqliteStore();
  const end = await run(store, ...words);
  expect(end.exitCode).toBe(2);
  expect(end.complaint.length).toBeGreaterThan(20);
});

test('the command works beside a server that has the same file open', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(lakshmi));
  const { stdout } = await runEntry(dirname(store.path), 'withdraw K7M4X2PF --json');
  expect(JSON.parse(stdout)).toEqual({ reference: 'K7M4X2PF', state: 'withdrawn' });
  expect((await store.findByReference({ reference: 'K7M4X2PF' }))?.enquiry.state).toBe('withdrawn');
  expect(existsSync(`${store.path}-wal`)).toBe(true);
});

/** Runs `words` after the program's name in a shell; the exit code is the program's own, before a pipe. */
async function runEntry(
  dataDirectory: string,
  words: string,
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const entry = fileURLToPath(new URL('../../../../src/cli/enquiries/enquiries.ts', import.meta.url));
  const script = `set -o pipefail; "${process.execPath}" "${entry}" ${words}`;
  const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory };
  return await new Promise((resolve) => {
    execFile('bash', ['--norc', '-c', script], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

function run(store: OpenedSqliteStore, ...words: string[]): Promise<CommandEnd> {
  return runCommand(words, () => context(store));
}

function context(store: OpenedSqliteStore): CommandContext {
  return {
    store: { ...store, close: async () => {} },
    config: readEnquiryConfig({}),
    clock: { now: () => noon },
    listSetAside: () => [],
  };
}
