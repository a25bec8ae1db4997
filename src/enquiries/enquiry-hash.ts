import { hash } from 'node:crypto';
import type { FormId, FormValues } from '../../data/forms.ts';
import { besideNumber } from '../base/typed-numbers.ts';
import { emailKey } from './validation/email-address.ts';

/**
 * Equal for the same words in the same form. The subject is not the visitor's. A number has many spellings, and what stands
 * beside it is as good as any word.
 */
export function hashEnquiry(form: FormId, fields: FormValues, phoneE164: string | null): string {
  const { _subject, phone, email, ...words } = fields;
  const number = phoneE164 ? `${phoneE164} ${besideNumber(phone ?? '')}`.trim() : phone;
  const content = { ...words, phone: number ?? '', email: emailKey(email ?? '') };
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify([form, sorted]));
}
