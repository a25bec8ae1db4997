import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { dayMs, hourMs, minuteMs } from '../../base/durations.ts';
import type { Config } from '../../config/config.ts';
import { type Clock, systemClock } from '../../enquiries/clock.ts';
import type { Enquiries } from '../../enquiries/create-enquiries.ts';
import { sqlitePath } from '../../enquiries/create-store.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { createSqliteStore } from '../../enquiries/store/sqlite-store.ts';
import { listBackups, makeBackup, rotateBackups } from './backup-files.ts';
import { type OpenStore, rehearseRestore } from './restore-backup.ts';

export interface BackupsOptions {
  store: Pick<EnquiryStore, 'backup'>;
  folder: string;
  openStore: OpenStore;
  clock: Clock;
  log: Logger;
  /** Waited for: two servers would write over each other's backups. */
  owned?: Promise<void>;
}

/**
 * Makes a backup every hour and restores the newest one for trial every day; looks each minute whether it is time.
 * What fails is an `error` line, and is tried again ten minutes later. Returns what ends it.
 */
export function startBackups(options: BackupsOptions): () => Promise<void> {
  const { store, folder, openStore, clock, log, owned } = options;
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
      if (clock.monotonic() >= nextBackup) nextBackup = clock.monotonic() + (await backUp());
      if (clock.monotonic() >= nextRehearsal) nextRehearsal = clock.monotonic() + (await rehearse());
      await clock.wait(minuteMs, stopping.signal);
    }
  }

  // After a restart the hour goes on that began with the newest backup.
  async function waitForNewest(): Promise<void> {
    const [newest] = await listBackups(folder, clock.now()).catch(() => []);
    const age = newest ? clock.now() - newest.at : hourMs;
    if (age >= 0 && age < hourMs) nextBackup += hourMs - age;
  }

  /** Milliseconds until the next one. */
  async function backUp(): Promise<number> {
    try {
      const now = clock.now();
      const { name: backup, bytes } = await makeBackup(store, folder, now);
      const removed = await rotateBackups(folder, { now, made: backup });
      log.info({ event: 'backup', backup, bytes, removed: removed.length }, 'Backup made');
      return hourMs;
    } catch (err) {
      log.error({ event: 'backup', err }, 'Backup failed, it will be tried again');
      return 10 * minuteMs;
    }
  }

  /** Milliseconds until the next one. */
  async function rehearse(): Promise<number> {
    const [newest] = await listBackups(folder, clock.now()).catch(() => []);
    if (!newest) return 10 * minuteMs;
    try {
      const found = await rehearseRestore(join(folder, newest.name), openStore);
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

/** Milliseconds for an answer about a backup: it is opened beside a server at work, and may be large. */
const backupTimeoutMs = minuteMs;

/** Opens a backup the way the server opens its own file. */
export const openBackup: OpenStore = (path) => createSqliteStore({ path, timeoutMs: backupTimeoutMs });

/** Starts the backups of a store that is a file; PostgreSQL is backed up by its own tools. */
export function createBackups(
  config: Config,
  { store, owned }: Pick<Enquiries, 'store' | 'owned'>,
  log: Logger,
): () => Promise<void> {
  if (store.kind !== 'sqlite') return async () => {};
  return startBackups({
    store,
    folder: config.operations.backupFolder,
    openStore: openBackup,
    clock: systemClock,
    log,
    owned,
  });
}

/**
 * Says so when there are backups of an enquiry file but no file: the store is about to begin an empty one. To be called
 * before anything opens the store. Nobody is kept waiting for an operator: the site starts, and takes enquiries.
 */
export async function reportLostFile(
  { enquiries, operations }: Pick<Config, 'enquiries' | 'operations'>,
  log: Logger,
  now: number = Date.now(),
): Promise<void> {
  if (enquiries.databaseUrl !== null || existsSync(sqlitePath(enquiries))) return;
  // What keeps the backups from being listed is reported where they are made.
  const [newest] = await listBackups(operations.backupFolder, now).catch(() => []);
  if (!newest) return;
  log.error(
    { event: 'lost-file', backup: newest.name, command: `backups.js restore ${newest.name}` },
    'The enquiry file is gone, and there are backups of it: an empty one is begun. To have it back, stop the server and restore a backup',
  );
}
