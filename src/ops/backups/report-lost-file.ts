import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { sqlitePath } from '../../enquiries/create-store.ts';
import { listBackups } from './backup-files.ts';

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
