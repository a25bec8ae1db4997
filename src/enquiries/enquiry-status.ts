import { type FormField, type FormId, forms } from '../../data/forms.ts';
import type { Enquiry, EnquiryState } from './enquiry.ts';
import { readableIndianTime } from './indian-time.ts';
import { replyDeadline } from './reply-deadline.ts';

/** What a visitor sees of their own enquiry. A quarantined one looks like any other: it may be an honest one. */
export interface EnquiryStatus {
  reference: string;
  form: FormId;
  state: Exclude<EnquiryState, 'quarantined'>;
  /** Days and times in Asia/Kolkata, such as `Sat 21 Nov 2026, 8:15 AM`: the same on both sides. */
  receivedAt: string;
  /** By when an answer comes, in opening hours. */
  replyBy: string;
  withdrawnAt: string | null;
  /** What was sent, in the order of the form. */
  sent: readonly { label: string; value: string }[];
}

export function describeStatus(enquiry: Enquiry): EnquiryStatus {
  const { reference, form, state, receivedAt, lastContactAt, withdrawnAt } = enquiry;
  return {
    reference,
    form,
    state: state === 'quarantined' ? 'received' : state,
    receivedAt: readableIndianTime(receivedAt),
    replyBy: readableIndianTime(replyDeadline(lastContactAt)),
    withdrawnAt: withdrawnAt === null ? null : readableIndianTime(withdrawnAt),
    sent: sentFields(enquiry),
  };
}

/** The fields of an enquiry as people read them: the form's labels, the choices' labels, no hidden field. */
export function sentFields({
  form,
  fields,
}: Pick<Enquiry, 'form' | 'fields'>): { label: string; value: string }[] {
  const table: readonly FormField[] = forms[form].fields;
  return table
    .filter(({ control }) => control !== 'hidden')
    .flatMap(({ name, label, choices }) => {
      const value = fields[name];
      if (value === undefined) return [];
      return [{ label, value: choices?.find((choice) => choice.value === value)?.label ?? value }];
    });
}
