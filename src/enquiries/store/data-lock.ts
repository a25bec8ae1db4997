import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../base/clock.ts';
import { ensurePrivateFileSync, makePrivateFolderSync } from '../../base/private-files.ts';
import { describeSqliteError } from './sqlite/sqlite-failure.ts';
import type { StoreError } from './store-error.ts';

/** Says that one process at a time delivers from a data folder, backs it up and purges it. */
export interface DataLock {
  /** False where another process holds it. Holding it already is true. @throws StoreError where it cannot be asked for */
  take(): boolean;
  /** Who took it last: process, machine and time, in words. */
  holder(): string;
  release(): void;
}

/**
 * The operating system holds the lock, on `lock.db`, and frees it however its holder ends. SQLite asks for it, since Node has no
 * call for it. `lock.txt` only tells people who the holder is. Only the owner of `lock.db` may read it: anybody who can read it
 * could hold the lock.
 */
export function createDataLock(folder: string): DataLock {
  let held: DatabaseSync | null = null;

  function take(): boolean {
    if (held) return true;
    let database: DatabaseSync | undefined;
    try {
      makePrivateFolderSync(folder);
      const file = join(folder, 'lock.db');
      ensurePrivateFileSync(file);
      database = new DatabaseSync(file, { timeout: 0, limits: { attach: 0 } });
      database.exec('begin exclusive');
      held = database;
      sayWhoHolds(folder);
      return true;
    } catch (error) {
      if (database?.isOpen) database.close();
      const described = describeSqliteError(error);
      if (described.failure === 'busy') return false;
      if (described.failure !== 'damaged') throw described;
      // Nothing is kept in it; it only has to be one that can be locked, as an empty one can.
      writeFileSync(join(folder, 'lock.db'), '');
      return take();
    }
  }

  return {
    take,
    holder: () => readHolder(folder),
    release: () => {
      held?.close();
      held = null;
    },
  };
}

export interface LockWait {
  clock: Clock;
  /** Milliseconds to wait for the process that holds it. */
  waitMs: number;
  signal: AbortSignal;
  /** Called when it cannot be asked for, once for each reason. */
  onFailure: (error: StoreError) => void;
}

const askEveryMs = 100;

/**
 * Waits until the lock is ours. A new process starts before the old one has ended, and a folder that cannot be written
 * may become writable: only another holder is waited for in vain, which is `refused`.
 */
export async function waitForLock(
  lock: DataLock,
  { clock, waitMs, signal, onFailure }: LockWait,
): Promise<'taken' | 'refused' | 'stopped'> {
  let heldByOtherSince: number | null = null;
  let lastFailure = '';
  while (!signal.aborted) {
    try {
      if (lock.take()) return 'taken';
      heldByOtherSince ??= clock.monotonic();
      if (clock.monotonic() - heldByOtherSince >= waitMs) return 'refused';
    } catch (error) {
      heldByOtherSince = null;
      const described = describeSqliteError(error);
      if (described.failure !== lastFailure) onFailure(described);
      lastFailure = described.failure;
    }
    await clock.wait(askEveryMs, signal);
  }
  return 'stopped';
}

function sayWhoHolds(folder: string): void {
  try {
    const words = `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}`;
    const file = join(folder, 'lock.txt');
    ensurePrivateFileSync(file);
    writeFileSync(file, `${words}\n`);
  } catch {
    // A full disk: the lock holds all the same.
  }
}

function readHolder(folder: string): string {
  try {
    return readFileSync(join(folder, 'lock.txt'), 'utf8').trim() || 'another process';
  } catch {
    return 'another process';
  }
}
