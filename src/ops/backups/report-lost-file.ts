import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { sqlitePath } from '../../enquiries/create-store.ts';
import { listBackups } from './backup-files.ts';

/**
 * Says so when there are backups of an enquiry file but no file: the store is about to begin an empty one. And when there
 * is a file beside PostgreSQL: nothing of it is delivered, shown or erased. To be called before anything opens the store.
 * Nobody is kept waiting for an operator: the site starts, and takes enquiries.
 */
export async function reportLostFile(
  { enquiries, operations }: Pick<Config, 'enquiries' | 'operations'>,
  log: Logger,
  now: number = Date.now(),
): Promise<void> {
  const file = resolve(sqlitePath(enquiries));
  if (enquiries.databaseUrl !== null) {
    if (existsSync(file))
      log.warn(
        { event: 'left-file', file },
        'An enquiry file lies beside PostgreSQL, and what waits in it goes nowhere: start once without DATABASE_URL until all of it is delivered, export it, and move it away',
      );
    return;
  }
  if (existsSync(file)) return;
  // What keeps the backups from being listed is reported where they are made.
  const [newest] = await listBackups(operations.backupFolder, now).catch(() => []);
  if (!newest) return;
  log.error(
    { event: 'lost-file', backup: newest.name, command: `backups.js restore ${newest.name}` },
    'The enquiry file is gone, and there are backups of it: an empty one is begun. To have it back, stop the server and restore a backup',
  );
}
