import { fillIn } from '../fill-in.ts';
import type { FormId } from '../forms.ts';

/** Stored with each enquiry and subscription: which words the visitor agreed to. Change it with the words. */
export const noticeVersion = '2026-11d';

export interface NoticeSettings {
  retentionMonths: number;
  email: string;
}

/** What stands beside the button of each form. `{time}` and `{email}` are for `noticeText`: the operator sets them. */
export const formNotices = {
  quote:
    'We keep your name, phone number and the time to answer you and prepare a quote, and erase them {time} after our last contact. To withdraw or complain, write to {email}. For adults, 18 or older.',
  contact:
    'We keep your name, phone, email, message, floor details and the time to answer you and prepare a quote, and erase them {time} after our last contact. To withdraw or complain, write to {email}. For adults, 18 or older.',
  // The newsletter has a form of its own, so sending it is the consent.
  newsletter:
    'We keep your email address and the day you subscribe, only to send you new articles, until you withdraw. To do so or to complain, write to {email}. For adults, 18 or older.',
} as const satisfies Record<FormId, string>;

/** One of `formNotices` with what the operator set. */
export function noticeText(notice: string, { retentionMonths, email }: NoticeSettings): string {
  return fillIn(notice, { time: months(retentionMonths), email });
}

/** Ends each notice, as a link to the privacy page. */
export const noticeMore = 'How we handle your details';

/** Such as `1 month`. */
export function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
