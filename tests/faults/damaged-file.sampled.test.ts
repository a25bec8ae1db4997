import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import type { EnquiryStore } from '../../src/enquiries/store/enquiry-store.ts';
import { createSqliteStore } from '../../src/enquiries/store/sqlite-store.ts';
import { StoreError } from '../../src/enquiries/store/store-error.ts';
import { probeStore } from '../../src/enquiries/store-health.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../harness/enquiries/submission.ts';
import { isRest, sampleOf } from '../harness/sample-of.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { startServerProcess } from './fixtures/server-process.ts';
import { canMount, mountSmallDisk } from './fixtures/small-disk.ts';

const isRoot = process.getuid?.() === 0;
const isAllowed = canMount();
if (!isRoot) console.warn('A file of another owner is NOT tested: run as root.');
if (!isAllowed) console.warn('A read-only disk is NOT tested: run as a user that may mount a tmpfs.');

const inUse: readonly [what: string, damage: (path: string) => void][] = [
  ['the file is deleted', (path) => rmSync(path)],
  ['the log is deleted', (path) => rmSync(`${path}-wal`)],
  ['the log is emptied', (path) => truncateSync(`${path}-wal`)],
  ['half of the log is cut off', (path) => truncateSync(`${path}-wal`, statSync(`${path}-wal`).size / 2)],
  ['the log is replaced', (path) => replace(`${path}-wal`)],
  ['the log is overwritten with rubbish', (path) => overwrite(`${path}-wal`)],
  ['the beginning of the log is overwritten', (path) => overwrite(`${path}-wal`, 32)],
  ['the index of the log is deleted', (path) => rmSync(`${path}-shm`)],
  ['the index of the log is emptied', (path) => truncateSync(`${path}-shm`)],
  ['the index of the log is overwritten with rubbish', (path) => overwrite(`${path}-shm`)],
  ['the file is emptied', (path) => truncateSync(path)],
  ['the file is overwritten with rubbish', (path) => overwrite(path)],
  [
    'all three are deleted',
    (path) => [path, `${path}-wal`, `${path}-shm`].forEach((name) => void rmSync(name)),
  ],
];

test.each(sampleOf(inUse, 6))(
  'while in use %s: seen within a second without a request, then nothing that is acknowledged is lost',
  async (what, damage) => {
    const found = await loseWhileIdle(damage);
    // SQLite makes an index that is rubbish again by itself.
    if (what !== 'the index of the log is overwritten with rubbish')
      expect(found).toMatchObject({ noticed: true, readiness: ['damaged', 'ok'] });
    expect(found).toMatchObject({ before: 20, after: 10 });
  },
);

test.runIf(!isRest)(
  'mutation: a store that trusts its open files notices none of it, and loses what it acknowledges',
  async () => {
    const trusting = new URL('./fixtures/trusting-worker.ts', import.meta.url);
    for (const [, damage] of inUse.slice(0, 3)) {
      const found = await loseWhileIdle(damage, trusting);
      expect(found).toMatchObject({ noticed: false, readiness: ['ok', 'ok'] });
      expect(found.after).toBe(0);
    }
  },
);

test.runIf(!isRest)(
  'while nothing can lie where the folder was, what is acknowledged is kept in memory until it can',
  async () => {
    await using folder = await createTemporaryFolder();
    const data = join(folder.path, 'data');
    const store = createSqliteStore({ path: join(data, 'enquiries.db') });
    await submitAll(store);
    rmSync(data, { recursive: true });
    writeFileSync(data, 'a file instead of the folder');
    expect(await failureOf(store)).toBe('damaged');
    expect(await failureOf(store)).toBe('no-folder');
    rmSync(data);
    expect((await store.countEnquiries({ since: 0 })).enquiries).toBe(20);
    await store.close();
  },
);

test.runIf(!isRest)('what the owner’s commands write beside the server is no damage', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  const damages: string[] = [];
  const onDamage = ({ cause }: { cause: string }): void => void damages.push(cause);
  const server = createSqliteStore({ path, onDamage });
  await submitAll(server);
  const beside = createSqliteStore({ path, onDamage });
  await beside.submitEnquiry(quoteSubmission({ contentHash: 'beside', phone: '+919000000009' }));
  // Empties the log.
  await beside.forgetPerson({ by: { phone: '+919000000009' }, now: Date.now() });
  await beside.close();
  expect(await probeStore(server, systemClock)).toBe('ok');
  expect((await server.countEnquiries({ since: 0 })).enquiries).toBe(20);
  await server.close();
  expect(damages).toEqual([]);
});

