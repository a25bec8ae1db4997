import { once } from 'node:events';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { createPrivateFileSync } from '../../../base/private-files.ts';
import { StoreError, type StoreFailure } from '../store-error.ts';
import { describeSqliteError } from './sqlite-failure.ts';

/** From one file, in use, into another that is not there yet. */
export interface StoreCopy {
  from: string;
  to: string;
}

/** What the worker says at its end: why it failed, or nothing. */
export type CopyFailure = { failure: StoreFailure; code: string } | null;

/**
 * Copies in a thread of its own: where the disk that it goes to hangs, neither pages nor posts are to wait for it.
 * @throws StoreError
 */
export async function copyByWorker(workerUrl: URL, copy: StoreCopy): Promise<void> {
  const worker = new Worker(workerUrl, { workerData: copy, name: 'enquiry-copy' });
  const [failed]: CopyFailure[] = await once(worker, 'message');
  if (failed) throw new StoreError(failed.failure, failed.code);
}

/**
 * Copies in one step, by a connection of its own. A connection that is writing cannot copy (SQLite fails with code 0), and a copy
 * in several steps begins again whenever another connection has written.
 */
export async function copyStore({ from, to }: StoreCopy): Promise<CopyFailure> {
  try {
    // As private as what it is copied from, while it is written too.
    createPrivateFileSync(to);
    using reader = new DatabaseSync(from, { readOnly: true, limits: { attach: 0 } });
    await backup(reader, to, { rate: allPages });
    return null;
  } catch (error) {
    const { failure, code } = describeSqliteError(error);
    return { failure, code };
  }
}

/** Pages of a step; no file has more. */
const allPages = 2 ** 31 - 1;
