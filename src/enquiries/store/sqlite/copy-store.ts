import { once } from 'node:events';
import { rmSync } from 'node:fs';
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
 * Copies into a new file, of which nothing is left where it fails. In one step, by a connection of its own: one that is writing
 * cannot copy (SQLite fails with code 0), and a copy in several steps begins again whenever another connection has written.
 */
export async function copyStore({ from, to }: StoreCopy): Promise<CopyFailure> {
  try {
    // As private as what it is copied from, while it is written too. What is there already is somebody else's, and stays.
    createPrivateFileSync(to);
    await copyInto(to, from);
    return null;
  } catch (error) {
    const { failure, code } = describeSqliteError(error);
    return { failure, code };
  }
}

async function copyInto(to: string, from: string): Promise<void> {
  try {
    using reader = new DatabaseSync(from, { readOnly: true, limits: { attach: 0 } });
    await backup(reader, to, { rate: allPages });
  } catch (error) {
    for (const file of [to, `${to}-journal`]) rmSync(file, { force: true });
    throw error;
  }
}

/** Pages of a step; no file has more. */
const allPages = 2 ** 31 - 1;