test('nor is it where the process can open no more files, or a few: posts are stored all the while', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  const fixture = fileURLToPath(new URL('./fixtures/without-open-files.ts', import.meta.url));
  const words = ['-c', 'ulimit -n 64; exec "$0" "$@"', process.execPath, fixture, path];
  const { stdout } = await promisify(execFile)('bash', words);
  expect(JSON.parse(stdout)).toEqual({ damages: [], stored: Array(9).fill(true) });
  expect(setAsideIn(folder.path)).toEqual([]);
});

test('a VACUUM beside the server is no damage, and what is posted meanwhile is told as stored', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  const damages: string[] = [];
  const server = createSqliteStore({ path, onDamage: ({ cause }) => damages.push(cause) });
  await submitAll(server, 200);
  await server.forgetPerson({ by: { phone: '+919000000000' }, now: Date.now() });
  const before = statSync(path).size;
  using beside = new DatabaseSync(path, { timeout: 2_000 });
  beside.exec('vacuum');
  // The file gets shorter with the server's own checkpoint.
  await submitAll(server);
  await server.forgetPerson({ by: { phone: '+919000000009' }, now: Date.now() });
  expect(statSync(path).size).toBeLessThan(before);
  expect(await probeStore(server, systemClock)).toBe('ok');
  expect((await server.countEnquiries({ since: 0 })).enquiries).toBe(20);
  await server.close();
  expect(damages).toEqual([]);
});

const atStart: readonly [what: string, damage: (path: string) => void][] = [
  ['flipped bits in the middle', flipBits],
  ['zero bytes', (path: string) => truncateSync(path)],
  ['half of itself', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
  ['something that is no database', (path: string) => writeFileSync(path, 'x'.repeat(20_000))],
];

test.each(sampleOf(atStart, 6))(
  'a file that holds %s when the server starts never stops it, and is never overwritten',
  async (_, damage) => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.path, 'enquiries.db');
    await fillAndClose(path);
    damage(path);
    const damaged = readFileSync(path);
    const recoveries: number[] = [];
    const store = createSqliteStore({
      path,
      onRecovery: ({ enquiries }) => recoveries.push(enquiries),
    });
    const probe = () => probeStore(store, systemClock);
    const first = await failureOf(store);
    await expect.poll(probe, { timeout: 3_000, interval: 100 }).toBe('ok');
    const { token } = await store.submitEnquiry(quoteSubmission());
    expect(await store.findByToken({ token })).not.toBeNull();
    await store.close();
    expect(first).toBe('damaged');
    expect(recoveries).toHaveLength(1);
    const [aside = ''] = setAsideIn(folder.path);
    expect(readFileSync(join(folder.path, aside)).equals(damaged)).toBe(true);
  },
);

test.runIf(!isRest)(
  'a file that another process has locked is busy, and used again once it is free',
  async () => {
    await using store = await openSqliteStore();
    await store.submitEnquiry(quoteSubmission());
    const probe = () => probeStore(store, systemClock);
    const other = new DatabaseSync(store.path);
    other.exec('begin immediate');
    expect(await within(1_000, probe())).toBe('busy');
    await expect(store.submitEnquiry(quoteSubmission({ contentHash: 'b' }))).rejects.toMatchObject({
      failure: 'busy',
    });
    other.exec('rollback');
    other.close();
    await expect.poll(probe, { timeout: 2_000, interval: 100 }).toBe('ok');
    expect((await store.countEnquiries({ since: 0 })).enquiries).toBe(1);
  },
);

