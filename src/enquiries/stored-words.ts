import { type FieldName, type FormField, type FormValues, forms } from '../../data/forms.ts';
import { sentFields } from '../../data/sent-fields.ts';

// What is stored outlives the version of the site that took it: an owner changes a form, or goes back to an older version. Every
// word of a visitor's is shown all the same.

/** What is filled in beside a query of an estimate, in whose words it is read. */
export const estimateNames: readonly FieldName[] = [
  'estimate',
  'estimate_text',
  'estimate_low',
  'estimate_high',
];

/** Fields of a form; none of one that this version of the site does not have. */
export function fieldsOf(form: string): readonly FormField[] {
  return Object.entries(forms).find(([id]) => id === form)?.[1].fields ?? [];
}

/**
 * What a visitor sent, as people read it: by the form's labels and in its order, then under its own name what this version's
 * form has no field for.
 */
export function storedWords(form: string, values: FormValues): { label: string; value: string }[] {
  const others = unknownNames(form, Object.keys(values) as FieldName[]);
  return [
    ...sentFields(fieldsOf(form), values),
    ...others.map((name) => ({ label: name, value: values[name] ?? '' })),
  ];
}

/** The same in one line. */
export function storedLine(form: string, values: FormValues): string {
  return storedWords(form, values)
    .map(({ label, value }) => `${label} ${value}`)
    .join('; ');
}

/** As the form calls these fields, in its order; those that it does not have come last, by their names. */
export function storedLabels(form: string, names: readonly FieldName[]): string[] {
  const known = fieldsOf(form).filter(({ name }) => names.includes(name));
  return [...known.map(({ label }) => label), ...unknownNames(form, names)];
}

/** Those that a form has no field for, without what the server adds for itself. */
function unknownNames(form: string, names: readonly FieldName[]): FieldName[] {
  const known: FieldName[] = fieldsOf(form).map(({ name }) => name);
  if (known.includes('estimate')) known.push(...estimateNames);
  return names.filter((name) => !known.includes(name) && !name.startsWith('_'));
}
