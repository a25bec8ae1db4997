import {
  type FieldError,
  type FieldName,
  type FormField,
  type FormValues,
  forms,
} from '../../../data/forms.ts';
import type { CorrectedFields, Enquiry } from '../enquiry.ts';
import { estimateNames, fieldsOf } from '../stored-words.ts';
import { isRequired, validateForm } from './validate-form.ts';

export type CorrectionValidation =
  | { isValid: true; fields: CorrectedFields; phoneE164: string | null }
  | { isValid: false; errors: readonly FieldError[] };

/**
 * Checks new words for the named fields of an enquiry by the rules of its form, and no others: what stands in the rest
 * was taken when it was sent. An estimate of another service, package or size is taken out with the old ones.
 */
export function validateCorrection(
  { form, fields }: Pick<Enquiry, 'form' | 'fields'>,
  typed: FormValues,
): CorrectionValidation {
  const table = forms[form];
  const named = correctableFields(form).filter(({ name }) => typed[name] !== undefined);
  const validation = validateForm(
    {
      ...table,
      fields: named.map((field) => ({ ...field, required: isRequired(field, fields.estimate ?? null) })),
    },
    new Map(named.map(({ name }) => [name, [typed[name] ?? '']])),
  );
  if (!validation.isValid) return validation;
  const { fields: valid, phoneE164 } = validation.valid;
  const corrected = named.map(({ name }) => [name, valid[name] ?? null] as const);
  const isOfAnother = corrected.some(
    ([name, value]) => estimated.includes(name) && value !== (fields[name] ?? null),
  );
  const estimate = isOfAnother ? estimateNames.filter((name) => fields[name] !== undefined) : [];
  return {
    isValid: true,
    fields: Object.fromEntries([...corrected, ...estimate.map((name) => [name, null] as const)]),
    phoneE164,
  };
}

/** What a person typed or chose in a form. */
export function correctableFields(form: Enquiry['form']): readonly FormField[] {
  return fieldsOf(form).filter(({ control }) => control !== 'hidden' && control !== 'estimate');
}

const estimated: readonly FieldName[] = ['service', 'tier', 'area_size'];