describe.runIf(isAllowed && !isRest)('read-only disk', () => {
  test('a disk that turns read-only is noticed within a second, and used again once it is not', async () => {
    await using disk = mountSmallDisk('4m');
    const store = createSqliteStore({ path: join(disk.path, 'enquiries.db') });
    await store.submitEnquiry(quoteSubmission());
    expect(await probeStore(store, systemClock)).toBe('ok');
    // A file that is open for writing keeps its disk writable.
    await store.close();
    disk.makeReadOnly();
    const again = createSqliteStore({ path: join(disk.path, 'enquiries.db') });
    const probeAgain = () => probeStore(again, systemClock);
    // The worker has to start first.
    expect(await failureOf(again)).toBe('read-only');
    expect(await within(1_000, probeAgain())).toBe('read-only');
    disk.makeWritable();
    await expect.poll(probeAgain, { timeout: 2_000, interval: 100 }).toBe('ok');
    expect((await again.countEnquiries({ since: 0 })).enquiries).toBe(1);
    await again.close();
  });
});

describe.runIf(isRoot && !isRest)('another owner', () => {
  test('a file that belongs to somebody else leaves the site up and the form with its words', async () => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.path, 'enquiries.db');
    await fillAndClose(path);
    chownSync(path, 0, 0);
    chmodSync(folder.path, 0o755);
    const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
    await using server = await startServerProcess({ DATA_DIR: folder.path }, asNobody);
    expect((await fetch(server.url)).status).toBe(200);
    const answer = await fetch(`${server.url}/quote`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ name: 'Lakshmi', phone: '90000 00000' }),
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Lakshmi');
  });
});

/** Counts what is left of twenty enquiries from before and ten from after, when the process is killed at the end. */
async function loseWhileIdle(damage: (path: string) => void, workerUrl?: URL) {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  const damages: string[] = [];
  // Half of them in the file, half in the log.
  await fillAndClose(path, 10);
  const store = createSqliteStore({ path, workerUrl, onDamage: ({ cause }) => damages.push(cause) });
  await submitAll(store, 10, 10);
  damage(path);
  await expect
    .poll(() => damages.length, { timeout: 1_000, interval: 20 })
    .toBeGreaterThan(0)
    .catch(() => {});
  const readiness = [await probeStore(store, systemClock), await probeStore(store, systemClock)];
  const acknowledged: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const submission = quoteSubmission({ contentHash: `after ${index}` });
    await store.submitEnquiry(submission).then(
      ({ reference }) => acknowledged.push(reference),
      () => {},
    );
  }
  // What a process that is killed leaves: the files as they are.
  const left = join(folder.path, 'left.db');
  for (const suffix of ['', '-wal'])
    if (existsSync(path + suffix)) copyFileSync(path + suffix, left + suffix);
  await store.close();
  const reopened = createSqliteStore({ path: left });
  const kept = await reopened.listEnquiries({}).catch(() => []);
  await reopened.close();
  const after = kept.filter(({ reference }) => acknowledged.includes(reference)).length;
  return { noticed: damages.length > 0, readiness, before: kept.length - after, after };
}

function replace(path: string): void {
  rmSync(path);
  writeFileSync(path, 'Another file');
}

function overwrite(path: string, bytes = statSync(path).size): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(bytes, 'rubbish'));
  closeSync(file);
}

/** Why the store refuses to write; without the haste of a probe. */
async function failureOf(store: EnquiryStore): Promise<string> {
  try {
    await store.submitEnquiry(quoteSubmission({ contentHash: 'refused' }));
    return 'none';
  } catch (error) {
    return error instanceof StoreError ? error.failure : String(error);
  }
}

async function submitAll(store: EnquiryStore, count = 20, from = 0): Promise<void> {
  for (let index = from; index < from + count; index += 1)
    await store.submitEnquiry(quoteSubmission({ contentHash: String(index) }));
}

async function fillAndClose(path: string, count = 20): Promise<void> {
  const store = createSqliteStore({ path });
  await submitAll(store, count);
  await store.close();
}

function flipBits(path: string): void {
  const bytes = readFileSync(path);
  const file = openSync(path, 'r+');
  for (let at = 4096 * 3; at < 4096 * 5; at += 97)
    writeSync(file, Buffer.from([(bytes[at] ?? 0) ^ 0xff]), 0, 1, at);
  closeSync(file);
}

function setAsideIn(folder: string): string[] {
  return readdirSync(folder).filter((name) =>
    /^enquiries\.db\.damaged-[^-]+-\d+-\d+T[\d-]+Z$/.test(basename(name)),
  );
}

async function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await promise;
  expect(performance.now() - started).toBeLessThan(milliseconds);
  return result;
}
