import { recipientNames } from '../../data/legal/recipients.ts';
import type { EnquiryConfig } from '../config/enquiry-config.ts';

/** Who else receives an enquiry under this configuration, in the words of the privacy page. */
export function recipientsOf({ forwardUrls, webhook, mail, databaseUrl }: EnquiryConfig): readonly string[] {
  const forms = [forwardUrls.quote, forwardUrls.contact].filter((url) => url !== null);
  return [
    ...new Set([
      ...forms.map((url) => recipientNames.formService(new URL(url).hostname)),
      ...(webhook ? [recipientNames.webhook(new URL(webhook.url).hostname)] : []),
      ...(mail ? [recipientNames.mailProvider(new URL(mail.smtpUrl).hostname)] : []),
      ...(databaseUrl ? [recipientNames.database(new URL(databaseUrl).hostname)] : []),
    ]),
  ];
}
