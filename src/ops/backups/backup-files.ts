import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '../../base/durations.ts';
import { createPrivateFile, makePrivateFolder } from '../../base/private-files.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import type { StoreError } from '../../enquiries/store/store-error.ts';

/** A finished backup in its folder. */
export interface BackupFile {
  name: string;
  /** Time of the backup, from its name. Milliseconds since the epoch. */
  at: number;
}

const pattern = /^enquiries-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** `enquiries-2026-11-21T04-00-00Z.db`: sorted by name is sorted by time. */
export function backupName(at: number): string {
  return `enquiries-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

/**
 * The backups in a folder, the newest first; none where there is no such folder. Those of a date to come, which a wrong
 * clock wrote, come last: nobody knows when they were made.
 */
export async function listBackups(folder: string, now: number): Promise<BackupFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups = entries
    .filter((entry) => !entry.isDirectory())
    .flatMap(({ name }) => {
      const [, hour, minute, second] = pattern.exec(name) ?? [];
      const at = Date.parse(`${hour}:${minute}:${second}Z`);
      return isBackupOf(name, at) ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const { past, ahead } = splitByDate(backups, now);
  return [...past, ...ahead];
}

// Of a day or an hour that there is not nobody made a backup.
function isBackupOf(name: string, at: number): boolean {
  return Number.isFinite(at) && backupName(at) === name;
}

// A clock may be set back by some hours, and the backups of these hours are the newest all the same.
const toleranceMs = dayMs;

function splitByDate(
  backups: readonly BackupFile[],
  now: number,
): { past: BackupFile[]; ahead: BackupFile[] } {
  const isAhead = ({ at }: BackupFile): boolean => at > now + toleranceMs;
  return { past: backups.filter((backup) => !isAhead(backup)), ahead: backups.filter(isAhead) };
}

interface Rotation {
  /** The newest ones, whatever their age. */
  hourly: number;
  /** Beyond those, the last one of each of so many days (UTC). */
  daily: number;
}

/**
 * Two days of hours and two weeks of days. An erased enquiry is out of the last backup after the latter, which
 * `/privacy` may promise.
 */
const rotation: Rotation = { hourly: 48, daily: 14 };

/**
 * Removes the backups that the rotation no longer holds, never the one just `made`, and returns their names. One that cannot be
 * removed does not keep the others.
 * @throws Error naming the first that cannot, once all the others are gone
 */
export async function rotateBackups(
  folder: string,
  { now, made }: { now: number; made: string },
): Promise<string[]> {
  const expired = expiredBackups(await listBackups(folder, now), rotation, now)
    .map(({ name }) => name)
    .filter((name) => name !== made);
  const failures: Error[] = [];
  for (const name of expired) {
    try {
      await removeBackup(folder, name);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      failures.push(new Error(`${name} in ${folder} cannot be removed (${code}): look at it.`, { cause }));
    }
  }
  if (failures[0]) throw failures[0];
  return expired;
}

async function removeBackup(folder: string, name: string): Promise<void> {
  // The checksum goes last: a backup without one is noticed, a checksum without one is not.
  await rm(join(folder, name), { force: true });
  await rm(checksumFile(join(folder, name)), { force: true });
}

/** Backups that never go for want of room. */
const leastKept = 3;

/**
 * Removes the oldest backups while their disk has no room for another one, for its trial and for as much again; returns their
 * names. Mostly it is the disk of the enquiries: copies of the old ones are not to keep new ones out.
 */
export async function makeRoom(folder: string, now: number): Promise<string[]> {
  const backups = await listBackups(folder, now);
  const removed: string[] = [];
  for (const { name } of backups.slice(leastKept).reverse()) {
    const { bavail, bsize } = await statfs(folder);
    const { size } = await stat(join(folder, backups[0]?.name ?? ''));
    if (bavail * bsize >= 3 * size) break;
    await removeBackup(folder, name);
    removed.push(name);
  }
  return removed;
}

/**
 * Which of the backups, the newest first, the rotation does not hold. Those of a date to come do not count in it. They go
 * once it holds all its days without them: before that the clock that is wrong may be the one of now.
 */
export function expiredBackups(
  backups: readonly BackupFile[],
  { hourly, daily }: Rotation,
  now: number,
): BackupFile[] {
  const { past, ahead } = splitByDate(backups, now);
  const days = new Set<string>();
  const expired = past.filter(({ at }, index) => {
    const day = new Date(at).toISOString().slice(0, 10);
    const isLastOfDay = !days.has(day) && days.size < daily;
    if (isLastOfDay) days.add(day);
    return index >= hourly && !isLastOfDay;
  });
  return days.size < daily ? expired : [...expired, ...ahead];
}

/** The file beside a backup that holds its checksum, as `sha256sum --check` reads it. */
function checksumFile(backup: string): string {
  return `${backup}.sha256`;
}

/** Writes the checksum of what is to be renamed to `backup`, for its owner alone, in place of what stands there, be it a link. */
async function writeChecksum(written: string, backup: string): Promise<void> {
  const line = `${await sha256Of(written)}  ${basename(backup)}\n`;
  const part = `${written}.sha256${unfinishedEnding}`;
  await createPrivateFile(part);
  await writeFile(part, line, { flush: true });
  await rename(part, checksumFile(backup));
}

/** @throws Error when a backup is not the file that was written, when nothing says what was, or there is none. */
export async function verifyChecksum(backup: string): Promise<void> {
  const [written, sum] = await Promise.all([readFile(checksumFile(backup), 'utf8'), sha256Of(backup)]).catch(
    (cause: NodeJS.ErrnoException) => {
      const what = `${basename(backup)} and its checksum cannot both be read in ${dirname(backup)}`;
      throw new Error(`${what} (${cause.code}): use one that \`list\` names.`, { cause });
    },
  );
  if (written.split(' ', 1)[0] !== sum)
    throw new Error(`${basename(backup)} does not match its checksum: use an older backup.`);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Copies the store, while it is in use, into a new file of the folder, with a checksum beside it. The file has its
 * name only once it is whole and on the disk, so that whatever is listed can be restored.
 */
