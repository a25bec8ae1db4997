import type { FormId, FormValues } from '../../../../data/forms.ts';
import type { Channel, EnquiryMessage } from '../../delivery/message.ts';
import type { EarlierWords, Enquiry } from '../../enquiry.ts';
import { lock, type Operation, query, queryOne } from '../operation.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { readEnquiryRow } from './enquiry-row.ts';

export interface Submission {
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
  /** By the wall clock. */
  receivedAt: number;
  /** By the steady clock: when the messages are due. */
  dueAt: number;
  /** How long equal words count as one enquiry. */
  repeatWindowMs: number;
}

/** `repeated`: these words were stored before. `amended`: other words under the key of an earlier post. */
export type SubmitOutcome = 'stored' | 'repeated' | 'amended';

export interface Submitted {
  outcome: SubmitOutcome;
  reference: string;
  token: string;
}

/** Stores an enquiry with its messages, once however often it is posted. */
export function* submitEnquiry(submission: Submission): Operation<Submitted> {
  // Always in this order, or two posts could wait for each other.
  yield* lock(submission.contentHash);
  if (submission.formKey) yield* lock(submission.formKey);

  const keyed = submission.formKey
    ? yield* queryOne('select * from enquiry where form_key = $1', submission.formKey)
    : null;
  if (keyed) {
    const enquiry = readEnquiryRow(keyed);
    if (keyed.content_hash === submission.contentHash) return answer('repeated', enquiry);
    return yield* amend(enquiry, submission);
  }
  const equal = yield* queryOne(
    `select * from enquiry where content_hash = $1 and state <> 'withdrawn'
      and last_contact_at > $2 and last_contact_at < $3 order by last_contact_at desc limit 1`,
    submission.contentHash,
    submission.receivedAt - submission.repeatWindowMs,
    submission.receivedAt + submission.repeatWindowMs,
  );
  if (equal) return answer('repeated', readEnquiryRow(equal));
  return yield* insert(submission);
}

function* insert(submission: Submission): Operation<Submitted> {
  const reference = yield* freeReference(submission.references);
  yield* query(
    `insert into enquiry (id, reference, token, form, state, fields, earlier, phone, email, form_key, content_hash,
      notice, spam_score, spam_reasons, received_at, last_contact_at)
    values ($1, $2, $3, $4, $5, $6, '[]', $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
    submission.id,
    reference,
    submission.token,
    submission.form,
    submission.isQuarantined ? 'quarantined' : 'received',
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
  yield* tell(submission, submission.id, reference, false, submission.isQuarantined);
  return { outcome: 'stored', reference, token: submission.token };
}

// Somebody who mends a word and sends the same form again means the same enquiry; both wordings are kept.
function* amend(enquiry: Enquiry, submission: Submission): Operation<Submitted> {
  const replaced: EarlierWords = {
    fields: enquiry.fields,
    phone: enquiry.phone,
    email: enquiry.email,
    replacedAt: submission.receivedAt,
  };
  yield* query(
    `update enquiry set fields = $2, phone = $3, email = $4, content_hash = $5, earlier = $6, last_contact_at = $7
      where id = $1`,
    enquiry.id,
    JSON.stringify(submission.fields),
    submission.phone,
    submission.email,
    submission.contentHash,
    JSON.stringify([...enquiry.earlier, replaced]),
    submission.receivedAt,
  );
  yield* tell(submission, enquiry.id, enquiry.reference, true, enquiry.state === 'quarantined');
  return answer('amended', enquiry);
}

function* tell(
  submission: Submission,
  enquiryId: string,
  reference: string,
  isAmended: boolean,
  isHeld: boolean,
): Operation<void> {
  const message: EnquiryMessage = {
    kind: 'enquiry',
    reference,
    form: submission.form,
    fields: submission.fields,
    phone: submission.phone,
    notice: submission.notice,
    receivedAt: submission.receivedAt,
    isAmended,
  };
  const { channels, dueAt, receivedAt } = submission;
  yield* enqueueMessage({
    message,
    channels,
    enquiryId,
    dedupeKey: null,
    isHeld,
    createdAt: receivedAt,
    dueAt,
  });
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

function answer(outcome: SubmitOutcome, { reference, token }: Enquiry): Submitted {
  return { outcome, reference, token };
}
