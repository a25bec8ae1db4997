import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../../base/clock.ts';
import { dayMs, hourMs, minuteMs } from '../../base/durations.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { listBackups, makeBackup, makeRoom, rotateBackups } from './backup-files.ts';
import { rehearseRestore } from './restore-backup.ts';

export interface BackupsOptions {
  store: Pick<EnquiryStore, 'backup' | 'kind'>;
  folder: string;
  log: Logger;
  /** Waited for: two servers would write over each other's backups. */
  owned?: Promise<void>;
  clock?: Clock;
}

/** Milliseconds after which it is said that a disk does not answer. */
const longestMs = 10 * minuteMs;

/**
 * Makes a backup every hour and restores the newest one for trial every day; looks each minute whether it is time.
 * What fails is an `error` line, and is tried again ten minutes later. What hangs is one too, and is not begun again: nothing
 * ends a wait for a disk. PostgreSQL is backed up by its own tools. Returns what ends it.
 */
export function startBackups(options: BackupsOptions): () => Promise<void> {
  const { store, folder, log, owned, clock = systemClock } = options;
  if (store.kind !== 'sqlite') return async () => {};
  const stopping = new AbortController();
  // By the monotonic clock: a wall clock that jumps neither skips a backup nor makes one a minute.
  let nextBackup = clock.monotonic();
  let nextRehearsal = clock.monotonic();
  const ended = run();

  async function run(): Promise<void> {
    const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
    if (owned) await Promise.race([owned, stopped]);
    await waitForNewest();
    while (!stopping.signal.aborted) {
      if (clock.monotonic() >= nextBackup) nextBackup = clock.monotonic() + (await watched(backUp()));
      if (clock.monotonic() >= nextRehearsal) nextRehearsal = clock.monotonic() + (await watched(rehearse()));
      await clock.wait(minuteMs, stopping.signal);
    }
  }

  // After a restart the hour goes on that began with the newest backup.
  async function waitForNewest(): Promise<void> {
    const [newest] = await listBackups(folder, clock.now()).catch(() => []);
    const age = newest ? clock.now() - newest.at : hourMs;
    if (age >= 0 && age < hourMs) nextBackup += hourMs - age;
  }

  function watched(work: Promise<number>): Promise<number> {
    const over = new AbortController();
    void clock.wait(longestMs, over.signal).then(() => {
      if (!over.signal.aborted)
        log.error(
          { event: 'backup', folder },
          'A backup, or its trial, has not ended for ten minutes: look at the disk of the backups. No other one is made meanwhile',
        );
    });
    return work.finally(() => over.abort());
  }

  /** Milliseconds until the next one. */
  async function backUp(): Promise<number> {
    try {
      const now = clock.now();
      const early = await makeRoom(folder, now);
      if (early.length > 0)
        log.warn(
          { event: 'rotation', removed: early.length },
          'The oldest backups were removed before their time, to leave room on their disk',
        );
      const { name: backup, bytes } = await makeBackup(store, folder, now);
      const removed = await rotate(now, backup);
      log.info({ event: 'backup', backup, bytes, ...removed }, 'Backup made');
      return hourMs;
    } catch (err) {
      log.error({ event: 'backup', err }, 'Backup failed, it will be tried again');
      return 10 * minuteMs;
    }
  }

  // By itself: the backup is made, and another one in ten minutes would be one more that nobody removes.
  async function rotate(now: number, made: string): Promise<{ removed?: number }> {
    try {
      return { removed: (await rotateBackups(folder, { now, made })).length };
    } catch (err) {
      log.error(
        { event: 'rotation', err },
        'Old backups could not be removed, it will be tried again in an hour',
      );
      return {};
    }
  }

  /** Milliseconds until the next one. */
  async function rehearse(): Promise<number> {
    const [newest] = await listBackups(folder, clock.now()).catch(() => []);
    if (!newest) return 10 * minuteMs;
    try {
      const found = await rehearseRestore(join(folder, newest.name));
      log.info(
        { event: 'rehearsal', backup: newest.name, ...found },
        'The newest backup was restored for trial',
      );
      return dayMs;
    } catch (err) {
      log.error({ event: 'rehearsal', backup: newest.name, err }, 'The newest backup cannot be restored');
      return 10 * minuteMs;
    }
  }

  return async function stop() {
    stopping.abort();
    await ended;
  };
}
