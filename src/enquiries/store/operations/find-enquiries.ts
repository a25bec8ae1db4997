import type { FormId, FormValues } from '../../../../data/forms.ts';
import type { OutboxChannel } from '../../delivery/message.ts';
import type { EarlierWords, Enquiry, EnquiryState } from '../../enquiry.ts';
import {
  type Operation,
  query,
  queryOne,
  type Row,
  readJson,
  type SqlValue,
  serverTime,
} from '../operation.ts';

/**
 * The state of a message. `stranded`: it waits for a channel that is not configured, or for any channel. `refused`: the receiver
 * will never take it. `cancelled`: the enquiry was withdrawn or amended first, or nobody waits for the message any more.
 */
export type DeliveryState = 'held' | 'pending' | 'stranded' | 'delivered' | 'refused' | 'cancelled';

export interface DeliveryStatus {
  id: string;
  channel: OutboxChannel;
  state: DeliveryState;
  /** When it was sent, or let out of quarantine. */
  createdAt: number;
  attempts: number;
  /** Instant of the next attempt, by the clock of the store's due times; 0: at once. */
  dueAt: number;
  lastResult: string | null;
  settledAt: number | null;
}

/** An enquiry and where each of its messages stands. */
export interface FollowedEnquiry {
  enquiry: Enquiry;
  /** Oldest first. */
  deliveries: readonly DeliveryStatus[];
}

export function* findByToken({ token }: { token: string }): Operation<FollowedEnquiry | null> {
  return yield* follow(yield* queryOne('select * from enquiry where token = $1', token));
}

export function* findByReference({ reference }: { reference: string }): Operation<FollowedEnquiry | null> {
  return yield* follow(yield* queryOne('select * from enquiry where reference = $1', reference));
}

function* follow(row: Row | null): Operation<FollowedEnquiry | null> {
  if (!row) return null;
  const deliveries = yield* query(
    `select id, channel, state, created_at, attempts, due_at, last_result, settled_at from outbox
      where enquiry_id = $1 order by created_at, channel`,
    row.id ?? null,
  );
  return { enquiry: readEnquiryRow(row), deliveries: deliveries.map(readDeliveryRow) };
}

function readDeliveryRow(row: Row): DeliveryStatus {
  return {
    id: String(row.id),
    channel: row.channel as OutboxChannel,
    state: row.state as DeliveryState,
    createdAt: Number(row.created_at),
    attempts: Number(row.attempts),
    dueAt: Number(row.due_at),
    lastResult: row.last_result === null ? null : String(row.last_result),
    settledAt: row.settled_at === null ? null : Number(row.settled_at),
  };
}

export interface EnquiryFilter {
  /** `quarantined`: also those of which only some messages are held. `stranded`: those with a message that is. */
  state?: EnquiryState | 'stranded';
  form?: FormId;
  /** As it stands now, or in earlier words. */
  phone?: string;
  /** Likewise. */
  email?: string;
  /** Rows at most; without it, all. */
  limit?: number;
  /** Those that stand behind this one in the list. */
  after?: Pick<Enquiry, 'receivedAt' | 'id'>;
}

