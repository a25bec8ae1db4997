import type { FieldName, FormValues } from '../../../../data/forms.ts';
import type { CorrectedFields, EarlierWords, Enquiry } from '../../enquiry.ts';
import { hashEnquiry } from '../../enquiry-hash.ts';
import { emailKey } from '../../validation/email-address.ts';
import { lock, lockRows, type Operation, query, queryOne, storeTime } from '../operation.ts';
import { readEnquiryRow } from './find-enquiries.ts';
import { type RewrittenMessages, rewriteMessages } from './rewrite-messages.ts';

export interface Correction {
  reference: string;
  fields: CorrectedFields;
  /** E.164 of `fields.phone`, where that is among them. */
  phone: string | null;
  /** Present instant by the process's wall clock; PostgreSQL uses its own. */
  now: number;
}

export interface Corrected extends RewrittenMessages {
  /** As it is stored now. */
  enquiry: Enquiry;
  /** The fields that held something else; none where the enquiry is withdrawn or says so already. */
  corrected: readonly FieldName[];
}

/**
 * Puts right what an enquiry says of a person, also in what waits to be delivered and in its earlier words. Null where
 * there is no such enquiry; one that is withdrawn is left as it is.
 */
export function* correctEnquiry(correction: Correction): Operation<Corrected | null> {
  const enquiry = yield* holdEnquiry(correction.reference);
  if (!enquiry) return null;
  const corrected = wrongFields(enquiry, correction.fields);
  if (enquiry.state === 'withdrawn' || corrected.length === 0) return unchanged(enquiry);
  const now = yield* storeTime(correction.now);
  const fields = correctFields(enquiry.fields, correction.fields);
  const phone = corrected.includes('phone') ? correction.phone : enquiry.phone;
  const email = fields.email ? emailKey(fields.email) : null;
  const trail: EarlierWords = { fields: {}, phone: null, email: null, replacedAt: now, corrected };
  const earlier = [...enquiry.earlier.flatMap((words) => withoutFields(words, corrected)), trail];
  // The key is given up: what the form sends again, with the old words, is an enquiry of its own and undoes nothing.
  yield* query(
    `update enquiry set fields = $2, phone = $3, email = $4, content_hash = $5, earlier = $6, form_key = null
      where id = $1`,
    enquiry.id,
    JSON.stringify(fields),
    phone,
    email,
    hashEnquiry(enquiry.form, fields, phone),
    JSON.stringify(earlier),
  );
  const messages = yield* rewriteMessages(enquiry.id, (message) => ({
    ...message,
    fields: correctFields(message.fields, correction.fields),
    phone: corrected.includes('phone') ? phone : message.phone,
  }));
  return { enquiry: { ...enquiry, fields, phone, email, earlier }, corrected, ...messages };
}

/** The enquiry, which no post amends and nobody else changes until the transaction ends. */
function* holdEnquiry(reference: string): Operation<Enquiry | null> {
  const keyed = yield* queryOne('select form_key from enquiry where reference = $1', reference);
  // Before the row, as a post does, or the two could wait for each other.
  if (keyed?.form_key) yield* lock(String(keyed.form_key));
  yield* lockRows('select id from enquiry where reference = $1', reference);
  const row = yield* queryOne('select * from enquiry where reference = $1', reference);
  return row && readEnquiryRow(row);
}

/** The fields that say something else, be it in earlier words alone. */
function wrongFields({ fields, earlier }: Enquiry, correction: CorrectedFields): FieldName[] {
  return (Object.keys(correction) as FieldName[]).filter((name) => {
    const right = correction[name] ?? undefined;
    return (
      fields[name] !== right ||
      earlier.some((words) => words.fields[name] !== undefined && words.fields[name] !== right)
    );
  });
}

function correctFields(fields: FormValues, correction: CorrectedFields): FormValues {
  const all = Object.entries({ ...fields, ...correction });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

/** Earlier words without what was wrong; none where nothing is left that the visitor wrote. */
function withoutFields(words: EarlierWords, corrected: readonly FieldName[]): EarlierWords[] {
  if (words.corrected) return [words];
  const kept = Object.entries(words.fields).filter(([name]) => !corrected.includes(name as FieldName));
  if (kept.every(([name]) => name === '_subject')) return [];
  return [
    {
      ...words,
      fields: Object.fromEntries(kept),
      phone: corrected.includes('phone') ? null : words.phone,
      email: corrected.includes('email') ? null : words.email,
    },
  ];
}

function unchanged(enquiry: Enquiry): Corrected {
  return { enquiry, corrected: [], waiting: [], underWay: [], told: [] };
}
