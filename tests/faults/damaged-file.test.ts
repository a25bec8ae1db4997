import {
  chmodSync,
  chownSync,
  closeSync,
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
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/enquiries/clock.ts';
import type { EnquiryStore } from '../../src/enquiries/store/enquiry-store.ts';
import { createSqliteStore } from '../../src/enquiries/store/sqlite-store.ts';
import { StoreError } from '../../src/enquiries/store/store-error.ts';
import { createStoreProbe } from '../../src/enquiries/store-health.ts';
import { openSqliteStore, workerUrl } from '../unit/enquiries/fixtures/open-sqlite-store.ts';
import { quoteSubmission } from '../unit/enquiries/fixtures/submission.ts';
import { createTemporaryFolder } from '../unit/enquiries/fixtures/temporary-folder.ts';
import { startServerProcess } from './fixtures/server-process.ts';
import { canMount, mountSmallDisk } from './fixtures/small-disk.ts';

const isRoot = process.getuid?.() === 0;
const isAllowed = canMount();
if (!isRoot) console.warn('A file of another owner is NOT tested: run as root.');
if (!isAllowed) console.warn('A read-only disk is NOT tested: run as a user that may mount a tmpfs.');

test('a file that is deleted while it is in use is noticed, and what it held is carried over', async () => {
  const found = await damageInUse((path) => rmSync(path), workerUrl);
  expect(found).toEqual({ noticed: 'damaged', recovered: 'ok', kept: 20, setAside: 0, keptAfterRestart: 21 });
});

test('mutation: a store that trusts its open file goes on writing to one without a name', async () => {
  const worker = new URL('./fixtures/trusting-worker.ts', import.meta.url);
  const found = await damageInUse((path) => rmSync(path), worker);
  expect(found.keptAfterRestart).toBeLessThan(21);
});

test('a file that is emptied while it is in use is noticed and set aside, and what can be read is carried over', async () => {
  const found = await damageInUse((path) => truncateSync(path), workerUrl);
  expect(found).toMatchObject({ noticed: 'damaged', recovered: 'ok', setAside: 1 });
  expect(found.keptAfterRestart).toBe(found.kept + 1);
  // Of an emptied file only what the log still holds can be read; the rest is in the backup, and `check` says so.
  expect(found.kept).toBeGreaterThan(0);
});

test.each([
  ['flipped bits in the middle', flipBits],
  ['zero bytes', (path: string) => truncateSync(path)],
  ['half of itself', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
  ['something that is no database', (path: string) => writeFileSync(path, 'x'.repeat(20_000))],
])(
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
      workerUrl,
      onRecovery: ({ enquiries }) => recoveries.push(enquiries),
    });
    const probe = createStoreProbe(store, systemClock);
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

test('a file that another process has locked is busy, and used again once it is free', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission());
  const probe = createStoreProbe(store, systemClock);
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
});

describe.runIf(isAllowed)('read-only disk', () => {
  test('a disk that turns read-only is noticed within a second, and used again once it is not', async () => {
    await using disk = mountSmallDisk('4m');
    const store = createSqliteStore({ path: join(disk.path, 'enquiries.db'), workerUrl });
    const probe = createStoreProbe(store, systemClock);
    await store.submitEnquiry(quoteSubmission());
    expect(await probe()).toBe('ok');
    // A file that is open for writing keeps its disk writable.
    await store.close();
    disk.makeReadOnly();
    const again = createSqliteStore({ path: join(disk.path, 'enquiries.db'), workerUrl });
    const probeAgain = createStoreProbe(again, systemClock);
    // The worker has to start first.
    expect(await failureOf(again)).toBe('read-only');
    expect(await within(1_000, probeAgain())).toBe('read-only');
    disk.makeWritable();
    await expect.poll(probeAgain, { timeout: 2_000, interval: 100 }).toBe('ok');
    expect((await again.countEnquiries({ since: 0 })).enquiries).toBe(1);
    await again.close();
  });
});

describe.runIf(isRoot)('another owner', () => {
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

async function damageInUse(damage: (path: string) => void, worker: URL) {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'enquiries.db');
  const store = createSqliteStore({ path, workerUrl: worker });
  await submitTwenty(store);
  const probe = createStoreProbe(store, systemClock);
  damage(path);
  const noticed = await within(1_000, probe());
  await new Promise((resolve) => setTimeout(resolve, 600));
  const recovered = await probe();
  const kept = await store.countEnquiries({ since: 0 }).catch(() => ({ enquiries: -1 }));
  await store.submitEnquiry(quoteSubmission({ contentHash: 'after' })).catch(() => {});
  await store.close();
  const reopened = createSqliteStore({ path, workerUrl });
  const { enquiries: keptAfterRestart } = await reopened.countEnquiries({ since: 0 });
  await reopened.close();
  return {
    noticed,
    recovered,
    kept: kept.enquiries,
    setAside: setAsideIn(folder.path).length,
    keptAfterRestart,
  };
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

async function submitTwenty(store: EnquiryStore): Promise<void> {
  for (let index = 0; index < 20; index += 1)
    await store.submitEnquiry(quoteSubmission({ contentHash: String(index) }));
}

async function fillAndClose(path: string): Promise<void> {
  const store = createSqliteStore({ path, workerUrl });
  await submitTwenty(store);
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
