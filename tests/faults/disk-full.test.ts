import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/base/clock.ts';
import { createSqliteStore } from '../../src/enquiries/store/sqlite-store.ts';
import { listBackups, makeBackup } from '../../src/ops/backups/backup-files.ts';
import { restoreBackup } from '../../src/ops/backups/restore-backup.ts';
import { startBackups } from '../../src/ops/backups/start-backups.ts';
import { startEnquirySite } from '../harness/enquiries/enquiry-site.ts';
import { createManualClock } from '../harness/enquiries/manual-clock.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../harness/enquiries/submission.ts';
import { keepLogLines } from '../harness/log-lines.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { canMount, mountSmallDisk } from './fixtures/small-disk.ts';

const isAllowed = canMount();
if (!isAllowed) console.warn('A full disk is NOT tested: run as a user that may mount a tmpfs.');

describe.runIf(isAllowed)('full disk', () => {
  test('on a full disk a form comes back with its words, pages go on, and all is well once there is room', async () => {
    const found = await fillDisk();
    expect(found).toEqual({
      refused: [503],
      keptWords: true,
      pageWhileFull: 200,
      listedWhileFull: 'all',
      readiness: ['full', 'ok'],
      afterwards: 303,
      lost: 0,
    });
  });

  test('a backup that finds no room is not restored, and the enquiry file is the one that was there', async () => {
    await using disk = mountSmallDisk('1m');
    await using elsewhere = await createTemporaryFolder();
    const path = join(disk.path, 'enquiries.db');
    const store = createSqliteStore({ path });
    await store.submitEnquiry(quoteSubmission());
    const { name } = await makeBackup(store, elsewhere.path, noon);
    await store.submitEnquiry(quoteSubmission({ contentHash: 'since the backup' }));
    await store.close();
    const filler = join(disk.path, 'filler');
    for (let bytes = 65_536; bytes > 0; bytes = fill(filler, bytes)) {}
    // Room for what a restore writes before, none for the backup.
    truncateSync(filler, statSync(filler).size - 49_152);
    const end = restoreBackup(join(elsewhere.path, name), path, noon);
    await expect(end).rejects.toThrow(/^Nothing has changed\..* no room for it/);
    expect(readdirSync(disk.path).sort()).toEqual(['enquiries.db', 'filler', 'lock.db', 'lock.txt']);
    rmSync(filler);
    const after = createSqliteStore({ path });
    expect((await after.countEnquiries({ since: 0 })).enquiries).toBe(2);
    await after.close();
  });

  test('a copy that finds no room leaves nothing of it', async () => {
    await using disk = mountSmallDisk('256k');
    await using store = await openSqliteStore();
    const fields = { name: 'x'.repeat(1500) };
    const posts = Array.from({ length: 600 }, (_, post) =>
      quoteSubmission({ fields, contentHash: `${post}` }),
    );
    await Promise.all(posts.map((post) => store.submitEnquiry(post)));
    await expect(store.backup(join(disk.path, 'copy.db'))).rejects.toMatchObject({ failure: 'full' });
    expect(readdirSync(disk.path)).toEqual([]);
  });

  test('backups on the disk of the enquiries keep none of them out, however much comes in', async () => {
    await using disk = mountSmallDisk('14m');
    const store = createSqliteStore({ path: join(disk.path, 'enquiries.db') });
    const folder = join(disk.path, 'backups');
    const clock = createManualClock();
    let rests = 0;
    // Between two looks whether it is time.
    const rest: Clock['wait'] = (milliseconds, signal) => {
      if (milliseconds === 60_000) rests += 1;
      return clock.wait(milliseconds, signal);
    };
    const { log, lines } = keepLogLines();
    const stop = startBackups({ store, folder, clock: { ...clock, wait: rest }, log });
    const message = 'x'.repeat(6000);
    for (let hours = 1; hours <= 24; hours += 1) {
      for (let count = 0; count < 5; count += 1)
        await store.submitEnquiry(quoteSubmission({ contentHash: `${hours}-${count}`, fields: { message } }));
      await expect.poll(() => rests).toBe(hours);
      clock.advance(3_600_000);
    }
    await stop();
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect((await listBackups(folder, clock.now())).length).toBeGreaterThanOrEqual(4);
    await store.close();
  });

  test('an export that its disk has no room for is not taken for a whole one', async () => {
    await using disk = mountSmallDisk('64k');
    await using store = await openSqliteStore();
    const message = 'x'.repeat(2000);
    for (let count = 0; count < 50; count += 1)
      await store.submitEnquiry(quoteSubmission({ contentHash: `${count}`, fields: { message } }));
    const file = openSync(join(disk.path, 'export.csv'), 'w');
    const entry = fileURLToPath(new URL('../../src/cli/enquiries/enquiries.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [entry, 'export'], {
      env: { DATA_DIR: dirname(store.path) },
      stdio: ['ignore', file, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(file);
    expect({ status, stderr }).toEqual({ status: 74, stderr: expect.stringContaining('no space left') });
  });

  test('mutation: an answer before the commit loses what the disk had no room for', async () => {
    const found = await fillDisk(new URL('./fixtures/early-answer-worker.ts', import.meta.url));
    expect(found.lost).toBeGreaterThan(0);
  });
});

async function fillDisk(workerUrl?: URL) {
  await using disk = mountSmallDisk('1m');
  const path = join(disk.path, 'enquiries.db');
  const filler = join(disk.path, 'filler');
  const store = createSqliteStore({ path, workerUrl });
  await using site = await startEnquirySite({ store });
  const accepted: string[] = [];
  const post = async (name: string): Promise<Response> => {
    const answer = await site.post(
      '/quote',
      { name, phone: '90000 00000' },
      { 'x-forwarded-for': `10.0.0.${name.length}` },
    );
    if (answer.status === 303) accepted.push(answer.headers.get('location') ?? '');
    return answer;
  };
  await post('Before');
  const [page = ''] = accepted;

  for (let bytes = 4096; bytes > 0; bytes = fill(filler, bytes)) {}
  const answers = [await post('Full 1'), await post('Full 22'), await post('Full 333')];
  const refused = answers.filter(({ status }) => status !== 303);
  const words = await Promise.all(refused.map((answer) => answer.text()));
  const whileFull = (await site.enquiries.health()).store;
  const pageWhileFull = (await fetch(site.url + page)).status;
  // The owner's commands open the file for themselves.
  const command = createSqliteStore({ path });
  const listed = await command.listEnquiries({ limit: 50 }).catch(String);
  const isListed = listed.length === accepted.length;
  await command.close();
  await expect.poll(() => isCommitted(path)).toBe(true);

  rmSync(filler);
  const afterwards = (await post('Room 4444')).status;
  const readiness = [whileFull, (await site.enquiries.health()).store];
  await expect.poll(() => isCommitted(path)).toBe(true);
  const shown = await Promise.all(
    accepted.map(async (url) => (await (await fetch(site.url + url)).json()) as { status: unknown }),
  );
  return {
    refused: [...new Set(refused.map(({ status }) => status))],
    keptWords:
      words.length === 3 &&
      words.every((text, index) => text.includes(`Full ${String(index + 1).repeat(index + 1)}`)),
    pageWhileFull,
    listedWhileFull: isListed ? 'all' : listed,
    readiness,
    afterwards,
    lost: shown.filter(({ status }) => status === null).length,
  };
}

/** Whether no transaction is open in which something is written. */
function isCommitted(path: string): boolean {
  using database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('begin immediate; rollback');
    return true;
  } catch {
    return false;
  }
}

// Appends until the disk is full, in ever smaller pieces; returns the size of the next piece.
function fill(file: string, bytes: number): number {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    return bytes;
  } catch {
    return Math.floor(bytes / 2);
  }
}
