import { randomUUID } from 'node:crypto';
import { hourMs } from '../../../base/durations.ts';
import type { Channel, Delivery, Message, OutboxChannel, TornMessage } from '../../delivery/message.ts';
import { longestRetryDelayMs, quickAttempts } from '../../delivery/retry-delay.ts';
import {
  type Dialect,
  type Operation,
  query,
  queryOne,
  type Row,
  readJson,
  storeTime,
} from '../operation.ts';

export interface NewMessage {
  message: Message;
  channels: readonly OutboxChannel[];
  enquiryId: string | null;
  /** The same message is put in once a channel, however often and by however many replicas it is tried. */
  dedupeKey: string | null;
  /** Waits for the release of its enquiry. */
  isHeld: boolean;
  createdAt: number;
}

/** Puts a message into the outbox, one row a channel, due at once; returns how many rows are new. */
export function* enqueueMessage(message: NewMessage): Operation<number> {
  return yield* insertMessage({ ...message, createdAt: yield* storeTime(message.createdAt) });
}

/** The same inside another operation, which knows the store's time. */
export function* insertMessage(message: NewMessage): Operation<number> {
  let added = 0;
  for (const channel of message.channels) {
    const rows = yield* query(
      `insert into outbox (id, enquiry_id, dedupe_key, channel, state, message, created_at, attempts, due_at,
        leased_until) values ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0)
      on conflict (dedupe_key) do nothing returning id`,
      `msg_${randomUUID()}`,
      message.enquiryId,
      message.dedupeKey === null ? null : `${message.dedupeKey}:${channel}`,
      channel,
      message.isHeld ? 'held' : 'pending',
      JSON.stringify(message.message),
      message.createdAt,
    );
    added += rows.length;
  }
  return added;
}

/** Instant of what is told of an enquiry now: behind all before it, be the clock set back since, or it all one millisecond. */
export function* nextInstant(enquiryId: string, now: number): Operation<number> {
  const row = yield* queryOne(
    'select max(created_at) as latest from outbox where enquiry_id = $1',
    enquiryId,
  );
  return row?.latest == null ? now : Math.max(now, Number(row.latest) + 1);
}

export interface Claim {
  channel: Channel;
  /** Names this claim and no other; only its holder may settle what it got. */
  lease: string;
  leaseMs: number;
  limit: number;
  /** `first`: only what was never tried. */
  attempts: 'any' | 'first';
  /** Present instant by the process's steady clock; PostgreSQL uses its own. */
  now: number;
}

// Further ahead than this a lease was written before the store's clock was set back. Less may be an ordinary correction,
// and whoever holds the lease is still at work.
const clockToleranceMs = hourMs;

/**
 * Takes due messages of one channel under a lease, oldest first. Nobody else gets them before the lease ends. What damage has
 * torn is removed, since it would stop every claim, and told of once.
 */
export function* claimDeliveries(claim: Claim): Operation<(Delivery | TornMessage)[]> {
  const now = yield* storeTime(claim.now);
  const leasedUntil = now + claim.leaseMs;
  const select = `select id from outbox where state = 'pending' and channel = $1
    and (due_at <= $2 or due_at > $3)
    and (leased_until <= $2 or leased_until > $4 or lease = $7)
    ${claim.attempts === 'first' ? 'and attempts = 0' : ''} and ${isFirstInLine('$2')}
    order by due_at, created_at, id limit $5`;
  const values = [
    claim.channel,
    now,
    now + longestRetryDelayMs + clockToleranceMs,
    leasedUntil + clockToleranceMs,
    claim.limit,
    leasedUntil,
    claim.lease,
  ];
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgresql'] as const) {
    rows.push(...(yield { sql: updateOf(select, dialect), values, only: dialect }));
  }
  rows.sort((one, other) => Number(one.created_at) - Number(other.created_at));
  const claimed: (Delivery | TornMessage)[] = [];
  for (const row of rows) {
    const message = readJson<Message>(row.message);
    claimed.push(message ? readDelivery(row, message) : yield* removeTorn(row));
  }
  return claimed;
}

/**
 * Of rows of `outbox`: nothing that was sent before under the same enquiry waits for the same channel, or was cancelled while
 * somebody was sending it and may yet arrive. Whoever got the earlier words last would take them for the latest. What is overdue
 * holds nothing up: a receiver may take the one and never the other.
 */
