/** Stored with each enquiry and subscription: which words the visitor agreed to. Change it with the words. */
export const noticeVersion = '2026-11';

export interface NoticeSettings {
  retentionMonths: number;
  email: string;
}

/** What stands beside the button of the home page's form, which asks for a name and a number only. */
export function quickQuoteNotice({ retentionMonths, email }: NoticeSettings): string {
  return `We keep your name, phone number and the time to answer you and prepare a quote, and erase them ${months(retentionMonths)} after our last contact. To withdraw or complain, write to ${email}. For adults, 18 or older.`;
}

/** What stands beside the button of the contact form. */
export function enquiryNotice({ retentionMonths, email }: NoticeSettings): string {
  return `We keep your name, phone number, email address, message, what you say of the floor and the time, to answer you and prepare a quote. They are erased ${months(retentionMonths)} after our last contact. To withdraw or complain, write to ${email}. For adults, 18 or older.`;
}

/** The words beside the newsletter's button. The newsletter has a form of its own, so sending it is the consent. */
export const newsletterConsent =
  'By subscribing you agree that we keep your email address to send you new articles and nothing else, until you write that you want no more. For adults, 18 or older.';

/** Ends each notice, as a link to the privacy page. */
export const noticeMore = 'How we handle your details';

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
