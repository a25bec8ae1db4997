import { randomUUID } from 'node:crypto';
import type { EnquiryMessage, OutboxChannel } from '../../delivery/message.ts';
import { lockRows, type Operation, query, type Row, readJson } from '../operation.ts';

/** Where the messages of an enquiry stand after a rewriting; each channel once. */
export interface RewrittenMessages {
  /** What had not gone out goes out rewritten. */
  waiting: readonly OutboxChannel[];
  /** Those of them that may have the old words from an attempt before. */
  underWay: readonly OutboxChannel[];
  /** They have the old words. An acknowledgement has none of them. */
  told: readonly OutboxChannel[];
}

/** Rewrites the waiting messages of an enquiry. An attempt under way keeps its lease, but its outcome no longer counts. */
export function* rewriteMessages(
  enquiryId: string,
  rewrite: (message: EnquiryMessage) => EnquiryMessage,
): Operation<RewrittenMessages> {
  yield* lockRows('select id from outbox where enquiry_id = $1 order by id', enquiryId);
  const rows = yield* query(
    'select id, channel, state, message, attempts, lease from outbox where enquiry_id = $1 order by channel',
    enquiryId,
  );
  const waiting = rows.filter(({ state }) => ['pending', 'held', 'stranded'].includes(String(state)));
  for (const { id, message } of waiting) {
    // A torn one is removed by whoever claims it.
    const written = readJson<EnquiryMessage>(message);
    if (!written) continue;
    // Other words are another message: a receiver that had the old ones under the same id would pass over these.
    yield* query(
      `update outbox set id = $2, message = $3, lease = null where id = $1`,
      id ?? null,
      `msg_${randomUUID()}`,
      JSON.stringify(rewrite(written)),
    );
  }
  const begun = waiting.filter(({ attempts, lease }) => Number(attempts) > 0 || lease !== null);
  const told = rows.filter(({ state }) => state === 'delivered');
  return {
    waiting: channelsOf(waiting),
    underWay: channelsOf(begun.filter(isToOwner)),
    told: channelsOf(told.filter(isToOwner)),
  };
}

function isToOwner({ channel }: Row): boolean {
  return channel !== 'acknowledgement';
}

function channelsOf(rows: readonly Row[]): OutboxChannel[] {
  return [...new Set(rows.map(({ channel }) => channel as OutboxChannel))];
}
