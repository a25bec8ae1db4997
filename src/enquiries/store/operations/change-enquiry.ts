import type { OutboxChannel } from '../../delivery/message.ts';
import type { Enquiry } from '../../enquiry.ts';
import { type Operation, query, queryOne, storeTime } from '../operation.ts';
import { isHeldBack, readEnquiryRow } from './find-enquiries.ts';
import { insertMessage, nextInstant } from './outbox.ts';

export interface Withdrawal {
  /** Either of the two names the enquiry. */
  by: { token: string } | { reference: string };
  /** Present instant by the process's wall clock; PostgreSQL uses its own. */
  now: number;
  /** Channels by which those who were told of the enquiry are told that it was taken back. */
  channels: readonly OutboxChannel[];
}

export interface Withdrawn {
  enquiry: Enquiry;
  /** It and what went with it; none where it was withdrawn before. */
  takenBack: readonly Enquiry[];
}

/**
 * Takes an enquiry back: what has not gone out is cancelled, and whoever was told is told again. A subscription goes with
 * every other one of its address. Null where there is no such enquiry; one that is withdrawn already is left as it is.
 */
export function* withdrawEnquiry(withdrawal: Withdrawal): Operation<Withdrawn | null> {
  const { by } = withdrawal;
  const row =
    'token' in by
      ? yield* queryOne('select * from enquiry where token = $1', by.token)
      : yield* queryOne('select * from enquiry where reference = $1', by.reference);
  if (!row) return null;
  const enquiry = readEnquiryRow(row);
  if (enquiry.state === 'withdrawn') return { enquiry, takenBack: [] };
  const now = yield* storeTime(withdrawal.now);
  const takenBack: Enquiry[] = [];
  for (const each of [...(yield* otherSubscriptions(enquiry)), enquiry]) {
    if (yield* takeBack(each, now, withdrawal.channels))
      takenBack.push({ ...each, state: 'withdrawn', withdrawnAt: now });
  }
  return { enquiry: { ...enquiry, state: 'withdrawn', withdrawnAt: now }, takenBack };
}

function* otherSubscriptions({ id, form, email }: Enquiry): Operation<Enquiry[]> {
  if (form !== 'newsletter' || email === null) return [];
  const rows = yield* query(
    `select * from enquiry where form = $1 and email = $2 and state <> 'withdrawn' and id <> $3`,
    form,
    email,
    id,
  );
  return rows.map(readEnquiryRow);
}

function* takeBack(enquiry: Enquiry, now: number, channels: readonly OutboxChannel[]): Operation<boolean> {
  // The key is given up, so that the same form sent again is a new enquiry.
  const changed = yield* query(
    `update enquiry set state = 'withdrawn', withdrawn_at = $2, form_key = null
      where id = $1 and state <> 'withdrawn' returning id`,
    enquiry.id,
    now,
  );
  // Somebody else did at this moment.
  if (changed.length === 0) return false;
  yield* query(
    `update outbox set state = 'cancelled', message = null, settled_at = $2, last_result = 'withdrawn'
      where enquiry_id = $1 and state in ('pending', 'held', 'stranded')`,
    enquiry.id,
    now,
  );
  const isTold =
    enquiry.state !== 'quarantined' && (!channels.includes('unassigned') || (yield* hasGoneOut(enquiry)));
  yield* insertMessage({
    message: { kind: 'withdrawal', reference: enquiry.reference, form: enquiry.form, withdrawnAt: now },
    channels: isTold ? channels : [],
    enquiryId: enquiry.id,
    dedupeKey: null,
    isHeld: false,
    createdAt: yield* nextInstant(enquiry.id, now),
  });
  return true;
}

/** Whether somebody may have been told of it. */
function* hasGoneOut({ id }: Enquiry): Operation<boolean> {
  const begun = yield* queryOne(
    `select id from outbox where enquiry_id = $1 and channel <> 'acknowledgement'
      and (state = 'delivered' or attempts > 0 or lease is not null) limit 1`,
    id,
  );
  return begun !== null;
}

export interface Release {
  reference: string;
  /** Present instant by the process's wall clock; PostgreSQL uses its own. */
  now: number;
}

/**
 * Lets a quarantined enquiry out and its messages go, and so those that are held of an enquiry that is not quarantined
 * itself; null where nothing under the reference is held. The messages are of the release, in their order: an answer is
 * promised from then on.
 */
export function* releaseEnquiry({ reference, now }: Release): Operation<Enquiry | null> {
  const row = yield* queryOne(
    // Whoever withdraws it at this moment is done first, and what is held is then looked at as it was before.
    `update enquiry set state = 'received' where reference = $1 and state <> 'withdrawn' and ${isHeldBack}
      returning *`,
    reference,
  );
  if (!row) return null;
  const enquiry = readEnquiryRow(row);
  const releasedAt = yield* nextInstant(enquiry.id, yield* storeTime(now));
  const held = yield* query(
    `select distinct created_at from outbox where enquiry_id = $1 and state = 'held' order by created_at`,
    enquiry.id,
  );
  for (const [index, { created_at }] of held.entries()) {
    yield* query(
      `update outbox set state = 'pending', due_at = 0, created_at = $3
        where enquiry_id = $1 and state = 'held' and created_at = $2`,
      enquiry.id,
      created_at ?? null,
      releasedAt + index,
    );
  }
  return enquiry;
}
