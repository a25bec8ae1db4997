import { estimateOf } from './estimate.ts';
import { estimateText } from './estimate-words.ts';
import type { FormField, FormValues } from './forms.ts';

/** What of a form's field is needed to read out what was put into it. */
export type ReadableField = Pick<FormField, 'name' | 'label' | 'control' | 'choices'>;

/** What a visitor sent, as people read it: the form's labels in its order, the choices' labels, no hidden field. */
export function sentFields(
  table: readonly ReadableField[],
  values: FormValues,
): { label: string; value: string }[] {
  return table
    .filter(({ control }) => control !== 'hidden')
    .flatMap(({ name, label, choices }) => {
      const value = name === 'estimate' ? sentEstimate(values) : values[name];
      if (value === undefined) return [];
      return [{ label, value: choices?.find((choice) => choice.value === value)?.label ?? value }];
    });
}

/** An estimate in words: as it was when it was stored, else as it is now. */
export function sentEstimate({ estimate, estimate_text }: FormValues): string | undefined {
  const figures = estimate === undefined ? null : estimateOf(estimate);
  return estimate_text ?? (figures ? estimateText(figures) : undefined);
}
