import { hash } from 'node:crypto';
import type { FormId, FormValues } from '../../data/forms.ts';
import { emailKey } from './validation/email-address.ts';

/** Equal for the same words in the same form. The subject is not the visitor's, and a number has many spellings. */
export function hashEnquiry(form: FormId, fields: FormValues, phoneE164: string | null): string {
  const { _subject, phone, email, ...words } = fields;
  const content = { ...words, phone: phoneE164 ?? phone ?? '', email: emailKey(email ?? '') };
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify([form, sorted]));
}
