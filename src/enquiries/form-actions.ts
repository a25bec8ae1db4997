import { type FormId, forms } from '../../data/forms.ts';
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
