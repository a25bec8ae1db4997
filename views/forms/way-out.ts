import type { Business } from '../../data/business.ts';
import { telLink, whatsappLink } from '../../data/contact-links.ts';
import { chatLead } from '../../data/enquiry-refusals.ts';
import { type FormField, type FormId, type FormValues, forms } from '../../data/forms.ts';

/** How a visitor whose words could not be stored reaches us with them. */
export interface WayOut {
  call: string;
  /** A chat in which everything they typed stands already. */
  whatsapp: string;
}

export function wayOut(business: Business, form: FormId, values: FormValues): WayOut {
  const lines = wordsOf(form, values).map(({ label, value }) => `${label}: ${value}`);
  return {
    call: telLink(business.phone),
    // Half of a cut emoji cannot be encoded.
    whatsapp: whatsappLink(business.whatsapp, wellFormed([chatLead, ...lines].join('\n'))),
  };
}

/** What was typed, under the form's labels; no hidden field, no empty one. */
function wordsOf(form: FormId, values: FormValues): { label: string; value: string }[] {
  const fields: readonly FormField[] = forms[form].fields;
  return fields.flatMap(({ name, label, control, choices }) => {
    const value = values[name]?.trim();
    if (!value || control === 'hidden') return [];
    return [{ label, value: choices?.find((choice) => choice.value === value)?.label ?? value }];
  });
}

function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
