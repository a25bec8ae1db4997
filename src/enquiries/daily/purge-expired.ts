import { withdrawnKeptDays } from '../../../data/consent.ts';
import { dayMs } from '../../base/durations.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';

// A machine that was off over a holiday is believed; one that wakes up next year is not.
const longestAbsenceMs = 14 * dayMs;

export type PurgeOutcome =
  | { isDone: true; expired: number; withdrawn: number }
  /** The clock has jumped since the last purge: erasing by it could erase everything. */
  | { isDone: false; daysSinceLast: number };

/**
 * Erases what its time is over for. After a jump of the clock it only writes the time down and erases nothing, so
 * that a wrong date costs nothing and a right one a day.
 */
export async function purgeExpired(
  store: EnquiryStore,
  now: number,
  retentionMonths: number,
): Promise<PurgeOutcome> {
  const last = await store.readNote({ name: 'purged' });
  await store.writeNote({ name: 'purged', value: now });
  if (last !== null && Math.abs(now - last) > longestAbsenceMs) {
    return { isDone: false, daysSinceLast: Math.round((now - last) / dayMs) };
  }
  const purged = await store.purgeEnquiries({
    lastContactBefore: monthsBefore(now, retentionMonths),
    withdrawnBefore: now - withdrawnKeptDays * dayMs,
    now,
  });
  return { isDone: true, ...purged };
}

/** The same day and time so many calendar months earlier; the last day of the month where it has no such day. */
export function monthsBefore(instant: number, months: number): number {
  const date = new Date(instant);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.getTime();
}