function isFirstInLine(now: `$${number}`): string {
  return `not exists (select 1 from outbox before where before.enquiry_id = outbox.enquiry_id
    and before.channel = outbox.channel and before.created_at < outbox.created_at
    and (before.state = 'pending' and before.attempts <= ${quickAttempts}
      or before.state = 'cancelled' and before.leased_until > ${now}
        and before.leased_until - ${clockToleranceMs} <= ${now}))`;
}

function updateOf(select: string, dialect: Dialect): string {
  const locked = dialect === 'postgresql' ? `${select} for update skip locked` : select;
  return `update outbox set lease = $7, leased_until = $6 where id in (${locked})
    returning id, enquiry_id, channel, message, attempts, created_at`;
}

/** An enquiry that nobody else is told of gets another message at the next look of `routeMessages`. */
function* removeTorn({ id, enquiry_id: enquiryId }: Row): Operation<TornMessage> {
  const enquiry = yield* queryOne('select reference from enquiry where id = $1', enquiryId ?? null);
  yield* query('delete from outbox where id = $1', id ?? null);
  return { id: String(id), message: null, reference: enquiry ? String(enquiry.reference) : null };
}

function readDelivery(row: Row, message: Message): Delivery {
  return {
    id: String(row.id),
    channel: row.channel as Channel,
    message,
    attempts: Number(row.attempts),
    createdAt: Number(row.created_at),
  };
}

/** `refused`: for good; nobody tries again. */
export type Settlement = {
  id: string;
  lease: string;
  /** Instant by the wall clock, for people. */
  at: number;
  /** A fixed phrase or a status, never words of the other side. */
  result: string;
} & (
  | { outcome: 'delivered' | 'refused' }
  /** `now` as in a claim. */
  | { outcome: 'failed'; now: number; retryInMs: number }
);

/**
 * Writes down how an attempt ended; false where the lease has gone to somebody else. What was cancelled meanwhile and arrived all
 * the same is delivered; what did not is not tried again.
 */
export function* settleDelivery(settlement: Settlement): Operation<boolean> {
  const { id, lease, at, result, outcome } = settlement;
  const rows =
    outcome === 'failed'
      ? yield* query(
          `update outbox set attempts = attempts + 1, lease = null, leased_until = 0, due_at = $4,
              last_result = case state when 'pending' then $3 else last_result end
            where id = $1 and lease = $2 and state in ('pending', 'cancelled') returning id`,
          id,
          lease,
          result,
          (yield* storeTime(settlement.now)) + settlement.retryInMs,
        )
      : // What is over is not kept a second time: erasing the enquiry then erases all of it.
        yield* query(
          `update outbox set state = $5, message = null, attempts = attempts + 1, lease = null,
            leased_until = 0, last_result = $3, settled_at = $4
          where id = $1 and lease = $2 and state in ('pending', 'cancelled') returning id`,
          id,
          lease,
          result,
          at,
          outcome,
        );
  return rows.length > 0;
}

/**
 * In how many milliseconds a pending message of a channel can be claimed next: what somebody else has under a lease
 * cannot be before that ends. Null where none is pending.
 */
export function* nextDue({ channel, now }: { channel: Channel; now: number }): Operation<number | null> {
  const storeNow = yield* storeTime(now);
  const row = yield* queryOne(
    `select min(case when leased_until > due_at then leased_until else due_at end) as due
      from outbox where state = 'pending' and channel = $1 and ${isFirstInLine('$2')}`,
    channel,
    storeNow,
  );
  return row?.due == null ? null : Math.max(0, Number(row.due) - storeNow);
}

/**
 * Makes everything pending due at once and takes back every lease, as the one process of an SQLite store does when it
 * starts: the process that wrote them took its steady clock with it. What it had begun to send counts as tried: it may have arrived.
 */
export function* resumeDeliveries(_: null): Operation<number> {
  const rows = yield* query(
    `update outbox set attempts = attempts + case when lease is null then 0 else 1 end, due_at = 0, lease = null,
        leased_until = 0 where state in ('pending', 'cancelled') and (due_at > 0 or leased_until > 0) returning id`,
  );
  return rows.length;
}

/** Makes pending messages due now, of one enquiry or of all; returns how many. */
export function* retryDeliveries({ reference }: { reference: string | null }): Operation<number> {
  const rows =
    reference === null
      ? yield* query(`update outbox set due_at = 0 where state = 'pending' returning id`)
      : yield* query(
          `update outbox set due_at = 0 where state = 'pending'
            and enquiry_id = (select id from enquiry where reference = $1) returning id`,
          reference,
        );
  return rows.length;
}
