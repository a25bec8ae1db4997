import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  backupName,
  expiredBackups,
  listBackups,
  rotateBackups,
} from '../../../../src/ops/backups/backup-files.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

const hour = 3_600_000;
const rotation = { hourly: 48, daily: 14 };
const newest = Date.parse('2026-11-21T12:00:00Z');

function hourly(count: number, last = newest) {
  return Array.from({ length: count }, (_, index) => ({
    name: backupName(last - index * hour),
    at: last - index * hour,
  }));
}

test('the newest hours are kept, and the last one of each day before', () => {
  const backups = hourly(24 * 20);
  const expired = new Set(expiredBackups(backups, rotation, newest));
  const kept = backups.filter((backup) => !expired.has(backup));
  expect(kept.slice(0, 48)).toEqual(backups.slice(0, 48));
  const days = kept.map(({ at }) => new Date(at).toISOString().slice(0, 10));
  expect(new Set(days).size).toBe(14);
  expect(kept.at(-1)?.name).toBe('enquiries-2026-11-08T23-00-00Z.db');
});

test('few backups are all kept, however old', () => {
  expect(expiredBackups(hourly(3), rotation, newest)).toEqual([]);
});

const ahead = hourly(24 * 20, newest + 400 * 24 * hour);

test('backups of a date to come push no other one out, and go where the others fill the rotation', () => {
  expect(expiredBackups([...hourly(24 * 5), ...ahead], rotation, newest).map(({ name }) => name)).toEqual(
    expiredBackups(hourly(24 * 5), rotation, newest).map(({ name }) => name),
  );
  expect(expiredBackups([...hourly(24 * 20), ...ahead], rotation, newest)).toEqual(
    expect.arrayContaining(ahead),
  );
});

test('under a clock of years ago no backup of the true date goes', () => {
  const past = newest - 2500 * 24 * hour;
  expect(expiredBackups([...hourly(3, past), ...hourly(100)], rotation, past)).toEqual([]);
});

test('a clock that is set right by some hours keeps the newest backups the newest', async () => {
  await using folder = await createTemporaryFolder();
  for (const { name } of [...hourly(4), ...ahead.slice(0, 2)]) await writeFile(join(folder.path, name), '');
  const names = async (now: number) => (await listBackups(folder.path, now)).map(({ name }) => name);
  expect(await names(newest - 3 * hour)).toEqual(
    [...hourly(4), ...ahead.slice(0, 2)].map(({ name }) => name),
  );
});

test('what no backup is called, a date that there is not and a folder are left alone', async () => {
  await using folder = await createTemporaryFolder();
  const others = ['2026-13-45T99-00-00Z', '2026-02-30T00-00-00Z', '2026-11-21T24-00-00Z'];
  for (const date of others) await writeFile(join(folder.path, `enquiries-${date}.db`), '');
  await mkdir(join(folder.path, backupName(newest + hour)));
  const backups = hourly(24 * 20);
  for (const { name } of backups) await writeFile(join(folder.path, name), '');
  expect(await listBackups(folder.path, newest)).toEqual(backups);
  await rotateBackups(folder.path, { now: newest, made: backupName(newest) });
  expect(await readdir(folder.path)).toHaveLength(48 + 11 + others.length + 1);
});

test('the backup that was just made is never removed in its own pass', async () => {
  await using folder = await createTemporaryFolder();
  const others = hourly(24, newest + 23 * hour).flatMap(({ at }) => [at, at + 60_000, at + 120_000]);
  for (const at of [...others, newest]) await writeFile(join(folder.path, backupName(at)), '');
  const removed = await rotateBackups(folder.path, { now: newest, made: backupName(newest) });
  expect(removed.length).toBeGreaterThan(0);
  expect(removed).not.toContain(backupName(newest));
});