/** Newest first. */
export function* listEnquiries(filter: EnquiryFilter): Operation<Enquiry[]> {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const require = (condition: string, value: string | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (filter.state === 'quarantined') conditions.push(isHeldBack);
  else if (filter.state === 'stranded') conditions.push(hasMessage('stranded'));
  else require('state =', filter.state);
  require('form =', filter.form);
  require(`earlier <> '[]' or phone =`, filter.phone);
  require(`earlier <> '[]' or email =`, filter.email);
  if (filter.after) {
    values.push(filter.after.receivedAt, filter.after.id);
    const [at, id] = [`$${values.length - 1}`, `$${values.length}`];
    conditions.push(`received_at < ${at} or received_at = ${at} and id > ${id}`);
  }
  const where = conditions.map((condition) => `(${condition})`).join(' and ') || 'true';
  const { limit, phone, email } = filter;
  // Of a person more rows are read than are theirs.
  const isLimited = limit !== undefined && phone === undefined && email === undefined;
  if (isLimited) values.push(limit);
  const rows = yield* query(
    `select * from enquiry where ${where} order by received_at desc, id ${isLimited ? `limit $${values.length}` : ''}`,
    ...values,
  );
  const theirs = rows.map(readEnquiryRow).filter((enquiry) => isOfPerson(enquiry, filter));
  return theirs.slice(0, limit);
}

/** Whether an enquiry names the person, now or in its earlier words: it is amended where somebody corrects a number. */
function isOfPerson(enquiry: Enquiry, person: Pick<EnquiryFilter, 'phone' | 'email'>): boolean {
  const wordings = [enquiry, ...enquiry.earlier];
  return (['phone', 'email'] as const).every(
    (name) => person[name] === undefined || wordings.some((words) => words[name] === person[name]),
  );
}

/** Of rows of `enquiry`: quarantined, or with a message that is held. */
export const isHeldBack = `(state = 'quarantined' or ${hasMessage('held')})`;

/** Of rows of `enquiry`: with a message in this state. */
function hasMessage(state: DeliveryState): string {
  return `enquiry.id in (select enquiry_id from outbox where outbox.state = '${state}')`;
}

/** Of rows of `enquiry`: with a message for the owner, however far that has come, or in this state. */
export function hasOwnerMessage(state?: DeliveryState): string {
  return `exists (select 1 from outbox where enquiry_id = enquiry.id and channel <> 'acknowledgement'
    ${state ? `and outbox.state = '${state}'` : ''})`;
}

/** Of rows of `enquiry`: nobody was told of it, for want of a channel. */
export const isUntold = `(${hasMessage('stranded')} and not ${hasOwnerMessage('delivered')})`;

/**
 * An enquiry as its columns hold it. Where damage, or a hand in the file, has left no words of the shape that is written, what is
 * there stands for a message: a person can read it, and it keeps no other enquiry from being listed or erased.
 */
export function readEnquiryRow(row: Row): Enquiry {
  return {
    id: String(row.id),
    reference: String(row.reference),
    token: String(row.token),
    form: row.form as FormId,
    state: row.state as EnquiryState,
    fields: readWords(row.fields),
    phone: row.phone === null ? null : String(row.phone),
    email: row.email === null ? null : String(row.email),
    notice: String(row.notice),
    spamScore: Number(row.spam_score),
    spamReasons: readList<string>(row.spam_reasons, (reason) => typeof reason === 'string') ?? [],
    receivedAt: Number(row.received_at),
    lastContactAt: Number(row.last_contact_at),
    withdrawnAt: row.withdrawn_at === null ? null : Number(row.withdrawn_at),
    earlier: readList<EarlierWords>(row.earlier, isEarlierWords) ?? [
      { fields: leftOf(row.earlier), phone: null, email: null, replacedAt: Number(row.received_at) },
    ],
  };
}

function readWords(column: SqlValue | undefined): FormValues {
  const words = readJson<FormValues>(column);
  return hasWords(words) ? words : leftOf(column);
}

function isEarlierWords(earlier: EarlierWords | null): boolean {
  return hasWords(earlier?.fields) && Number.isFinite(earlier?.replacedAt);
}

function hasWords(fields: unknown): fields is FormValues {
  const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return isRecord && Object.values(fields).every((words) => typeof words === 'string');
}

function readList<Item>(column: SqlValue | undefined, isItem: (item: Item) => boolean): Item[] | null {
  const list = readJson<Item[]>(column);
  return Array.isArray(list) && list.every(isItem) ? list : null;
}

function leftOf(column: SqlValue | undefined): FormValues {
  return { message: String(column) };
}

/** What is counted of enquiries and messages; `$1` is the instant since which some of them are. */
const counted = {
  enquiries: 'select count(*) from enquiry',
  received: `select count(*) from enquiry where state = 'received'`,
  /** As a list of them has them: also those of which only some messages are held. */
  quarantined: `select count(*) from enquiry where ${isHeldBack}`,
  untold: `select count(*) from enquiry where state <> 'withdrawn' and ${isUntold}`,
  withdrawn: `select count(*) from enquiry where state = 'withdrawn'`,
  erased: 'select count(*) from tombstone',
  failingMessages: `select count(*) from outbox where state = 'pending' and attempts > 0`,
  heldMessages: `select count(*) from outbox where state = 'held'`,
  strandedMessages: `select count(*) from outbox where state = 'stranded'`,
  deliveredMessages: `select count(*) from outbox where state = 'delivered'`,
  storedSince: 'select count(*) from enquiry where received_at >= $1',
  deliveredSince: `select count(*) from outbox where state = 'delivered' and settled_at >= $1`,
  withdrawnSince: 'select count(*) from enquiry where withdrawn_at >= $1',
} as const;

/** What waits for its delivery. Looked up, not counted through: whatever the store holds, asking costs it nothing. */
export interface PendingCounts {
  pendingMessages: number;
  /** Of the messages that tell the owner: an acknowledgement may be late. */
  oldestPendingAt: number | null;
  /** When this was counted, by the store's clock; null where that is the process's own. */
  countedAt: number | null;
}

export interface StoreCounts extends Record<keyof typeof counted, number>, PendingCounts {}

/**
 * Milliseconds for which the oldest message that tells the owner has waited: by the store's clock, or that of the process, which
 * shows `now`, where it has none. 0 where none waits.
 */
export function longestWaitMs({ oldestPendingAt, countedAt }: PendingCounts, now: number): number {
  return oldestPendingAt === null ? 0 : Math.max(0, (countedAt ?? now) - oldestPendingAt);
}

export function* countEnquiries({ since }: { since: number }): Operation<StoreCounts> {
  const row = yield* queryOne(
    `select ${Object.entries(counted).map(([name, count]) => `(${count}) as "${name}"`)}`,
    since,
  );
  const counts = Object.keys(counted).map((name) => [name, Number(row?.[name] ?? 0)]);
  return {
    ...(Object.fromEntries(counts) as Record<keyof typeof counted, number>),
    ...(yield* countPending(null)),
  };
}

export function* countPending(_: null): Operation<PendingCounts> {
  const row = yield* queryOne(
    `select count(*) as pending, min(created_at) filter (where channel <> 'acknowledgement') as oldest
      from outbox where state = 'pending'`,
  );
  const [time] = yield serverTime;
  return {
    pendingMessages: Number(row?.pending ?? 0),
    oldestPendingAt: row?.oldest == null ? null : Number(row.oldest),
    countedAt: time ? Number(time.now) : null,
  };
}
