import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { dayMs, minuteMs } from '../../base/durations.ts';
import { createPrivateFile, makePrivateFolder, unfinishedCopies } from '../../base/private-files.ts';
import { createDataLock } from '../../enquiries/store/data-lock.ts';
import { describeSqliteError } from '../../enquiries/store/sqlite/sqlite-failure.ts';
import { createSqliteStore } from '../../enquiries/store/sqlite-store.ts';
import { StoreError } from '../../enquiries/store/store-error.ts';
import { sync, verifyChecksum } from './backup-files.ts';
import { type KeptErased, keepErased } from './keep-erased.ts';

export interface Restored extends Rehearsal {
  /** Path that the file that was in use has now; null where there was none. */
  setAside: string | null;
  /** What was taken back since the backup, and stays so; null where nothing could be found out. */
  takenBack: KeptErased | null;
}

/** A server that runs would go on writing into the file that was replaced. */
export class StoreInUseError extends Error {
  override name = 'StoreInUseError';
}

/**
 * Puts a backup in the place of the enquiry file, after a rehearsal. The file that was there is set aside beside it,
 * never overwritten. For a server that is stopped.
 * @throws StoreInUseError, and what the rehearsal rejects with; nothing has changed then.
 */
export async function restoreBackup(backup: string, path: string, now: number): Promise<Restored> {
  const rehearsal = await rehearseRestore(backup);
  await makePrivateFolder(dirname(path));
  // Held to the end: a server that starts meanwhile waits.
  const lock = createDataLock(dirname(path));
  if (!lock.take())
    throw new StoreInUseError(`A server works on the enquiry file: ${lock.holder()}. Stop it first.`);
  try {
    assertUnused(path);
    const replaced = await replaceFile(backup, path, now);
    const enquiries = rehearsal.enquiries - (replaced.takenBack?.erased ?? 0);
    return { ...rehearsal, enquiries, ...replaced };
  } finally {
    lock.release();
  }
}

/** The backup is whole and on the disk before the file that is there is touched. */
async function replaceFile(
  backup: string,
  path: string,
  now: number,
): Promise<Pick<Restored, 'setAside' | 'takenBack'>> {
  const incoming = `${path}.incoming`;
  let takenBack: KeptErased | null;
  try {
    await rm(incoming, { force: true });
    await createPrivateFile(incoming);
    // Not `copyFile`, which gives the copy the mode of the backup.
    await pipeline(createReadStream(backup), createWriteStream(incoming, { flags: 'r+', flush: true }));
    takenBack = keepErased(path, incoming);
  } catch (error) {
    await rm(incoming, { force: true }).catch(() => {});
    throw copyFailed(dirname(path), error);
  }
  const setAside = await setFileAside(path, now);
  await rename(incoming, path);
  // A name is on the disk when its folder is.
  await sync(dirname(path));
  return { setAside, takenBack };
}

function copyFailed(folder: string, cause: unknown): Error {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const reason = isFull ? 'its disk has no room for it. Free some space and try again' : code;
  return new Error(`Nothing has changed. The backup could not be copied into ${folder}: ${reason}.`, {
    cause,
  });
}

// Each connection to a file in WAL mode holds a shared lock, which leaving that mode cannot get past. It also brings
// the log into the file, so that one file is all there is to set aside.
function assertUnused(path: string): void {
  if (!existsSync(path)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('pragma journal_mode = delete');
  } catch (cause) {
    const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) : 0;
    // 5 is SQLITE_BUSY. Any other fault is why somebody restores.
    if ((code & 0xff) === 5)
      throw new StoreInUseError('A server is using the enquiry file: stop it first.', { cause });
  } finally {
    if (database?.isOpen) database.close();
  }
}

async function setFileAside(path: string, now: number): Promise<string | null> {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const setAside = `${path}.before-restore-${stamp}Z`;
  for (const ending of ['-wal', '-shm']) await moveIfThere(path + ending, setAside + ending);
  try {
    // A second name: where this is cut short there is a file all the same, and it says what was erased.
    await link(path, setAside);
    return setAside;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Error(`${setAside} is there already, and is not written over: try again.`, { cause: error });
    // A file system without links, or no file.
    return (await moveIfThere(path, setAside)) ? setAside : null;
  }
}

async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

export interface Rehearsal {
  enquiries: number;
  pendingMessages: number;
}

/** Milliseconds for an answer about a backup: it is opened beside a server at work, and may be large. */
const timeoutMs = minuteMs;

/**
 * Restores a backup into a folder of its own, opens it as the server would, checks it whole and counts what is in it.
 * @throws Error saying what is wrong with the backup.
 */
export async function rehearseRestore(backup: string): Promise<Rehearsal> {
  await verifyChecksum(backup);
  const parent = dirname(backup);
  await removeOldRehearsals(parent);
  // Beside the backups: the temporary folder of a container is memory, and this is as private as they are.
  const folder = await mkdtemp(join(parent, rehearsalStart)).catch((error) =>
    Promise.reject(copyFailed(parent, error)),
  );
  unfinishedCopies.add(folder);
  const copy = join(folder, 'enquiries.db');
  try {
    await copyFile(backup, copy).catch((error) => Promise.reject(copyFailed(folder, error)));
    const store = createSqliteStore({ path: copy, timeoutMs });
    try {
      // The store would make its tables in any file of SQLite, and count none.
      if (schemaVersion(copy) === 0) throw new Error('it is no enquiry file, but one of another program.');
      const problems = await store.check();
      if (problems.length > 0) throw new Error(problems.join(' '));
      const { enquiries, pendingMessages } = await store.countEnquiries({ since: 0 });
      return { enquiries, pendingMessages };
    } catch (cause) {
      throw cannotBeRestored(backup, cause as Error);
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    unfinishedCopies.delete(folder);
  }
}

function schemaVersion(path: string): number {
  try {
    using database = new DatabaseSync(path, { limits: { attach: 0 } });
    return Number(database.prepare('pragma user_version').get()?.user_version);
  } catch (error) {
    throw describeSqliteError(error);
  }
}

// The words of the store are about the enquiry file, and what happens to it.
function cannotBeRestored(backup: string, cause: Error): Error {
  const isDamaged = cause instanceof StoreError && cause.failure === 'damaged';
  const why = isDamaged ? 'it is damaged. Use an older one.' : cause.message;
  return new Error(`${basename(backup)} cannot be restored: ${why}`, { cause });
}

// One of its own for each: an operator may try a backup while the server does.
const rehearsalStart = '.rehearsal';

/** What a process that was killed has left: copies that no rotation knows. No rehearsal takes a day. */
async function removeOldRehearsals(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(rehearsalStart)) continue;
    const folder = join(parent, name);
    const age = Date.now() - ((await stat(folder).catch(() => null))?.mtimeMs ?? Date.now());
    // One of a date to come a wrong clock wrote.
    if (Math.abs(age) > dayMs) await rm(folder, { recursive: true, force: true });
  }
}
