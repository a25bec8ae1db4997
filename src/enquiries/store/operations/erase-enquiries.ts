import type { Enquiry, ErasureReason } from '../../enquiry.ts';
import { indianMonth } from '../../indian-time.ts';
import { type Operation, query, storeTime } from '../operation.ts';
import { hasOwnerMessage, isUntold, listEnquiries, readEnquiryRow } from './find-enquiries.ts';
import { forgetQuotas } from './submission-limits.ts';

export interface Purge {
  /** Enquiries without contact since then are over. By the wall clock, as all of these. */
  lastContactBefore: number;
  /** So are those withdrawn before. */
  withdrawnBefore: number;
  now: number;
}

export interface Purged {
  expired: number;
  /** Of these, those that were stranded and that nobody had been told of. */
  untold: number;
  withdrawn: number;
}

/**
 * Erases what its time is over for and leaves a tombstone each; returns how many. What is on its way stays, what is
 * stranded does not, and a subscription stays until it is withdrawn.
 */
export function* purgeEnquiries(purge: Purge): Operation<Purged> {
  // An acknowledgement is for the visitor alone: it keeps nothing from being erased.
  const isDelivered = `not ${hasOwnerMessage('pending')}`;
  const expired = yield* query(
    `select enquiry.*, ${isUntold} as is_untold
      from enquiry where last_contact_at < $1 and form <> 'newsletter' and state <> 'withdrawn'
      and ${isDelivered}`,
    purge.lastContactBefore,
  );
  const withdrawn = yield* query(
    `select * from enquiry where state = 'withdrawn' and withdrawn_at < $1 and ${isDelivered}`,
    purge.withdrawnBefore,
  );
  yield* erase(expired.map(readEnquiryRow), 'retention', purge.now);
  yield* erase(withdrawn.map(readEnquiryRow), 'withdrawal', purge.now);
  yield* query(
    `delete from outbox where enquiry_id is null and state in ('delivered', 'cancelled') and created_at < $1`,
    purge.lastContactBefore,
  );
  yield* forgetQuotas(yield* storeTime(purge.now));
  // SQLite's truth is 1.
  const untold = expired.filter((row) => Boolean(row.is_untold)).length;
  return { expired: expired.length, untold, withdrawn: withdrawn.length };
}

export interface Erasure {
  by: { phone: string } | { email: string };
  now: number;
}

/** Erases everything one person sent, delivered or not, and leaves tombstones; returns their references. */
export function* forgetPerson({ by, now }: Erasure): Operation<string[]> {
  const theirs = yield* listEnquiries(by);
  yield* erase(theirs, 'request', now);
  return theirs.map(({ reference }) => reference);
}

function* erase(enquiries: readonly Enquiry[], reason: ErasureReason, now: number): Operation<void> {
  for (const { id, reference, form, receivedAt } of enquiries) {
    yield* query(
      `insert into tombstone (reference, form, received_month, erased_at, reason) values ($1, $2, $3, $4, $5)
        on conflict (reference) do nothing`,
      reference,
      form,
      indianMonth(receivedAt),
      now,
      reason,
    );
    yield* query('delete from enquiry where id = $1', id);
  }
}
