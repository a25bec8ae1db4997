import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { StoreError } from '../store-error.ts';
import { commitGroup, type StoreReply, type StoreRequest } from './commit-group.ts';
import { createFileWatch } from './file-watch.ts';
import { openDatabase } from './open-database.ts';
import { carryOver, type SalvagedRows, salvageFile, salvageRows } from './salvage.ts';
import { describeSqliteError } from './sqlite-failure.ts';

export interface LiveDatabaseOptions {
  path: string;
  now: () => number;
  /** Hears of a damaged file: where it was put, and how many enquiries the new file took over from it. */
  onRecovery: (recovery: { setAside: string; enquiries: number }) => void;
  open?: (path: string) => DatabaseSync;
}

/** An enquiry file that is opened when it is needed and survives everything that can happen to a file. */
export interface LiveDatabase {
  /** Never throws: what cannot be done is answered with an error. */
  run(requests: readonly StoreRequest[]): StoreReply[];
  /** The open file. @throws StoreError */
  use(): DatabaseSync;
  close(): void;
}

export function createLiveDatabase({
  path,
  now,
  onRecovery,
  open = openDatabase,
}: LiveDatabaseOptions): LiveDatabase {
  let current: { database: DatabaseSync; verify: () => void } | null = null;
  let rescued: { rows: SalvagedRows; setAside: string } | null = null;

  function use(): DatabaseSync {
    if (!current) {
      const database = open(path);
      current = { database, verify: createFileWatch(path) };
      if (rescued) restore(database, rescued);
    }
    current.verify();
    return current.database;
  }

  function restore(database: DatabaseSync, { rows, setAside }: NonNullable<typeof rescued>): void {
    try {
      const enquiries = carryOver(database, rows);
      rescued = null;
      onRecovery({ setAside, enquiries });
    } catch (error) {
      // Half-way through; the next request opens the file again and starts over.
      close();
      throw error;
    }
  }

  function run(requests: readonly StoreRequest[]): StoreReply[] {
    try {
      const replies = commitGroup(use(), requests);
      const failed = replies.find((reply) => 'error' in reply && reply.error.failure !== 'statement');
      if (failed && 'error' in failed) mend(failed.error);
      return replies;
    } catch (cause) {
      const error = describeSqliteError(cause);
      mend(error);
      return requests.map(({ id }) => ({ id, error }));
    }
  }

  // The request that met the failure is answered with it; the next one finds the file mended or tries it afresh.
  function mend({ failure }: StoreError): void {
    if (failure === 'damaged') setAsideDamaged();
    else if (failure === 'read-only' || failure === 'unavailable') close();
  }

  function setAsideDamaged(): void {
    const setAside = `${path}.damaged-${new Date(now()).toISOString().replace(/[:.]/g, '-')}`;
    const fromMemory = current ? salvageRows(current.database) : new Map();
    try {
      if (!isReplaced())
        for (const suffix of ['', '-wal', '-shm']) moveAway(path + suffix, setAside + suffix);
      close();
      const isReadable = existsSync(setAside) && statSync(setAside).size > 0;
      const fromFile: SalvagedRows = isReadable ? salvageFile(setAside) : new Map();
      rescued = { rows: merge(fromFile, fromMemory, rescued?.rows), setAside };
    } catch {
      // The folder does not let the file be moved: it stays where it is, and each request reports it.
      close();
    }
  }

  // Somebody put another file in place, a restored backup for one: that file is not the damaged one.
  function isReplaced(): boolean {
    try {
      current?.verify();
      return false;
    } catch (error) {
      return describeSqliteError(error).code === 'replaced';
    }
  }

  function close(): void {
    try {
      current?.database.close();
    } catch {
      // A file that cannot be checkpointed any more; its log is kept beside it.
    }
    current = null;
  }

  return { run, use, close };
}

function moveAway(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
  // A shared-memory index of a file that moved would be read as that of the new one.
  if (from.endsWith('-shm')) rmSync(to, { force: true });
}

function merge(...sources: (SalvagedRows | undefined)[]): SalvagedRows {
  const merged = new Map<string, Record<string, never>[]>();
  for (const source of sources) {
    for (const [table, rows] of source ?? []) {
      merged.set(table, [...(merged.get(table) ?? []), ...(rows as Record<string, never>[])]);
    }
  }
  return merged;
}
