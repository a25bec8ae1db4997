import type { FormId } from '../../../../data/forms.ts';
import { dayMs } from '../../../base/durations.ts';
import type { Channel, OutboxChannel } from '../../delivery/message.ts';
import { lock, lockRows, type Operation, query, queryOne, type Row, storeTime } from '../operation.ts';
import { hasOwnerMessage, readEnquiryRow } from './find-enquiries.ts';
import { insertMessage } from './outbox.ts';

export interface Routing {
  /** Every channel that is configured. */
  configured: readonly Channel[];
  /** By form, those that tell the owner of what was sent with it. */
  routes: Readonly<Record<FormId, readonly Channel[]>>;
  /** Enquiries without contact since then are over, by the wall clock: they wait for their purge, and go nowhere. */
  lastContactBefore: number;
  /** Present instant by the process's steady clock; PostgreSQL uses its own. */
  now: number;
}

export interface Routed {
  /** Messages that go out by another channel, or again by their own. */
  moved: number;
  /** Messages that wait for a channel to be configured, those of before included. */
  stranded: number;
}

/**
 * Gives each message whose channel is not configured another channel, one that does not have the same message yet. These are
 * messages of a channel that was taken away, stranded ones, and those of enquiries that came while no channel was configured. A
 * message that no channel can take is stranded. A digest is cancelled, and so is an acknowledgement after a day. Messages under a
 * lease stay with its holder.
 */
export function* routeMessages(routing: Routing): Operation<Routed> {
  const { configured, routes, lastContactBefore } = routing;
  // Replicas look at the same time.
  yield* lock('routes');
  const now = yield* storeTime(routing.now);
  yield* enqueueUntold(routes);
  yield* query(
    `update outbox set state = 'cancelled', message = null, settled_at = $1, last_result = 'not configured'
      where state = 'pending' and ${isNoneOf(configured)}
        and (enquiry_id is null or channel = 'acknowledgement' and created_at < $2)`,
    now,
    now - dayMs,
  );
  let moved = 0;
  for (const form of Object.keys(routes) as FormId[]) {
    const channels = routes[form];
    const isOfForm = goesAs(form, routes);
    yield* strand(isOfForm, channels, now);
    // At each look all that is stranded is here again: where there is no channel nothing is asked about each.
    if (channels.length === 0) continue;
    const waiting = yield* query(
      `select outbox.id, enquiry_id, channel, created_at
        from outbox join enquiry on enquiry.id = enquiry_id
        where ${isOfForm} and (form = 'newsletter' or last_contact_at >= $1) and channel <> 'acknowledgement'
          and (outbox.state = 'stranded' or outbox.state = 'held' and ${isNoneOf(channels)})
        order by created_at, outbox.id`,
      lastContactBefore,
    );
    for (const message of waiting) {
      const channel = yield* wayFor(message, channels);
      if (channel) moved += (yield* move(message, channel, now)).length;
    }
  }
  const left = yield* queryOne(`select count(*) as stranded from outbox where state = 'stranded'`);
  return { moved, stranded: Number(left?.stranded) };
}

/**
 * Puts in a message for each enquiry that has none for the owner. A subscription has time until there is a channel for it:
 * nobody waits for an answer to it.
 */
function* enqueueUntold(routes: Routing['routes']): Operation<void> {
  const untold = `from enquiry where state <> 'withdrawn' and not ${hasOwnerMessage()}
    ${routes.newsletter.length === 0 ? `and form <> 'newsletter'` : ''}`;
  // Whoever amends one at this moment is done first, or finds the message.
  yield* lockRows(`select id ${untold} order by id`);
  for (const row of yield* query(`select * ${untold}`)) {
    const { id, state, reference, form, fields, phone, notice, lastContactAt } = readEnquiryRow(row);
    const sent = { reference, form, fields, phone, notice, receivedAt: lastContactAt };
    yield* insertMessage({
      // Of earlier words nobody was told either.
      message: { kind: 'enquiry', ...sent, isAmended: false },
      channels: ['unassigned'],
      enquiryId: id,
      dedupeKey: null,
      isHeld: state === 'quarantined',
      createdAt: lastContactAt,
    });
  }
}

/** Channels with a waiting message about an enquiry, configured or not. Later words go to them too, behind that message. */
export function* waitingChannels(enquiryId: string): Operation<OutboxChannel[]> {
  const rows = yield* query(
    `select distinct channel from outbox where enquiry_id = $1 and state in ('pending', 'held', 'stranded')`,
    enquiryId,
  );
  return rows.map(({ channel }) => channel as OutboxChannel);
}

function* wayFor(message: Row, channels: readonly Channel[]): Operation<Channel | undefined> {
  // The same message is put in for all its channels at one instant. Whoever has later words, or is getting them, gets no earlier.
  const given = yield* query(
    `select channel from outbox where enquiry_id = $1 and id <> $3
      and (created_at = $2 or created_at > $2 and (state = 'delivered' or lease is not null))`,
    message.enquiry_id ?? null,
    message.created_at ?? null,
    message.id ?? null,
  );
  const free = channels.filter((channel) => !given.some((row) => row.channel === channel));
  // Later words wait for the channel of the ones before them.
  return free.find((channel) => channel === message.channel) ?? free[0];
}

function* move(message: Row, channel: Channel, now: number): Operation<Row[]> {
  return yield* query(
    `update outbox set channel = $3, state = case state when 'held' then state else 'pending' end, attempts = 0,
      due_at = 0, last_result = null
      where id = $1 and leased_until <= $2 and state in ('held', 'stranded') returning id`,
    message.id ?? null,
    now,
    channel,
  );
}

// What is held waits for a person, and is looked at again when it is released.
function* strand(isOfForm: string, channels: readonly Channel[], now: number): Operation<void> {
  yield* query(
    `update outbox set state = 'stranded', last_result = 'not configured'
      where state = 'pending' and leased_until <= $1 and channel <> 'acknowledgement' and ${isNoneOf(channels)}
        and exists (select 1 from enquiry where id = enquiry_id and ${isOfForm})`,
    now,
  );
}

/** Of rows of `enquiry`. What came by a form that only another version of the site has goes as a message of the contact form does. */
function goesAs(form: FormId, routes: Routing['routes']): string {
  const others = Object.keys(routes).filter((other) => other !== 'contact');
  return form === 'contact' ? `form not in (${inQuotes(others)})` : `form = '${form}'`;
}

function isNoneOf(channels: readonly Channel[]): string {
  return `channel not in (${inQuotes(['', ...channels])})`;
}

function inQuotes(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
