import { statfs } from 'node:fs/promises';
import { minuteMs } from '../base/durations.ts';
import type { Config } from '../config/config.ts';
import type { Enquiries } from '../enquiries/create-enquiries.ts';
import { longestWaitMs } from '../enquiries/store/operations/find-enquiries.ts';
import type { CheckResult, Readiness } from './readiness.ts';

/**
 * Adds to `/readyz` what the site's promises hang on: whether an enquiry could be stored now and anybody would be told of
 * it, how long messages have been waiting for their delivery, and how much room the data folder's disk has.
 */
export function registerSiteChecks(
  readiness: Readiness,
  enquiries: Pick<Enquiries, 'health' | 'store'>,
  config: Pick<Config, 'enquiries' | 'operations'>,
): void {
  const { minFreeBytes, longestPendingMs } = config.operations;
  readiness.register('store', () => checkStore(enquiries));
  readiness.register('outbox', () => checkOutbox(enquiries, longestPendingMs));
  // PostgreSQL keeps its data elsewhere.
  if (config.enquiries.databaseUrl === null)
    readiness.register('disk', () => checkDisk(config.enquiries.dataDirectory, minFreeBytes));
}

async function checkStore({ health }: Pick<Enquiries, 'health'>): Promise<CheckResult> {
  const { isReady, store, channels, warning } = await health();
  const detail = warning ?? `channels: ${channels.join(', ')}`;
  return isReady ? { isReady, detail } : { isReady: false, reason: `store-${store}`, detail };
}

async function checkOutbox(
  { store }: Pick<Enquiries, 'store'>,
  longestPendingMs: number,
): Promise<CheckResult> {
  const counts = await store.countPending(null);
  const age = longestWaitMs(counts, Date.now());
  const detail = `pending: ${counts.pendingMessages}, the oldest for ${Math.round(age / minuteMs)} min`;
  return age > longestPendingMs
    ? { isReady: false, reason: 'outbox-stalled', detail }
    : { isReady: true, detail };
}

/** Free room as an unprivileged process has it. */
export async function checkDisk(folder: string, minFreeBytes: number): Promise<CheckResult> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const detail = `free: ${Math.floor(free / 1024 / 1024)} MB`;
  return free < minFreeBytes ? { isReady: false, reason: 'disk-low', detail } : { isReady: true, detail };
}
