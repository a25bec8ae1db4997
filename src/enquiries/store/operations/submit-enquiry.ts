import type { FormId, FormValues } from '../../../../data/forms.ts';
import type { Channel, EnquiryMessage } from '../../delivery/message.ts';
import type { EarlierWords, Enquiry } from '../../enquiry.ts';
import { lock, lockRows, type Operation, query, queryOne, type Row, storeTime } from '../operation.ts';
import { hasOwnerMessage, readEnquiryRow } from './find-enquiries.ts';
import { insertMessage, nextInstant } from './outbox.ts';
import { waitingChannels } from './route-messages.ts';
import { type Countable, countEnquiry, isRecipientOver } from './submission-limits.ts';

export interface Submission extends Countable {
  id: string;
  /** Candidates; the first that nobody has is taken. */
  references: readonly string[];
  token: string;
  form: FormId;
  fields: FormValues;
  phone: string | null;
  email: string | null;
  /** One filling of the form, where the browser named it. */
  formKey: string | null;
  /** Equal for equal words in the same form. */
  contentHash: string;
  notice: string;
  spamScore: number;
  spamReasons: readonly string[];
  isQuarantined: boolean;
  channels: readonly Channel[];
  /** How long equal words count as one enquiry. */
  repeatWindowMs: number;
}

/** `repeated`: these words were stored before. `amended`: other words under the key of an earlier post. */
export type SubmitOutcome = 'stored' | 'repeated' | 'amended';

export interface Submitted {
  outcome: SubmitOutcome;
  reference: string;
  token: string;
  /** Whether the owner's messages wait for a person's look. */
  isHeld: boolean;
}

/** Earlier wordings that one enquiry keeps: each amendment writes all of them again. */
const maxEarlier = 20;

/** Stores an enquiry with its messages, once however often it is posted. */
export function* submitEnquiry(posted: Submission): Operation<Submitted> {
  // Always in this order, or two posts could wait for each other.
  yield* lock(posted.contentHash);
  if (posted.formKey) yield* lock(posted.formKey);

  const submission = { ...posted, receivedAt: yield* storeTime(posted.receivedAt) };
  const keyed = submission.formKey ? yield* holdKeyed(submission.formKey) : null;
  if (keyed) {
    const enquiry = readEnquiryRow(keyed);
    if (keyed.content_hash === submission.contentHash) return repeat(enquiry);
    if (enquiry.earlier.length < maxEarlier) return yield* amend(enquiry, yield* judge(submission));
    // What comes now is an enquiry of its own, and takes the key along.
    yield* query('update enquiry set form_key = null where id = $1', enquiry.id);
  }
  const equal = yield* queryOne(
    `select * from enquiry where content_hash = $1 and state <> 'withdrawn'
      and last_contact_at > $2 and last_contact_at < $3 order by last_contact_at desc limit 1`,
    submission.contentHash,
    submission.receivedAt - submission.repeatWindowMs,
    submission.receivedAt + submission.repeatWindowMs,
  );
  if (equal) return yield* repeatUnderKey(readEnquiryRow(equal), submission);
  return yield* insert(yield* judge(submission));
}

/** Writes what a submission writes, where it writes it, and takes it away again: what this can do, a post can. */
export function* probe(submission: Submission): Operation<void> {
  yield* insert({ ...submission, isQuarantined: true });
  yield* query(`insert into quota (name, used, expires_at) values ($1, 1, 0)`, submission.id);
  yield* query('delete from quota where name = $1', submission.id);
  yield* query('delete from enquiry where id = $1', submission.id);
}

// What looks like spam is held already and takes nothing from the limits.
function* judge(submission: Submission): Operation<Submission> {
  if (submission.isQuarantined) return submission;
  const reasons = yield* countEnquiry(submission);
  const spamReasons = [...submission.spamReasons, ...reasons];
  return { ...submission, spamReasons, isQuarantined: reasons.length > 0 };
}

