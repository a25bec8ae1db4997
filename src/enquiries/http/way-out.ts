import type { Business } from '../../../data/business.ts';
import { displayPhone, telLink, whatsappLink } from '../../../data/contact-links.ts';
import { chatLead } from '../../../data/enquiry-refusals.ts';
import type { FormId, FormValues } from '../../../data/forms.ts';
import { sentFields } from '../enquiry-status.ts';

/** How a visitor whose words could not be stored reaches us with them. */
export interface WayOut {
  /** For reading. */
  phone: string;
  call: string;
  /** A chat in which everything they typed stands already. */
  whatsapp: string;
}

export function wayOut(business: Business, form: FormId, fields: FormValues): WayOut {
  const words = sentFields({ form, fields }).filter(({ value }) => value.trim() !== '');
  const text = [chatLead, ...words.map(({ label, value }) => `${label}: ${value}`)].join('\n');
  return {
    phone: displayPhone(business.phone),
    call: telLink(business.phone),
    whatsapp: whatsappLink(business.whatsapp, text.toWellFormed()),
  };
}
