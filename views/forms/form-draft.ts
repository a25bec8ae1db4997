import { type RefObject, useLayoutEffect } from 'react';
import { estimateMessageStart } from '../../data/enquiry-form.ts';
import type { FormId, FormValues } from '../../data/forms.ts';
import type { ShownForm } from '../site/page-contents.ts';

/** What a visitor has typed in this tab and not sent yet. */
export interface FormDraft {
  values: FormValues;
  /** One filling of each form: a post that is repeated after a reload is known by it. */
  formKeys: Readonly<Partial<Record<FormId, string>>>;
}

// What was typed in the quick form is there on the contact form.
const draftKeys = {
  quote: 'enquiry-draft',
  contact: 'enquiry-draft',
  newsletter: 'newsletter-draft',
} as const satisfies Record<FormId, string>;

/** The draft of this tab; an empty one where the browser keeps none. */
export function readDraft(form: FormId): FormDraft {
  try {
    const { values, formKeys } = JSON.parse(sessionStorage.getItem(draftKeys[form]) ?? '{}');
    return { values: textsIn(values), formKeys: textsIn(formKeys) };
  } catch {
    return { values: {}, formKeys: {} };
  }
}

/** Of a part of a draft, which another version of the site may have left, what is a text. */
function textsIn(part: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, text]) => typeof text === 'string'));
}

/** Keeps what stands in a form; the words of the other form that shares the draft stay. Silent where storage is off. */
export function keepDraft(form: FormId, formKey: string, values: FormValues): void {
  const { values: others, formKeys } = readDraft(form);
  const draft: FormDraft = { values: { ...others, ...values }, formKeys: { ...formKeys, [form]: formKey } };
  try {
    sessionStorage.setItem(draftKeys[form], JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: the form works all the same, only without a draft.
  }
}

export function clearDraft(form: FormId): void {
  try {
    sessionStorage.removeItem(draftKeys[form]);
  } catch {
    // As above.
  }
}

/** Names one filling of a form. `crypto.randomUUID` would need a secure context. */
export function createFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What stands in the fields that the visitor sees. */
export function valuesOf(form: Pick<ShownForm, 'fields'>, element: HTMLFormElement): FormValues {
  const typed = new FormData(element);
  const visible = form.fields.filter(({ control }) => control !== 'hidden');
  return Object.fromEntries(visible.map(({ name }) => [name, String(typed.get(name) ?? '')]));
}

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
