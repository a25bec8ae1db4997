import { join } from 'node:path';
import * as z from 'zod';
import { wholeNumber } from './read-variables.ts';

/** Every environment variable of operations; part of the one schema in `src/config/config.ts`. */
export const operationsVariables = {
  TRUST_PROXY: wholeNumber('the number of proxies in front, 0 for none', 0, 10).default(0),
  MAX_CONNECTIONS: wholeNumber('a number of connections', 16, 60_000).default(2048),
  LAME_DUCK_MS: wholeNumber('a number of milliseconds', 0, 60_000).default(200),
  BACKUP_DIR: z.string().min(1, 'must be a folder').optional(),
  DISK_MIN_MB: wholeNumber('a number of megabytes', 0, 1_000_000).default(100),
  OUTBOX_MAX_MINUTES: wholeNumber('a number of minutes', 1, 100_000).default(60),
};

export type OperationsVariables = z.infer<z.ZodObject<typeof operationsVariables>>;

export interface OperationsConfig {
  /** Proxies of ours that a request passes before it arrives here. */
  trustedHops: number;
  /** Connections at a time. */
  maxConnections: number;
  /** Milliseconds between the signal to stop and the refusal of new connections. */
  lameDuckMs: number;
  /** Where backups of the enquiry file go. */
  backupFolder: string;
  /** Free bytes of the data folder's disk below which the site is not ready. */
  leastFreeBytes: number;
  /** Milliseconds that a message may wait for its delivery until the site is not ready. */
  longestPendingMs: number;
}

export function toOperationsConfig(values: OperationsVariables & { DATA_DIR: string }): OperationsConfig {
  return Object.freeze({
    trustedHops: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    lameDuckMs: values.LAME_DUCK_MS,
    backupFolder: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    leastFreeBytes: values.DISK_MIN_MB * 1024 * 1024,
    longestPendingMs: values.OUTBOX_MAX_MINUTES * 60_000,
  });
}
