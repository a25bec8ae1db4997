import type { Business } from './business.ts';
import { displayPhone, telLink, whatsappLink } from './contact-links.ts';
import { chatLead } from './enquiry-refusals.ts';
import type { FormValues } from './forms.ts';
import { type ReadableField, sentFields } from './sent-fields.ts';

/** How a visitor whose words could not be stored reaches us with them. */
export interface WayOut {
  /** For reading. */
  phone: string;
  call: string;
  /** A chat in which everything they typed stands already. */
  whatsapp: string;
}

export function wayOut(
  business: Business,
  form: { fields: readonly ReadableField[] },
  values: FormValues,
): WayOut {
  const words = sentFields(form.fields, values).filter(({ value }) => value.trim() !== '');
  const text = [chatLead, ...words.map(({ label, value }) => `${label}: ${value}`)].join('\n');
  return {
    phone: displayPhone(business.phone),
    call: telLink(business.phone),
    // Half of a cut emoji cannot be encoded.
    whatsapp: whatsappLink(business.whatsapp, wellFormed(text)),
  };
}

// `toWellFormed` is younger than the oldest browser that the build is for.
function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
