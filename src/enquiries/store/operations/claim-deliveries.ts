import type { Channel, Delivery } from '../../delivery/message.ts';
import { type Dialect, type Operation, query, type Row } from '../operation.ts';

export interface Claim {
  channel: Channel;
  /** Names this claim; only its holder may settle what it got. */
  lease: string;
  leaseMs: number;
  limit: number;
  /** By the steady clock. */
  now: number;
}

/** Takes due messages of one channel under a lease, oldest first. Nobody else gets them before the lease ends. */
export function* claimDeliveries(claim: Claim): Operation<Delivery[]> {
  const { now, leaseMs } = claim;
  const select = `select id from outbox where state = 'pending' and channel = $1 and due_at <= $2
    and (leased_until <= $2 or leased_until > $3) order by due_at, id limit $4`;
  const values = [claim.channel, now, now + leaseMs, claim.limit, now + leaseMs, claim.lease];
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgresql'] as const) {
    rows.push(...(yield { sql: updateOf(select, dialect), values, only: dialect }));
  }
  return rows.map(readDelivery).sort((one, other) => one.createdAt - other.createdAt);
}

// A lease that ends later than a fresh one would was written under another clock, and is as good as over.
function updateOf(select: string, dialect: Dialect): string {
  const locked = dialect === 'postgresql' ? `${select} for update skip locked` : select;
  return `update outbox set lease = $6, leased_until = $5 where id in (${locked})
    returning id, channel, message, attempts, created_at`;
}

export type Settlement = {
  id: string;
  lease: string;
  /** By the wall clock, for people. */
  at: number;
  /** A fixed phrase or a status, never words of the other side. */
  result: string;
} & ({ isDelivered: true } | { isDelivered: false; dueAt: number });

/** Writes down how an attempt ended; false where the lease has gone to somebody else. */
export function* settleDelivery(settlement: Settlement): Operation<boolean> {
  const { id, lease, at, result } = settlement;
  const rows = settlement.isDelivered
    ? // What was delivered is not kept a second time: erasing the enquiry then erases all of it.
      yield* query(
        `update outbox set state = 'delivered', message = null, attempts = attempts + 1, lease = null,
          leased_until = 0, last_result = $3, settled_at = $4
        where id = $1 and lease = $2 and state = 'pending' returning id`,
        id,
        lease,
        result,
        at,
      )
    : yield* query(
        `update outbox set attempts = attempts + 1, lease = null, leased_until = 0, last_result = $3, due_at = $4
        where id = $1 and lease = $2 and state = 'pending' returning id`,
        id,
        lease,
        result,
        settlement.dueAt,
      );
  return rows.length > 0;
}

/** When the next pending message of a channel is due, by the steady clock; null where none is pending. */
export function* nextDue({ channel }: { channel: Channel }): Operation<number | null> {
  const rows = yield* query(
    `select due_at from outbox where state = 'pending' and channel = $1 order by due_at limit 1`,
    channel,
  );
  return rows[0] ? Number(rows[0].due_at) : null;
}

/**
 * Makes everything pending due at once, as a server does when it starts: the steady clock of the process that wrote
 * the due times is gone. `breaksLeases` where no other process can be delivering.
 */
export function* resumeDeliveries(input: { now: number; breaksLeases: boolean }): Operation<number> {
  const rows = yield* query(
    `update outbox set due_at = $1 where state = 'pending' and due_at > $1 returning id`,
    input.now,
  );
  if (input.breaksLeases) {
    yield* query(
      `update outbox set lease = null, leased_until = 0 where state = 'pending' and leased_until > 0`,
    );
  }
  return rows.length;
}

function readDelivery(row: Row): Delivery {
  return {
    id: String(row.id),
    channel: row.channel as Channel,
    message: JSON.parse(String(row.message)),
    attempts: Number(row.attempts),
    createdAt: Number(row.created_at),
  };
}
