import { randomUUID } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFileSync, giveNameSync, makePrivateFolderSync } from '../../../base/private-files.ts';
import { migrations } from '../migrations.ts';
import { StoreError } from '../store-error.ts';
import { describeSqliteError } from './sqlite-failure.ts';

/** Milliseconds a statement waits for another process to let go of the file. */
const busyTimeoutMs = 250;

/**
 * Opens the enquiry file, makes it if there is none, brings its schema up to date and writes to it once: a file that
 * is read-only or belongs to somebody else opens without complaint. On a full disk it opens as well: what is stored can
 * be read, and each write says that there is no room.
 * @throws StoreError
 */
export function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    makePrivateFolderSync(dirname(path));
    if (!existsSync(path)) createFile(path);
    // SQLite would take it for a new one, and nobody would be told that the old one is gone.
    if (statSync(path).size === 0) throw new StoreError('damaged', 'empty');
    narrowWal(path);
    database = new DatabaseSync(path, { timeout: busyTimeoutMs, defensive: true, limits: { attach: 0 } });
    applySettings(database);
    assertSound(database);
    migrate(database);
    writeOnce(database);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    throw explain(describeSqliteError(error), path);
  }
}

/**
 * Makes the file without a moment in which it is there and empty, which another process that opens it would take for damage.
 * SQLite gives the files beside it the mode that it has. Of several processes that make it at once one does.
 */
function createFile(path: string): void {
  const unborn = `${path}.new-${randomUUID()}`;
  try {
    createPrivateFileSync(unborn);
    const database = new DatabaseSync(unborn, { limits: { attach: 0 } });
    try {
      // Writes the first page.
      database.exec('pragma journal_mode = wal');
    } finally {
      database.close();
    }
    // Where another process was faster, the file is its own.
    giveNameSync(unborn, path);
  } finally {
    rmSync(unborn, { force: true });
  }
}

// A WAL that an older version left behind may be open to more people than the file.
function narrowWal(path: string): void {
  const allowed = statSync(path).mode & 0o777;
  for (const file of [`${path}-wal`, `${path}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined && (mode & 0o777 & ~allowed) !== 0) chmodSync(file, allowed);
  }
}

// SQLite only says that it cannot open the files beside it.
function explain(error: StoreError, path: string): StoreError {
  if (error.failure !== 'unavailable') return error;
  try {
    accessSync(dirname(path), constants.W_OK);
    return error;
  } catch {
    return new StoreError('read-only', error.code);
  }
}

function applySettings(database: DatabaseSync): void {
  // FULL: an fsync of the WAL for each commit. NORMAL loses acknowledged rows when the power goes. Nothing is written to a
  // temporary folder, which may be full, read-only or not there. The cache has room for a whole WAL, which can then be
  // saved when the file of it is lost.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma trusted_schema = off;
    pragma cell_size_check = on;
    pragma secure_delete = on;
    pragma temp_store = memory;
    pragma cache_size = -8000;
    pragma journal_size_limit = 4194304;
  `);
  const mode = database.prepare('pragma journal_mode').get()?.journal_mode;
  const synchronous = database.prepare('pragma synchronous').get()?.synchronous;
  if (mode !== 'wal' || synchronous !== 2) throw new StoreError('unavailable', `${mode}/${synchronous}`);
}

function assertSound(database: DatabaseSync): void {
  const verdict = Object.values(database.prepare('pragma quick_check(1)').get() ?? {})[0];
  if (verdict !== 'ok') throw new StoreError('damaged', 'quick_check');
}

function migrate(database: DatabaseSync): void {
  const steps = migrations('sqlite');
  if (schemaVersion(database, steps.length) === steps.length) return;
  database.exec('begin immediate');
  // Another process may have been faster.
  const version = schemaVersion(database, steps.length);
  for (const statement of steps.slice(version).flat()) database.exec(statement);
  database.exec(`pragma user_version = ${steps.length}`);
  database.exec('commit');
}

function writeOnce(database: DatabaseSync): void {
  try {
    database.exec(
      `insert into note (name, value) values ('opened', 0) on conflict (name) do update set value = value + 1`,
    );
  } catch (error) {
    if (describeSqliteError(error).failure !== 'full') throw error;
  }
}

function schemaVersion(database: DatabaseSync, known: number): number {
  const version = Number(database.prepare('pragma user_version').get()?.user_version);
  if (version > known) throw new StoreError('newer-schema', String(version));
  return version;
}
