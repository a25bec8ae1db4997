import { type RefObject, useLayoutEffect } from 'react';
import { estimateMessageStart } from '../../data/enquiry-form.ts';
import type { FormValues } from '../../data/forms.ts';
import type { ShownForm } from '../site/page-contents.ts';
import { keepDraft } from './filling.ts';
import { readDraft } from './form-draft.ts';

/**
 * Puts the words of this tab's draft back into the fields that are still as the server sent them. What the address
 * chose (`chosen`) is newer than the draft and stands. A form that the server sent back is a draft from then on: posting it
 * was typing enough.
 */
export function useRestoredDraft(
  form: ShownForm,
  element: RefObject<HTMLFormElement | null>,
  chosen: FormValues,
  isReturned: boolean,
): void {
  // Once, when the form arrives: afterwards the fields are the visitor's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const { values } = readDraft(form.id);
    for (const { name, control } of form.fields) {
      const field = element.current?.elements.namedItem(name);
      const kept = name === 'message' ? ownWords(values.message) : values[name];
      if (!kept || control === 'hidden' || !isWritable(field)) continue;
      // The line of an estimate stands above the visitor's own words.
      if (name === 'message' && chosen.message === field.value && chosen.message) {
        field.value = `${chosen.message}\n\n${kept}`;
      } else if (chosen[name] === undefined && field.value === '') {
        field.value = kept;
        field.closest('details')?.setAttribute('open', '');
      }
    }
    if (isReturned && element.current) keepDraft(form, element.current);
  }, []);
}

/** A message without the line that an earlier estimate filled in. */
function ownWords(message = ''): string {
  if (!message.startsWith(estimateMessageStart)) return message;
  const end = message.indexOf('\n');
  return end < 0 ? '' : message.slice(end).trim();
}

type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isWritable(field: Element | RadioNodeList | null | undefined): field is Writable {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  );
}
