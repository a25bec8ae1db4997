import { useSyncExternalStore } from 'react';
import type { ReturnedForm } from '../site/server-data.ts';
import { useSite } from '../site/site-context.tsx';

// Undefined: as the server sent it. Set in the browser alone, so no request sees another's.
let latest: ReturnedForm | null | undefined;
const listeners = new Set<() => void>();

/** The form of this page that has to be corrected, whether the server or the browser's own post found out; null if none. */
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