function* insert(submission: Submission): Operation<Submitted> {
  const { id, token, isQuarantined, channels } = submission;
  const reference = yield* freeReference(submission.references);
  yield* query(
    `insert into enquiry (id, reference, token, form, state, fields, earlier, phone, email, form_key, content_hash,
      notice, spam_score, spam_reasons, received_at, last_contact_at)
    values ($1, $2, $3, $4, $5, $6, '[]', $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
    id,
    reference,
    token,
    submission.form,
    isQuarantined ? 'quarantined' : 'received',
    JSON.stringify(submission.fields),
    submission.phone,
    submission.email,
    submission.formKey,
    submission.contentHash,
    submission.notice,
    submission.spamScore,
    JSON.stringify(submission.spamReasons),
    submission.receivedAt,
  );
  const toOwner = channels.filter((channel) => channel !== 'acknowledgement');
  const message = messageOf(submission, reference, false);
  yield* insertMessage({ ...message, enquiryId: id, channels: toOwner, isHeld: isQuarantined });
  if (channels.includes('acknowledgement')) {
    const isHeld = isQuarantined || (yield* isRecipientOver(submission.email ?? '', submission));
    yield* insertMessage({ ...message, enquiryId: id, channels: ['acknowledgement'], isHeld });
  }
  return { outcome: 'stored', reference, token, isHeld: isQuarantined };
}

// Somebody who corrects a word and sends the same form again means the same enquiry; both wordings are kept. The visitor
// has had their mail: anybody can enter anybody's address, and a form can be sent again without end.
function* amend(enquiry: Enquiry, submission: Submission): Operation<Submitted> {
  const replaced: EarlierWords = {
    fields: enquiry.fields,
    phone: enquiry.phone,
    email: enquiry.email,
    replacedAt: submission.receivedAt,
  };
  yield* query(
    `update enquiry set fields = $2, phone = $3, email = $4, content_hash = $5, earlier = $6, last_contact_at = $7,
      spam_score = $8, spam_reasons = $9 where id = $1`,
    enquiry.id,
    JSON.stringify(submission.fields),
    submission.phone,
    submission.email,
    submission.contentHash,
    JSON.stringify([...enquiry.earlier, replaced]),
    submission.receivedAt,
    Math.max(enquiry.spamScore, submission.spamScore),
    JSON.stringify([...new Set([...enquiry.spamReasons, ...submission.spamReasons])]),
  );
  // The new words wait behind the earlier ones, and for no hours of theirs.
  yield* query(`update outbox set due_at = 0 where enquiry_id = $1 and state = 'pending'`, enquiry.id);
  const isHeld = submission.isQuarantined || enquiry.state === 'quarantined';
  if (!isHeld)
    yield* query(
      // Let out later, it would pass for the latest. Its words are kept.
      `update outbox set state = 'cancelled', message = null, settled_at = $2, last_result = 'amended'
        where enquiry_id = $1 and state = 'held' and channel <> 'acknowledgement'`,
      enquiry.id,
      submission.receivedAt,
    );
  const told = new Set([...submission.channels, ...(yield* waitingChannels(enquiry.id))]);
  told.delete('acknowledgement');
  // No channel is configured now. Of an enquiry of which nobody has heard, that is found out where its channels are looked for.
  if (told.size === 0 && (yield* wasTold(enquiry.id))) told.add('unassigned');
  // It goes out behind the earlier words, which find their way by one of these.
  if (told.size > 1) told.delete('unassigned');
  yield* insertMessage({
    ...messageOf(submission, enquiry.reference, true),
    createdAt: yield* nextInstant(enquiry.id, submission.receivedAt),
    channels: [...told],
    enquiryId: enquiry.id,
    isHeld,
  });
  return { outcome: 'amended', reference: enquiry.reference, token: enquiry.token, isHeld };
}

function* wasTold(enquiryId: string): Operation<boolean> {
  const told = yield* queryOne(
    `select 1 as told from enquiry where id = $1 and ${hasOwnerMessage()}`,
    enquiryId,
  );
  return told !== null;
}

function messageOf(submission: Submission, reference: string, isAmended: boolean) {
  const { form, fields, phone, notice, receivedAt } = submission;
  const sent = { form, fields, phone, notice, receivedAt };
  const message: EnquiryMessage = { kind: 'enquiry', reference, ...sent, isAmended };
  return { message, dedupeKey: null, createdAt: receivedAt };
}

function* freeReference(candidates: readonly string[]): Operation<string> {
  for (const candidate of candidates) {
    const taken = yield* queryOne(
      'select 1 as taken from enquiry where reference = $1 union select 1 from tombstone where reference = $1',
      candidate,
    );
    if (!taken) return candidate;
  }
  throw new RangeError('Every candidate reference is taken. Give more of them.');
}

/** The enquiry of a filling, which nobody withdraws, releases or erases until the transaction ends. One that is withdrawn has no key. */
function* holdKeyed(formKey: string): Operation<Row | null> {
  yield* lockRows('select id from enquiry where form_key = $1', formKey);
  return yield* queryOne('select * from enquiry where form_key = $1', formKey);
}

// The filling that was sent last is the one whose visitor may yet correct a word. What was corrected or withdrawn at this
// moment has given its key up.
function* repeatUnderKey(enquiry: Enquiry, { formKey, contentHash }: Submission): Operation<Submitted> {
  if (formKey)
    yield* query(
      `update enquiry set form_key = $2 where id = $1 and content_hash = $3 and state <> 'withdrawn'`,
      enquiry.id,
      formKey,
      contentHash,
    );
  return repeat(enquiry);
}

function repeat({ reference, token, state }: Enquiry): Submitted {
  return { outcome: 'repeated', reference, token, isHeld: state === 'quarantined' };
}