export async function makeBackup(
  store: Pick<EnquiryStore, 'backup'>,
  folder: string,
  at: number,
): Promise<{ name: string; bytes: number }> {
  const name = backupName(at);
  const backup = join(folder, name);
  const unfinished = join(folder, `.${name}${unfinishedEnding}`);
  try {
    await makePrivateFolder(folder);
    await removeUnfinished(folder);
    await store.backup(unfinished);
    await sync(unfinished);
    await writeChecksum(unfinished, backup);
    const { size: bytes } = await stat(unfinished);
    await rename(unfinished, backup);
    // A name is on the disk when its folder is.
    await sync(folder).catch(async (error: unknown) => {
      await rm(backup, { force: true });
      throw error;
    });
    return { name, bytes };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    await rm(checksumFile(backup), { force: true }).catch(() => {});
    throw backupFailed(folder, error);
  }
}

// The words of the store are about its own disk; whether that works, /readyz says.
function backupFailed(folder: string, cause: unknown): unknown {
  const { code, failure } = cause as Partial<StoreError>;
  const why = failure ?? code;
  if (!why || (failure && failure !== 'full' && failure !== 'read-only')) return cause;
  return new Error(
    `No backup could be written to ${folder} (${why}): look at it and at the room on its disk.`,
  );
}

const unfinishedEnding = '.unfinished';

/** What a process that was killed has left: copies that no rotation knows, of what has been erased since. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('.enquiries-') && (name.endsWith(unfinishedEnding) || name.endsWith('-journal')))
      await rm(join(folder, name), { force: true });
}

/** Resolves when a file, or the names in a folder, are on the disk. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
