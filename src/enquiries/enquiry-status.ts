import { sentEstimate } from '../../data/sent-fields.ts';
import type { SentEnquiry } from '../../views/site/page-contents.ts';
import type { Enquiry } from './enquiry.ts';
import { readableIndianTime } from './indian-time.ts';
import { replyDeadline } from './reply-deadline.ts';
import type { DeliveryStatus, FollowedEnquiry } from './store/operations/find-enquiries.ts';
import { storedWords } from './stored-words.ts';

/** What a visitor sees of their own enquiry. A quarantined one looks like any other that waits. */
export function describeStatus({ enquiry, deliveries }: FollowedEnquiry): SentEnquiry {
  const { reference, form, receivedAt, lastContactAt, withdrawnAt } = enquiry;
  return {
    reference,
    form,
    state: stateOf(enquiry, deliveries),
    receivedAt: readableIndianTime(receivedAt),
    replyBy: readableIndianTime(
      replyDeadline(Math.max(lastContactAt, ...deliveries.map(({ createdAt }) => createdAt))),
    ),
    withdrawnAt: withdrawnAt === null ? null : readableIndianTime(withdrawnAt),
    sent: storedWords(form, enquiry.fields),
    estimate: sentEstimate(enquiry.fields) ?? null,
  };
}

function stateOf({ state }: Enquiry, deliveries: readonly DeliveryStatus[]): SentEnquiry['state'] {
  if (state === 'withdrawn') return 'withdrawn';
  // The acknowledgement goes to the visitor: it tells nobody who could answer. For what is stranded there is no
  // channel, and what is cancelled has been replaced.
  const toOwner = deliveries.filter(
    (delivery) =>
      delivery.channel !== 'acknowledgement' && !['stranded', 'cancelled'].includes(delivery.state),
  );
  const isDelivered = toOwner.length > 0 && toOwner.every((delivery) => delivery.state === 'delivered');
  return isDelivered ? 'delivered' : 'received';
}
