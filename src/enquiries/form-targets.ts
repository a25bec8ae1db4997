import { type FormId, forms } from '../../data/forms.ts';
import { recipientNames } from '../../data/legal/recipients.ts';
import type { EnquiryConfig } from '../config/enquiry-config.ts';

/** Where each form posts to: here, or straight to the external service the operator chose. */
export function formActions({ formMode, forwardUrls }: EnquiryConfig): Record<FormId, string> {
  const isDirect = formMode === 'direct';
  return {
    quote: (isDirect && forwardUrls.quote) || forms.quote.action,
    contact: (isDirect && forwardUrls.contact) || forms.contact.action,
    newsletter: forms.newsletter.action,
  };
}

/** Origins besides our own that `form-action` of the security policy has to name. */
export function formActionOrigins(config: EnquiryConfig): string[] {
  const foreign = Object.values(formActions(config)).filter((action) => URL.canParse(action));
  return [...new Set(foreign.map((action) => new URL(action).origin))];
}

/** Who else receives an enquiry under this configuration, in the words of the privacy page. */
export function recipientsOf({ forwardUrls, webhook, mail, databaseUrl }: EnquiryConfig): readonly string[] {
  const forms = [forwardUrls.quote, forwardUrls.contact].filter((url) => url !== null);
  const database = databaseUrl ? databaseHost(new URL(databaseUrl)) : '';
  return [
    ...new Set([
      ...forms.map((url) => recipientNames.formService(new URL(url).hostname)),
      ...(webhook ? [recipientNames.webhook(new URL(webhook.url).hostname)] : []),
      ...(mail ? [recipientNames.mailProvider(new URL(mail.smtpUrl).hostname)] : []),
      ...(isOnNetwork(database) ? [recipientNames.database(database)] : []),
    ]),
  ];
}

/** As the client library reads it: also from the query, where a socket is named. */
function databaseHost({ hostname, searchParams }: URL): string {
  return searchParams.get('host') ?? decodeURIComponent(hostname);
}

/** A path is that of a socket: the database is on this machine, and nobody else's. */
function isOnNetwork(host: string): boolean {
  return host !== '' && !host.startsWith('/');
}
