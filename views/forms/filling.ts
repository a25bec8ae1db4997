import type { FormId, FormValues } from '../../data/forms.ts';
import type { ShownForm } from '../site/page-contents.ts';
import { clearDraft, readDraft, writeDraft } from './form-draft.ts';

/** A form while it is filled in, until it is stored. */
export interface Filling {
  /** Names it, to the server. */
  key: string;
  /** As of `Date.now()`. */
  startedAt: number;
}

// In memory as well: where storage is switched off, a post that is repeated is known all the same. For the file of a page,
// which holds this once: a file that is fetched later holds another (`page-chunks.ts`), which nobody would end.
const fillings = new Map<FormId, Filling>();

/**
 * The filling of a form that goes on, of an earlier load too; else a new one, since `typedAt`. What nobody typed here the
 * browser has restored: it was there when the page was loaded.
 */
export function fillingOf(form: FormId, typedAt = performance.timeOrigin): Filling {
  const known = fillings.get(form);
  if (known) return known;
  const { formKeys, startedAt = Math.round(typedAt) } = readDraft(form);
  const filling = { key: formKeys[form] ?? createFormKey(), startedAt };
  fillings.set(form, filling);
  return filling;
}

/** Keeps what stands in a form that somebody typed into; the words of the other form that shares the draft stay. */
export function keepDraft(form: ShownForm, element: HTMLFormElement): void {
  const { key, startedAt } = fillingOf(form.id, Date.now());
  const { values, formKeys } = readDraft(form.id);
  writeDraft(form.id, {
    values: { ...values, ...valuesOf(form, element) },
    formKeys: { ...formKeys, [form.id]: key },
    startedAt,
  });
}

/** For a form that is stored: the next one is another, and begins empty. */
export function endFilling(form: FormId): void {
  fillings.delete(form);
  clearDraft(form);
}

/** What stands in the fields that the visitor sees. */
export function valuesOf(form: Pick<ShownForm, 'fields'>, element: HTMLFormElement): FormValues {
  const typed = new FormData(element);
  const visible = form.fields.filter(({ control }) => control !== 'hidden');
  return Object.fromEntries(visible.map(({ name }) => [name, String(typed.get(name) ?? '')]));
}

/** `crypto.randomUUID` would need a secure context. */
function createFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
