import type { Channel } from '../../delivery/message.ts';
import type { Enquiry } from '../../enquiry.ts';
import { type Operation, query, queryOne } from '../operation.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { readEnquiryRow } from './enquiry-row.ts';

export interface Withdrawal {
  /** Either of the two names the enquiry. */
  by: { token: string } | { reference: string };
  /** By the wall clock. */
  now: number;
  /** By the steady clock. */
  dueAt: number;
  /** Where those who were told of the enquiry hear that it was taken back. */
  channels: readonly Channel[];
}

/**
 * Takes an enquiry back: what has not gone out is cancelled, and whoever was told is told again. Null where there is
 * no such enquiry; an enquiry that is withdrawn already is left as it is.
 */
export function* withdrawEnquiry(withdrawal: Withdrawal): Operation<Enquiry | null> {
  const { by, now, dueAt } = withdrawal;
  const row =
    'token' in by
      ? yield* queryOne('select * from enquiry where token = $1', by.token)
      : yield* queryOne('select * from enquiry where reference = $1', by.reference);
  if (!row) return null;
  const enquiry = readEnquiryRow(row);
  if (enquiry.state === 'withdrawn') return enquiry;
  // The key is given up, so that the same form sent again is a new enquiry and not an answer from the grave.
  const changed = yield* query(
    `update enquiry set state = 'withdrawn', withdrawn_at = $2, form_key = null
      where id = $1 and state <> 'withdrawn' returning id`,
    enquiry.id,
    now,
  );
  if (changed.length === 0) return enquiry;
  yield* query(
    `update outbox set state = 'cancelled', message = null, settled_at = $2, last_result = 'withdrawn'
      where enquiry_id = $1 and state in ('pending', 'held')`,
    enquiry.id,
    now,
  );
  yield* enqueueMessage({
    message: { kind: 'withdrawal', reference: enquiry.reference, form: enquiry.form, withdrawnAt: now },
    channels: enquiry.state === 'quarantined' ? [] : withdrawal.channels,
    enquiryId: enquiry.id,
    dedupeKey: null,
    isHeld: false,
    createdAt: now,
    dueAt,
  });
  return { ...enquiry, state: 'withdrawn', withdrawnAt: now };
}

/** Lets a quarantined enquiry out and its messages go; null where no quarantined enquiry has the reference. */
export function* releaseEnquiry(input: { reference: string; dueAt: number }): Operation<Enquiry | null> {
  const row = yield* queryOne(
    `update enquiry set state = 'received' where reference = $1 and state = 'quarantined' returning *`,
    input.reference,
  );
  if (!row) return null;
  yield* query(
    `update outbox set state = 'pending', due_at = $2 where enquiry_id = $1 and state = 'held'`,
    row.id ?? null,
    input.dueAt,
  );
  return readEnquiryRow(row);
}

/** Makes pending messages due now, of one enquiry or of all; returns how many. */
export function* retryDeliveries(input: { reference: string | null; dueAt: number }): Operation<number> {
  const rows =
    input.reference === null
      ? yield* query(`update outbox set due_at = $1 where state = 'pending' returning id`, input.dueAt)
      : yield* query(
          `update outbox set due_at = $1 where state = 'pending'
            and enquiry_id = (select id from enquiry where reference = $2) returning id`,
          input.dueAt,
          input.reference,
        );
  return rows.length;
}
