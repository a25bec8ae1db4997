import { join } from 'node:path';
import type * as z from 'zod';
import { minuteMs } from '../base/durations.ts';
import { folder, wholeNumber } from './read-variables.ts';

/** Every environment variable of operations; part of the one schema in `src/config/config.ts`. */
export const operationsVariables = {
  TRUST_PROXY: wholeNumber('the number of proxies in front, 0 for none', 0, 10).default(0),
  MAX_CONNECTIONS: wholeNumber('a number of connections', 16, 60_000).default(2048),
  LAME_DUCK_MS: wholeNumber('a number of milliseconds', 0, 60_000).default(200),
  BACKUP_DIR: folder.optional(),
  DISK_MIN_MB: wholeNumber('a number of megabytes', 0, 1_000_000).default(100),
  OUTBOX_MAX_MINUTES: wholeNumber('a number of minutes', 1, 100_000).default(60),
};

export type OperationsVariables = z.infer<z.ZodObject<typeof operationsVariables>>;

export function toOperationsConfig(values: OperationsVariables & { DATA_DIR: string }) {
  return Object.freeze({
    /** Proxies of ours that a request passes before it arrives here. */
    trustedHops: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    /** Milliseconds between the signal to stop and the refusal of new connections. */
    lameDuckMs: values.LAME_DUCK_MS,
    /** Where backups of the enquiry file go. */
    backupFolder: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    /** Where small files of this build and of others are kept. */
    keptFolder: join(values.DATA_DIR, 'kept'),
    /** Free bytes of the data folder's disk below which the site is not ready. */
    minFreeBytes: values.DISK_MIN_MB * 1024 * 1024,
    /** Milliseconds that a message may wait for its delivery until the site is not ready. */
    longestPendingMs: values.OUTBOX_MAX_MINUTES * minuteMs,
  });
}
