import { createHmac, randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '../../../base/durations.ts';
import { type Operation, query, queryOne } from '../operation.ts';

/** How much is delivered without a person's look; what is beyond is stored and held. */
export interface SubmissionLimits {
  acknowledgementsPerRecipientAndDay: number;
  enquiriesPerNetworkAndHour: number;
  enquiriesPerHour: number;
}

/** Many times what this business gets. */
export const submissionLimits: SubmissionLimits = {
  acknowledgementsPerRecipientAndDay: 3,
  enquiriesPerNetworkAndHour: 30,
  enquiriesPerHour: 300,
};

export interface Countable {
  /** The visitor's, such as a /48 of IPv6; only a hash of it is kept, for a day at most. */
  network?: string | null;
  /** Instead of the ordinary ones. */
  limits?: SubmissionLimits;
  /** Instant by the process's wall clock when it is posted; by the store's own, PostgreSQL's, from then on. */
  receivedAt: number;
}

/** Counts an enquiry that would be delivered; returns why it is not to be, or nothing. */
export function* countEnquiry(enquiry: Countable): Operation<string[]> {
  const { network = null, limits = submissionLimits, receivedAt: now } = enquiry;
  if (
    network !== null &&
    (yield* isOver(`network ${network}`, limits.enquiriesPerNetworkAndHour, hourMs, now))
  )
    return ['more enquiries from one network than an hour may have'];
  const isSiteOver = yield* isOver('site', limits.enquiriesPerHour, hourMs, now);
  return isSiteOver ? ['more enquiries than an hour may have'] : [];
}

/** Counts a mail to a visitor; returns whether it is one too many for that mailbox and day. */
export function* isRecipientOver(email: string, enquiry: Countable): Operation<boolean> {
  const { limits = submissionLimits, receivedAt } = enquiry;
  const recipient = `recipient ${mailboxOf(email)}`;
  return yield* isOver(recipient, limits.acknowledgementsPerRecipientAndDay, dayMs, receivedAt);
}

/** One mailbox has as many addresses as somebody can think of: `a.b+1@` is that of `ab@` (RFC 5233, and Gmail's dots). */
function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(email) ?? [];
  return `${local.replace(/\+.*/s, '').replaceAll('.', '')}@${domain}`;
}

/** Counts one more of a subject in the present window; returns whether that is one too many. */
function* isOver(subject: string, limit: number, windowMs: number, now: number): Operation<boolean> {
  const window = Math.floor(now / windowMs);
  const name = createHmac('sha256', yield* secretOf(now))
    .update(`${window} ${subject}`)
    .digest('base64');
  const found = yield* queryOne('select used from quota where name = $1', name);
  if (Number(found?.used ?? 0) >= limit) return true;
  yield* query(
    `insert into quota (name, used, expires_at) values ($1, 1, $2)
      on conflict (name) do update set used = quota.used + 1`,
    name,
    (window + 1) * windowMs,
  );
  return false;
}

// The names are hashed with a secret of the day: once that is gone, nobody can find out whose they were.
function* secretOf(now: number): Operation<string> {
  const today = Math.floor(now / dayMs);
  const found = yield* queryOne('select secret from quota_secret where day = $1', today);
  if (found) return String(found.secret);
  yield* forgetQuotas(now);
  yield* query(
    'insert into quota_secret (day, secret) values ($1, $2) on conflict (day) do nothing',
    today,
    randomBytes(32).toString('base64'),
  );
  return String((yield* queryOne('select secret from quota_secret where day = $1', today))?.secret);
}

/** Erases the counts of windows that are over, and of days that a clock which was set back has made up. */
export function* forgetQuotas(now: number): Operation<void> {
  yield* query('delete from quota_secret where day <> $1', Math.floor(now / dayMs));
  yield* query('delete from quota where expires_at <= $1 or expires_at > $2', now, now + 2 * dayMs);
}
