import { useSyncExternalStore } from 'react';
import type { FieldError, FormId, FormValues } from '../../data/forms.ts';
import type { WayOut } from '../../data/way-out.ts';
import { useSite } from '../site/site-context.tsx';

/** Why a form as a whole was not taken, and the ways to reach us with the same words. */
export interface FormNotice extends Pick<WayOut, 'call' | 'whatsapp'> {
  text: string;
}

/** A form that was not taken: shown again with what to mend. */
export interface ReturnedForm {
  id: FormId;
  /** Everything the visitor typed, as typed. */
  values: FormValues;
  /** In the order of the form; empty where `notice` says why. */
  errors: readonly FieldError[];
  /** Null where the errors say it. */
  notice: FormNotice | null;
}

// Undefined: as the server sent it. Set in the browser alone, so no request sees another's.
let latest: ReturnedForm | null | undefined;
const listeners = new Set<() => void>();

/** The form of this page that has to be mended, whether the server or the browser's own post found out; null if none. */
export function useReturnedForm(): ReturnedForm | null {
  const { form = null } = useSite();
  const known = useSyncExternalStore(subscribe, readLatest, asServed);
  return known === undefined ? form : known;
}

/** Shows a form as returned, or with null as in order again. For handlers and effects only. */
export function setReturnedForm(form: ReturnedForm | null): void {
  latest = form;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readLatest(): typeof latest {
  return latest;
}

function asServed(): undefined {
  return undefined;
}
