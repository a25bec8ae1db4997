import { type FormField, type FormId, type FormValues, forms } from './forms.ts';

/** What a visitor sent, as people read it: the form's labels in its order, the choices' labels, no hidden field. */
export function sentFields({
  form,
  fields,
}: {
  form: FormId;
  fields: FormValues;
}): { label: string; value: string }[] {
  const table: readonly FormField[] = forms[form].fields;
  return table
    .filter(({ control }) => control !== 'hidden')
    .flatMap(({ name, label, choices }) => {
      const value = fields[name];
      if (value === undefined) return [];
      return [{ label, value: choices?.find((choice) => choice.value === value)?.label ?? value }];
    });
}
