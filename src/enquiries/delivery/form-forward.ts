import { enquiryMails } from '../../../data/enquiry-mails.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import { httpPost } from './http-post.ts';
import { digestLines } from './mail-content.ts';
import { DeliveryError, type Message, type SendMessage } from './message.ts';

/** Posts to the operator's external form services as the browser would have: the same names, form-encoded. */
export function createFormForward(
  forwardUrls: EnquiryConfig['forwardUrls'],
  timeoutMs?: number,
): SendMessage {
  return async ({ id, message }) => {
    const url = serviceFor(message, forwardUrls);
    // The operator took the address away after this was queued.
    if (!url) throw new DeliveryError('no form service configured');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'idempotency-key': id,
    };
    const body = new URLSearchParams(formFields(message)).toString();
    return httpPost({ url, headers, body, timeoutMs });
  };
}

function serviceFor(message: Message, { quote, contact }: EnquiryConfig['forwardUrls']): string | null {
  if (message.kind === 'enquiry' && message.form === 'quote') return quote;
  if (message.kind === 'enquiry') return contact;
  return contact ?? quote;
}

function formFields(message: Message): Record<string, string> {
  if (message.kind === 'enquiry') return { ...message.fields };
  if (message.kind === 'withdrawal') return { _subject: enquiryMails.withdrawal.subject(message.reference) };
  return {
    _subject: enquiryMails.digest.subject(message.day, message.stored),
    message: digestLines(message).join('\n'),
  };
}
