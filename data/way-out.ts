import type { Business } from './business.ts';
import { displayPhone, telLink, whatsappLink } from './contact-links.ts';
import { chatCut, chatLead } from './enquiry-refusals.ts';
import type { FormValues } from './forms.ts';
import { type ReadableField, sentFields } from './sent-fields.ts';

/** How a visitor whose words could not be stored reaches us with them. */
export interface WayOut {
  /** For reading. */
  phone: string;
  call: string;
  /** A chat in which everything they typed stands already, as far as an address holds it. */
  whatsapp: string;
}

// As much as a form may weigh: whatever the form takes, the chat carries whole.
const maxEncodedBytes = 16 * 1024;

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
    whatsapp: whatsappLink(business.whatsapp, fitAddress(text)),
  };
}

function fitAddress(text: string): string {
  // Half of a cut emoji cannot be encoded.
  const start = wellFormed(text.slice(0, maxEncodedBytes));
  let encoded = 0;
  let end = 0;
  for (const sign of start) {
    encoded += encodeURIComponent(sign).length;
    if (encoded > maxEncodedBytes) break;
    end += sign.length;
  }
  return end < text.length ? start.slice(0, end) + chatCut : start;
}

// `toWellFormed` is younger than the oldest browser that the build is for.
function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
