import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { systemClock } from '../../enquiries/clock.ts';
import type { Enquiries } from '../../enquiries/create-enquiries.ts';
import { createSqliteStore } from '../../enquiries/store/sqlite-store.ts';
import type { OpenStore } from './rehearse-restore.ts';
import { type Backups, startBackups } from './start-backups.ts';

/** Milliseconds for an answer about a backup: it is opened beside a server at work, and may be large. */
const deadlineMs = 60_000;

/** Opens a backup the way the server opens its own file. */
export function backupOpener(workerUrl: URL): OpenStore {
  return (path) => createSqliteStore({ path, workerUrl, deadlineMs });
}

/** Starts the backups of a store that is a file; PostgreSQL is backed up by its own tools. */
export function createBackups(
  config: Config,
  { store }: Pick<Enquiries, 'store'>,
  { workerUrl, log }: { workerUrl: URL; log: Logger },
): Backups {
  if (store.kind !== 'sqlite') return { stop: async () => {} };
  return startBackups({
    store,
    folder: config.operations.backupFolder,
    openStore: backupOpener(workerUrl),
    clock: systemClock,
    log,
  });
}
