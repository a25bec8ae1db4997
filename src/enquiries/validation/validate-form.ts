import { estimate, estimateQuery, wholeEstimate } from '../../../data/estimate.ts';
import { estimateText } from '../../../data/estimate-words.ts';
import type {
  FieldError,
  FieldErrorCode,
  FieldName,
  FormField,
  FormTable,
  FormValues,
} from '../../../data/forms.ts';
import { namesOfService } from '../../../data/services/names.ts';
import { withoutInvisibleMarks } from '../../base/invisible-marks.ts';
import { toE164, toSquareFeet } from '../../base/typed-numbers.ts';
import { toPlainText, toSingleLine } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';

/** Values posted under the names of the form's fields, in order; a field can come more than once. */
export type PostedFields = ReadonlyMap<string, readonly string[]>;

/** Fields fit to be stored: no control characters, `phone` as typed and `phoneE164` beside it. */
export interface ValidFields {
  fields: FormValues;
  phoneE164: string | null;
}

export type Validation =
  | { isValid: true; valid: ValidFields }
  | { isValid: false; errors: readonly FieldError[] };

/** Checks a post against its field table. The same rules hold for a page and for a program. */
export function validateForm(form: FormTable, posted: PostedFields): Validation {
  const fields: Partial<Record<FieldName, string>> = {};
  const errors: FieldError[] = [];
  const reckoned = form.fields.some(({ control }) => control === 'estimate') ? reckonedFields(posted) : null;
  for (const field of form.fields) {
    if (field.control === 'estimate') continue;
    const [typed = '', ...others] = posted.get(field.name) ?? [];
    const value = clean(field, typed);
    const code =
      others.length > 0
        ? 'repeated'
        : problemOf({ ...field, required: isRequired(field, reckoned) }, value, typed);
    if (field.control === 'hidden') fields[field.name] = hiddenValue(field, value, form.subject);
    else if (code) errors.push({ field: field.name, code, message: wordsFor(field, code) });
    else if (value) fields[field.name] = value;
  }
  if (errors.length > 0) return { isValid: false, errors };
  Object.assign(fields, reckoned);
  return { isValid: true, valid: { fields, phoneE164: fields.phone ? toE164(fields.phone) : null } };
}

/**
 * A posted estimate, reckoned again: what it is of and what it comes to, under the names of the form. It takes the place
 * of what stands in the form's own fields for the same. Null where there is none, or none that can be reckoned.
 */
function reckonedFields(posted: PostedFields): FormValues | null {
  const [query, ...others] = posted.get('estimate') ?? [];
  if (!query || others.length > 0) return null;
  const input = wholeEstimate(new URLSearchParams(query));
  if (!input) return null;
  const figures = estimate(input);
  if (figures.kind !== 'figures') return null;
  const { service, tier, area, rupees } = figures;
  return {
    service: namesOfService(service).name,
    tier,
    area_size: String(Math.round((area.least + area.most) / 2)),
    estimate: estimateQuery(input),
    estimate_text: estimateText(figures),
    estimate_low: String(rupees.least),
    estimate_high: String(rupees.most),
  };
}

/** A message is asked for where nothing else, such as an estimate, says what it is about. */
export function isRequired({ name, required }: FormField, estimate: FormValues | string | null): boolean {
  return required && !(name === 'message' && estimate !== null);
}

/** Every word the visitor typed, to be shown back in the form: of a field that came twice, all of it. */
export function typedValues(form: FormTable, posted: PostedFields): FormValues {
  const values: Partial<Record<FieldName, string>> = {};
  for (const { name } of form.fields) {
    const typed = posted.get(name);
    if (typed) values[name] = typed.join(' ');
  }
  return values;
}

// What can only be too long is cut first: nothing below looks at more of it.
function clean(field: FormField, typed: string): string {
  const start = typed.slice(0, maxTypedLength(field));
  if (field.control === 'textarea') return toPlainText(start);
  return toSingleLine(isReadByMachine(field) ? withoutInvisibleMarks(start) : start);
}

/** Whether a field is no words, but something that has to be exactly so. */
function isReadByMachine({ control, name }: FormField): boolean {
  return ['email', 'tel', 'select'].includes(control) || name === 'area_size';
}

function problemOf(field: FormField, value: string, typed: string): FieldErrorCode | null {
  if (typed.length > maxTypedLength(field) || [...value].length > field.limit) return 'too-long';
  if (value === '') return field.required ? 'required' : null;
  if (field.choices) return field.choices.some((choice) => choice.value === value) ? null : 'choice';
  if (field.control === 'email') return isEmailAddress(value) ? null : 'format';
  if (field.control === 'tel') return toE164(value) ? null : 'format';
  if (field.name === 'area_size') return toSquareFeet(value) === null ? 'format' : null;
  return null;
}

/** Code units as typed: room for a letter's marks in units of their own, and for the spaces around a text. */
function maxTypedLength({ limit }: FormField): number {
  return 4 * limit + 200;
}

// Nobody typed a hidden field, so nobody can correct it: what is wrong with it is put right here.
function hiddenValue(field: FormField, value: string, subject: string): string {
  return value === '' ? subject : [...value].slice(0, field.limit).join('');
}

function wordsFor(field: FormField, code: FieldErrorCode): string {
  return field.messages[code] ?? `Check ${field.label.toLowerCase()}`;
}
