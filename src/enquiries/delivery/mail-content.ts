import type { Business } from '../../../data/business.ts';
import { displayPhone, telLink, whatsappLink } from '../../../data/contact-links.ts';
import { enquiryMails } from '../../../data/enquiry-mails.ts';
import { escapeXml } from '../../base/escape-xml.ts';
import { readableIndianTime } from '../indian-time.ts';
import { replyDeadline } from '../reply-deadline.ts';
import { storedWords } from '../stored-words.ts';
import type { Delivery, DigestMessage, EnquiryMessage } from './message.ts';

/** A mail without its addresses. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export function ownerMail({ message, createdAt }: Pick<Delivery, 'message' | 'createdAt'>): MailContent {
  if (message.kind === 'enquiry') return enquiryMail(message, createdAt);
  if (message.kind === 'digest') {
    return plainMail(enquiryMails.digest.subject(message.day, message.stored), digestLines(message));
  }
  const { subject, text } = enquiryMails.withdrawal;
  return plainMail(subject(message.reference), [
    text(message.reference, readableIndianTime(message.withdrawnAt)),
  ]);
}

/** What the visitor reads. Not a word of theirs is in it: anybody can enter anybody's address. */
export function acknowledgementMail(
  { reference }: Pick<EnquiryMessage, 'reference'>,
  createdAt: number,
  business: Business,
): MailContent {
  const { subject, text } = enquiryMails.acknowledgement;
  const values = {
    business: business.name,
    reference,
    replyBy: readableIndianTime(replyDeadline(createdAt)),
    phone: displayPhone(business.phone),
    gstin: business.gstin,
  };
  return plainMail(subject(business.name, reference), text(values));
}

export function digestLines(digest: DigestMessage): string[] {
  const words = enquiryMails.digest;
  return [
    words.lead,
    words.stored(digest.stored),
    words.delivered(digest.delivered),
    words.withdrawn(digest.withdrawn),
    words.now,
    words.pending(digest.pending),
    words.quarantined(digest.quarantined),
    // Most sites never have one.
    ...(digest.untold > 0 ? [words.untold(digest.untold)] : []),
    words.silence,
  ];
}

function enquiryMail(message: EnquiryMessage, createdAt: number): MailContent {
  const words = enquiryMails.enquiry;
  const { form, reference, phone } = message;
  const sent = storedWords(form, message.fields);
  const lead = [
    words.received(readableIndianTime(message.receivedAt)),
    ...(createdAt > message.receivedAt
      ? [words.released(readableIndianTime(createdAt), readableIndianTime(replyDeadline(createdAt)))]
      : []),
    ...(message.isAmended ? [words.amended] : []),
  ];
  const chat = phone && whatsappLink(phone, words.greeting(reference));
  return {
    subject: (message.isAmended ? words.amendedSubject : words.subject)(form, reference),
    text: [
      ...lead,
      '',
      // Indented, a visitor's second line cannot pass for one of ours.
      ...sent.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`),
      '',
      ...(phone && chat
        ? [`${words.call(displayPhone(phone))}: ${telLink(phone)}`, `${words.whatsapp}: ${chat}`]
        : []),
      words.notice(message.notice),
    ].join('\n'),
    html: [
      ...lead.map(paragraph),
      '<table>',
      ...sent.map(
        ({ label, value }) =>
          // Urdu is read from the right, with its figures and full stops.
          `<tr><th align="left" valign="top">${escapeXml(label)}</th><td dir="auto">${lines(value)}</td></tr>`,
      ),
      '</table>',
      ...(phone && chat
        ? [
            `<p>${link(telLink(phone), words.call(displayPhone(phone)))}</p>`,
            `<p>${link(chat, words.whatsapp)}</p>`,
          ]
        : []),
      paragraph(words.notice(message.notice)),
    ].join('\n'),
  };
}

function plainMail(subject: string, paragraphs: readonly string[]): MailContent {
  return { subject, text: paragraphs.join('\n\n'), html: paragraphs.map(paragraph).join('\n') };
}

function paragraph(text: string): string {
  return `<p>${escapeXml(text)}</p>`;
}

function link(address: string, text: string): string {
  return `<a href="${escapeXml(address)}">${escapeXml(text)}</a>`;
}

function lines(text: string): string {
  return escapeXml(text).replaceAll('\n', '<br>');
}
