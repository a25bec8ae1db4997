import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../enquiries/clock.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { listBackups } from './backup-files.ts';
import { makeBackup } from './make-backup.ts';
import { type OpenStore, rehearseRestore } from './rehearse-restore.ts';
import { rotateBackups } from './rotate-backups.ts';

export interface BackupsOptions {
  store: Pick<EnquiryStore, 'backup'>;
  folder: string;
  openStore: OpenStore;
  clock: Clock;
  log: Logger;
}

export interface Backups {
  stop(): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Makes a backup every hour and restores the newest one for trial every day; looks each minute whether it is time.
 * What fails is an `error` line, and is tried again ten minutes later.
 */
export function startBackups({ store, folder, openStore, clock, log }: BackupsOptions): Backups {
  const stopping = new AbortController();
  // By the monotonic clock: a wall clock that jumps neither skips a backup nor makes one a minute.
  let nextBackup = clock.monotonic();
  let nextRehearsal = clock.monotonic();
  const ended = run();

  async function run(): Promise<void> {
    await waitForNewest();
    while (!stopping.signal.aborted) {
      if (clock.monotonic() >= nextBackup) nextBackup = clock.monotonic() + (await backUp());
      if (clock.monotonic() >= nextRehearsal) nextRehearsal = clock.monotonic() + (await rehearse());
      await clock.wait(minute, stopping.signal);
    }
  }

  // After a restart the hour goes on that began with the newest backup.
  async function waitForNewest(): Promise<void> {
    const [newest] = await listBackups(folder).catch(() => []);
    const age = newest ? clock.now() - newest.at : hour;
    if (age >= 0 && age < hour) nextBackup += hour - age;
  }

  /** Milliseconds until the next one. */
  async function backUp(): Promise<number> {
    try {
      const { name: backup, bytes } = await makeBackup(store, folder, clock.now());
      const removed = await rotateBackups(folder);
      log.info({ event: 'backup', backup, bytes, removed: removed.length }, 'Backup made');
      return hour;
    } catch (err) {
      log.error({ event: 'backup', err }, 'Backup failed, it will be tried again');
      return 10 * minute;
    }
  }

  /** Milliseconds until the next one. */
  async function rehearse(): Promise<number> {
    const [newest] = await listBackups(folder).catch(() => []);
    if (!newest) return 10 * minute;
    try {
      const found = await rehearseRestore(join(folder, newest.name), openStore);
      log.info(
        { event: 'rehearsal', backup: newest.name, ...found },
        'The newest backup was restored for trial',
      );
      return day;
    } catch (err) {
      log.error({ event: 'rehearsal', backup: newest.name, err }, 'The newest backup cannot be restored');
      return 10 * minute;
    }
  }

  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
