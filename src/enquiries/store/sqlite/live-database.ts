import { existsSync, lstatSync, realpathSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { OperationName } from '../operations/operations.ts';
import type { StoreError } from '../store-error.ts';
import { commitGroup, type StoreReply, type StoreRequest } from './commit-group.ts';
import { createFileWatch, type FileWatch } from './file-watch.ts';
import { openDatabase } from './open-database.ts';
import { carryOver, mergeRows, type SalvagedRows, salvageFile, salvageRows } from './salvage.ts';
import { describeSqliteError } from './sqlite-failure.ts';

export interface LiveDatabaseOptions {
  path: string;
  now: () => number;
  /** Called when a file is found damaged, lost or changed, before anything is done about it. */
  onDamage?: (damage: { cause: string }) => void;
  /** Called when a new file has taken over what could be read of a damaged one. */
  onRecovery: (recovery: { setAside: string; enquiries: number }) => void;
  /** Called when the write-ahead log (WAL) could not be emptied of what was erased. */
  onWalKept?: (error: StoreError) => void;
  open?: (path: string) => DatabaseSync;
}

const erasing: ReadonlySet<OperationName> = new Set(['correctEnquiry', 'forgetPerson', 'purgeEnquiries']);

/** An enquiry file that is opened when it is needed and survives everything that can happen to a file. */
export interface LiveDatabase {
  /** Never throws: what cannot be done is answered with an error. */
  run(requests: readonly StoreRequest[]): StoreReply[];
  /** The open file. @throws StoreError */
  use(): DatabaseSync;
  /** Looks after the open file without a request; what it finds, the next probe is answered with. */
  inspect(): void;
  close(): void;
}

export function createLiveDatabase({
  path: given,
  now,
  onDamage = () => {},
  onRecovery,
  onWalKept = () => {},
  open = openDatabase,
}: LiveDatabaseOptions): LiveDatabase {
  let path = given;
  let current: { database: DatabaseSync; watch: FileWatch } | null = null;
  let rescued: { rows: SalvagedRows; setAside: string } | null = null;
  let unreported: StoreError | null = null;

  function run(requests: readonly StoreRequest[]): StoreReply[] {
    const error = unreported;
    if (!error) return commit(requests);
    const probes = requests.filter(({ name }) => name === 'probe');
    if (probes.length > 0) unreported = null;
    const others = requests.filter(({ name }) => name !== 'probe');
    return [...probes.map(({ id }) => ({ id, error })), ...commit(others)];
  }

  function commit(requests: readonly StoreRequest[]): StoreReply[] {
    if (requests.length === 0) return [];
    let committed: StoreReply[] | undefined;
    try {
      const database = use();
      committed = commitGroup(database, requests);
      const failed = committed.find((reply) => 'error' in reply && reply.error.failure !== 'statement');
      if (failed && 'error' in failed) {
        repair(failed.error);
        return committed;
      }
      if (requests.some(({ name }) => erasing.has(name))) truncateWal(database);
      current?.watch.accept();
      return committed;
    } catch (cause) {
      const error = describeSqliteError(cause);
      repair(error);
      if (error.failure === 'damaged' && !requests.some(({ name }) => name === 'probe')) unreported = error;
      // Of a file that was lost meanwhile nothing is on the disk until the next request has carried it over.
      if (committed && error.failure !== 'damaged') return committed;
      return requests.map(({ id }) => ({ id, error }));
    }
  }

  // The WAL would go on holding what was erased. Where a reader still needs it, the next erasure empties it.
  function truncateWal(database: DatabaseSync): void {
    try {
      database.exec('pragma wal_checkpoint(truncate)');
    } catch (cause) {
      onWalKept(describeSqliteError(cause));
    }
  }

  function inspect(): void {
    try {
      current?.watch.verify();
    } catch (cause) {
      unreported = describeSqliteError(cause);
      repair(unreported);
    }
  }

  function use(): DatabaseSync {
    if (!current) {
      path = behindLink(given) ?? path;
      const database = open(path);
      current = { database, watch: createFileWatch(path) };
      if (rescued) restore(database, rescued);
    }
    current.watch.verify();
    return current.database;
  }

  function restore(database: DatabaseSync, { rows, setAside }: NonNullable<typeof rescued>): void {
    try {
      const enquiries = carryOver(database, rows);
      rescued = null;
      current?.watch.accept();
      onRecovery({ setAside, enquiries });
    } catch (error) {
      // Half-way through; the next request opens the file again and starts over.
      close();
      throw error;
    }
  }

  // The request that met the failure is answered with it; the next one finds the file repaired or tries it afresh.
  function repair({ failure, code }: StoreError): void {
    if (failure === 'read-only' || failure === 'unavailable') close();
    if (failure !== 'damaged') return;
    onDamage({ cause: code });
    if (code.startsWith('-shm')) reopenIndex();
    else if ((code === '-wal deleted' || code === '-wal replaced') && checkpointLostWal()) close();
    else setAsideDamaged();
  }

  // SQLite makes the index again from the WAL. It has the file mapped: what is missing of it ends a process
  // that touches it.
  function reopenIndex(): void {
    try {
      const size = current?.watch.indexSize() ?? 0;
      if (existsSync(`${path}-shm`) && statSync(`${path}-shm`).size < size) truncateSync(`${path}-shm`, size);
    } catch {
      // No room for 32 KB: closing reports it.
    }
    close();
  }

  /** Brings the WAL, which has lost its name but is still open, into the file; false where that failed. */
  function checkpointLostWal(): boolean {
    try {
      if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${asideName()}-wal`);
      const done = current?.database.prepare('pragma wal_checkpoint(full)').get();
      return done?.busy === 0 && done.log === done.checkpointed;
    } catch {
      return false;
    }
  }

  function setAsideDamaged(): void {
    const setAside = asideName();
    // Kept whatever becomes of the files: newer than they are, and the first of equal rows is taken.
    if (current) rescued = { rows: mergeRows(rescued?.rows, salvageRows(current.database)), setAside };
    try {
      if (!isReplaced())
        for (const suffix of ['', '-wal', '-shm']) moveAway(path + suffix, setAside + suffix);
      close();
      const isReadable = existsSync(setAside) && statSync(setAside).size > 0;
      const fromFile = isReadable ? salvageFile(setAside) : undefined;
      rescued = { rows: mergeRows(rescued?.rows, fromFile), setAside };
    } catch {
      // The folder does not let the file be moved: it stays where it is, and each request reports it.
      close();
    }
  }

  function asideName(): string {
    return `${path}.damaged-${new Date(now()).toISOString().replace(/[:.]/g, '-')}`;
  }

  // Somebody put another file in place, a restored backup for one: that file is not the damaged one.
  function isReplaced(): boolean {
    try {
      current?.watch.verify();
      return false;
    } catch (error) {
      return describeSqliteError(error).code === 'replaced';
    }
  }

  function close(): void {
    try {
      current?.database.close();
    } catch {
      // A file that cannot be checkpointed any more; its WAL is kept beside it.
    }
    current = null;
  }

  return { run, use, inspect, close };
}

/** Where the file is, and its WAL with it; null where it is not there. */
function behindLink(path: string): string | null {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
  } catch {
    return null;
  }
}

function moveAway(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
  // A shared-memory index of a file that moved would be read as that of the new one.
  if (from.endsWith('-shm')) rmSync(to, { force: true });
}
