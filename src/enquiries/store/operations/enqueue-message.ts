import { randomUUID } from 'node:crypto';
import type { Channel, Message } from '../../delivery/message.ts';
import { type Operation, query } from '../operation.ts';

export interface Enqueued {
  message: Message;
  channels: readonly Channel[];
  enquiryId: string | null;
  /** The same message is put in once a channel, however often and by however many replicas it is tried. */
  dedupeKey: string | null;
  /** Waits for the release of its enquiry. */
  isHeld: boolean;
  createdAt: number;
  dueAt: number;
}

/** Puts a message into the outbox, one row a channel; returns how many rows are new. */
export function* enqueueMessage(enqueued: Enqueued): Operation<number> {
  let added = 0;
  for (const channel of enqueued.channels) {
    const rows = yield* query(
      `insert into outbox (id, enquiry_id, dedupe_key, channel, state, message, created_at, attempts, due_at,
        leased_until) values ($1, $2, $3, $4, $5, $6, $7, 0, $8, 0)
      on conflict (dedupe_key) do nothing returning id`,
      `msg_${randomUUID()}`,
      enqueued.enquiryId,
      enqueued.dedupeKey === null ? null : `${enqueued.dedupeKey}:${channel}`,
      channel,
      enqueued.isHeld ? 'held' : 'pending',
      JSON.stringify(enqueued.message),
      enqueued.createdAt,
      enqueued.dueAt,
    );
    added += rows.length;
  }
  return added;
}
