import { withdrawnKeptDays } from '../../../data/consent.ts';
import { dayMs, hourMs } from '../../base/durations.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { Purged } from '../store/operations/erase-enquiries.ts';

// A machine that was off over a holiday is believed; one that wakes up next year is not.
const longestAbsenceMs = 14 * dayMs;
// How many days in a row a clock has to be seen to run on before anything is erased by it.
const steadyDaysNeeded = 7;
// The daily looks are a minute more or less than a day apart.
const dayApartMs = 23 * hourMs;

export type PurgeOutcome =
  | ({ isDone: true } & Purged)
  /** The clock is not believed yet: erasing by it could erase everything. */
  | { isDone: false; daysJumped: number | null; steadyDays: number };

/**
 * Erases what its time is over for, by a clock that has run on from day to day for a week. A jump begins the week anew:
 * a wrong date erases nothing, whichever way it is wrong and however often the site starts under it, and whatever is
 * erased has been in the store for a week of days at work.
 */
export async function purgeExpired(
  store: EnquiryStore,
  now: number,
  retentionMonths: number,
): Promise<PurgeOutcome> {
  const { daysJumped, steadyDays } = await countSteadyDays(store, now);
  if (steadyDays < steadyDaysNeeded) return { isDone: false, daysJumped, steadyDays };
  const purged = await store.purgeEnquiries({
    lastContactBefore: monthsBefore(now, retentionMonths),
    withdrawnBefore: now - withdrawnKeptDays * dayMs,
    now,
  });
  return { isDone: true, ...purged };
}

/** Counts the days at work since the clock last jumped: once a day, however often it is called. */
async function countSteadyDays(
  store: EnquiryStore,
  now: number,
): Promise<{ daysJumped: number | null; steadyDays: number }> {
  const last = await store.readNote({ name: 'purged' });
  const counted = (await store.readNote({ name: 'steady-days' })) ?? 0;
  const sinceLast = last === null ? null : now - last;
  if (sinceLast === null || Math.abs(sinceLast) > longestAbsenceMs) {
    await store.writeNotes({ purged: now, 'steady-days': 0 });
    return { daysJumped: sinceLast === null ? null : Math.round(sinceLast / dayMs), steadyDays: 0 };
  }
  if (sinceLast < dayApartMs) return { daysJumped: null, steadyDays: counted };
  await store.writeNotes({ purged: now, 'steady-days': counted + 1 });
  return { daysJumped: null, steadyDays: counted + 1 };
}

/** The same day and time so many calendar months earlier; the last day of the month where it has no such day. */
export function monthsBefore(instant: number, months: number): number {
  const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC');
  return date.subtract({ months }).epochMilliseconds;
}
