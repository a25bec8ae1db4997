import { enquiryMails } from '../../../data/enquiry-mails.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import { type HttpAnswer, httpPost, isSuccess } from './http-post.ts';
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
      // Most services answer a program so, and a browser by the way to a page.
      accept: 'application/json, */*;q=0.1',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'idempotency-key': id,
    };
    const body = new URLSearchParams(formFields(message)).toString();
    const isTaken = (answer: HttpAnswer): boolean => isSuccess(answer) || leadsOn(answer, url);
    return httpPost({ url, headers, body, timeoutMs, isTaken });
  };
}

/**
 * Whether an answer leads a browser from the form it has posted to another page. What leads to the same path, under another
 * scheme, host or query, is the address of the service, which has moved, or the form again.
 */
function leadsOn({ status, location }: HttpAnswer, url: string): boolean {
  if ((status !== 302 && status !== 303) || location === undefined) return false;
  const target = URL.parse(location, url);
  return target !== null && pathOf(target) !== pathOf(new URL(url));
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/$/, '');
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
