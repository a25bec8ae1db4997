import { type FormId, forms } from '../../data/forms.ts';
import { sentEstimate, sentFields } from '../../data/sent-fields.ts';
import type { Enquiry } from './enquiry.ts';
import { readableIndianTime } from './indian-time.ts';
import { replyDeadline } from './reply-deadline.ts';
import type { DeliveryStatus, FollowedEnquiry } from './store/operations/find-enquiries.ts';

/** What a visitor sees of their own enquiry. A quarantined one looks like any other that waits. */
export interface EnquiryStatus {
  reference: string;
  form: FormId;
  /** `delivered`: everybody who is to hear of it has it. Without anybody to hear of it, it stays `received`. */
  state: 'received' | 'delivered' | 'withdrawn';
  /** Days and times in Asia/Kolkata, such as `Sat 21 Nov 2026, 8:15 AM`: the same on both sides. */
  receivedAt: string;
  /** By when an answer comes, in opening hours. */
  replyBy: string;
  withdrawnAt: string | null;
  /** What was sent, in the order of the form. */
  sent: readonly { label: string; value: string }[];
  /** In words. */
  estimate: string | null;
}

export function describeStatus({ enquiry, deliveries }: FollowedEnquiry): EnquiryStatus {
  const { reference, form, receivedAt, lastContactAt, withdrawnAt } = enquiry;
  return {
    reference,
    form,
    state: stateOf(enquiry, deliveries),
    receivedAt: readableIndianTime(receivedAt),
    replyBy: readableIndianTime(replyDeadline(lastContactAt)),
    withdrawnAt: withdrawnAt === null ? null : readableIndianTime(withdrawnAt),
    sent: sentFields(forms[form].fields, enquiry.fields),
    estimate: sentEstimate(enquiry.fields) ?? null,
  };
}

function stateOf({ state }: Enquiry, deliveries: readonly DeliveryStatus[]): EnquiryStatus['state'] {
  if (state === 'withdrawn') return 'withdrawn';
  // The acknowledgement goes to the visitor: it tells nobody who could answer.
  const toOwner = deliveries.filter(({ channel }) => channel !== 'acknowledgement');
  const isDelivered = toOwner.length > 0 && toOwner.every((delivery) => delivery.state === 'delivered');
  return isDelivered ? 'delivered' : 'received';
}
