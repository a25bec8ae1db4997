import { gstinLine } from './contact-links.ts';
import type { FormId } from './forms.ts';

/** What a form's message is called in a subject line and a heading. */
const messageNames = {
  quote: 'Quote request',
  contact: 'Message',
  newsletter: 'Newsletter subscription',
} as const satisfies Record<FormId, string>;

/** A form of another version of the site is a message, too. */
function nameOf(form: string): string {
  return Object.entries(messageNames).find(([id]) => id === form)?.[1] ?? messageNames.contact;
}

/** Words of the mails the server sends. No header ever holds a word of the visitor's. */
export const enquiryMails = {
  enquiry: {
    subject: (form: FormId, reference: string): string => `${nameOf(form)} ${reference}`,
    amendedSubject: (form: FormId, reference: string): string => `${nameOf(form)} ${reference}, amended`,
    received: (time: string): string => `Received ${time}`,
    released: (time: string, replyBy: string): string =>
      `Held back until ${time}. The visitor reads that you answer by ${replyBy}.`,
    amended: 'The visitor sent the same form again with other words. These are the latest.',
    call: (phone: string): string => `Call ${phone}`,
    whatsapp: 'Answer on WhatsApp',
    greeting: (reference: string): string => `Namaste, this is about your enquiry ${reference}.`,
    notice: (version: string): string => `Agreed to the notice ${version}.`,
  },
  withdrawal: {
    subject: (reference: string): string => `Withdrawn: ${reference}`,
    text: (reference: string, time: string): string =>
      `The visitor withdrew the enquiry ${reference} on ${time}. Please do not contact them about it, and delete what you keep of it elsewhere.`,
  },
  digest: {
    subject: (day: string, stored: number): string => `Enquiries of ${day}: ${stored}`,
    lead: 'In the last 24 hours:',
    stored: (count: number): string => `Stored: ${count}`,
    delivered: (count: number): string => `Messages delivered: ${count}`,
    withdrawn: (count: number): string => `Withdrawn: ${count}`,
    now: 'Now:',
    pending: (count: number): string => `Messages waiting to be delivered: ${count}`,
    quarantined: (count: number): string => `Enquiries that look like spam and wait for you: ${count}`,
    untold: (count: number): string =>
      `Enquiries that you were not told of, because nothing is set up that they could be sent by: ${count}`,
    silence: 'This mail comes every day. If it does not, something is wrong with the site or with the mail.',
  },
  acknowledgement: {
    subject: (business: string, reference: string): string =>
      `${business}: we have your message, ${reference}`,
    text: ({ business, reference, replyBy, phone, gstin }: AcknowledgementFacts): readonly string[] => [
      `Thank you for writing to ${business}. Your reference is ${reference}.`,
      `We answer by ${replyBy}. If it is urgent, call ${phone} and give the reference.`,
      ...(gstin ? [`${business}, ${gstinLine(gstin)}`] : []),
      'If you did not write to us, somebody entered your address by mistake: you need not do anything.',
    ],
  },
} as const;

export interface AcknowledgementFacts {
  business: string;
  reference: string;
  replyBy: string;
  phone: string;
  gstin: string | undefined;
}
