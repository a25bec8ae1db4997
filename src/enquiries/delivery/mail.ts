import type { NodemailerError, SendMailOptions } from 'nodemailer';
import type { Business } from '../../../data/business.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import { isEmailAddress } from '../validation/email-address.ts';
import { acknowledgementMail, type MailContent, ownerMail } from './mail-content.ts';
import { type Delivery, DeliveryError, type SendMessage } from './message.ts';

export interface MailOptions {
  mail: NonNullable<EnquiryConfig['mail']>;
  business: Business;
  timeoutMs?: number | undefined;
}

/**
 * The longest an attempt may take. Servers that look through a mail before they take it answer late (RFC 5321, 4.5.3.2.6: up to ten
 * minutes), and whoever does not wait sends it again and again. Below the time for which a claim holds a message.
 */
const mailTimeoutMs = 45_000;

/** Mails to the owner about enquiries, withdrawals and the day. */
export function createOwnerMail(options: MailOptions): SendMessage {
  return (delivery) => {
    const { message } = delivery;
    const email = message.kind === 'enquiry' ? message.fields.email : undefined;
    // Checked once more here, whatever the store holds: a line break in a header would be another header.
    const replyTo = email && isEmailAddress(email) && hasPlainMailbox(email) ? { replyTo: email } : {};
    return send(options, delivery, { to: options.mail.notify, ...replyTo }, ownerMail(delivery));
  };
}

/**
 * Whether every mail server accepts the address in a header. Many refuse the whole mail where other letters stand before the @,
 * as in రాము@example.com (RFC 6532), and the owner would never have it. The mail's body has the address in any case. A domain in
 * other letters has a spelling in ASCII, which nodemailer writes.
 */
function hasPlainMailbox(email: string): boolean {
  return /^[!-~]+@[^@]+$/.test(email);
}

/** Mails to the visitor that their message arrived. */
export function createAcknowledgement(options: MailOptions): SendMessage {
  return async (delivery) => {
    const { message } = delivery;
    const email = message.kind === 'enquiry' ? message.fields.email : undefined;
    if (message.kind !== 'enquiry' || !email || !isEmailAddress(email))
      throw new DeliveryError('no address', { isPermanent: true });
    // Automatic answers to automatic answers would go on for ever.
    const headers = { 'Auto-Submitted': 'auto-replied' };
    return send(
      options,
      delivery,
      { to: email, headers },
      acknowledgementMail(message, delivery.createdAt, options.business),
    );
  };
}

async function send(
  { mail, business, timeoutMs = mailTimeoutMs }: MailOptions,
  { id, createdAt }: Delivery,
  addresses: SendMailOptions,
  content: MailContent,
): Promise<string> {
  // Most starts never mail, and none does so at once.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: mail.smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Not the transport's own limits: each begins anew with every byte of a server that drips.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // The id, the date and the boundary of the parts come from the row: every attempt sends the same bytes.
    const sent = await transport.sendMail({
      ...addresses,
      ...content,
      from: { name: business.name, address: mail.from },
      messageId: `<${id}@${mail.from.split('@')[1]}>`,
      date: new Date(createdAt),
      baseBoundary: id,
      signal,
    });
    return sent.response.slice(0, 3);
  } catch (error) {
    if (signal.aborted) throw new DeliveryError('time-out');
    throw new DeliveryError(mailFailure(error), { isPermanent: isRefusal(error) });
  }
}

function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'mail failed';
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode);
  // Nodemailer's own code says that the connection failed, the system's why: ECONNREFUSED, CERT_HAS_EXPIRED.
  const { originalCode, code } = error as NodemailerError;
  const why = String(originalCode ?? code);
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(why) ? why : 'mail failed';
}

// The recipient or the mail itself, for good. A refused password or sender is the operator's to correct.
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && ['RCPT TO', 'DATA'].includes(String(error.command));
}
