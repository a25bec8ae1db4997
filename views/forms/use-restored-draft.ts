import { type RefObject, useEffect } from 'react';
import type { FormValues } from '../../data/forms.ts';
import type { ShownForm } from '../routes/shown-form.ts';
import { readDraft } from './form-draft.ts';

/**
 * Puts the words of this tab's draft back into the fields that are still as the server sent them. What the address
 * chose (`chosen`) is newer than the draft and stands.
 */
export function useRestoredDraft(
  form: ShownForm,
  element: RefObject<HTMLFormElement | null>,
  chosen: FormValues,
): void {
  // Once, when the form arrives: afterwards the fields are the visitor's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { values } = readDraft(form.id);
    for (const { name, control } of form.fields) {
      const field = element.current?.elements.namedItem(name);
      const kept = values[name];
      if (!kept || control === 'hidden' || chosen[name] !== undefined) continue;
      if (isWritable(field) && field.value === '') field.value = kept;
    }
  }, []);
}

type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isWritable(field: Element | RadioNodeList | null | undefined): field is Writable {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  );
}
