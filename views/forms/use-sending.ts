import { type FormEvent, useRef, useState } from 'react';
import type { FormValues } from '../../data/forms.ts';
import type { ShownForm } from '../routes/shown-form.ts';
import { createFormKey, keepDraft, readDraft, valuesOf } from './form-draft.ts';
import type { FormResult } from './form-result.tsx';
import type { FormAnswer } from './post-form.ts';
import { setReturnedForm } from './returned-form.ts';

export interface FormSent {
  answer: Exclude<FormAnswer, { kind: 'invalid' }>;
  values: FormValues;
  /** Shows it. */
  Result: typeof FormResult;
}

const loadFormAnswer = (): Promise<typeof import('./form-answer.ts')> => import('./form-answer.ts');

export interface Sending {
  isSending: boolean;
  /** What became of the last post; null before it, and where the error summary says it. */
  sent: FormSent | null;
  dismiss: () => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form without leaving the page, once at a time, and keeps a draft of it from the first word typed. An address
 * outside the site is the browser's own to post to: the security policy lets no script reach it.
 */
export function useSending(form: ShownForm, action: string): Sending {
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<FormSent | null>(null);
  const filling = useRef({ key: '', startedAt: 0 });
  const isBusy = useRef(false);

  function begin(): typeof filling.current {
    if (!filling.current.key) {
      filling.current = {
        key: readDraft(form.id).formKeys[form.id] ?? createFormKey(),
        startedAt: performance.now(),
      };
    }
    return filling.current;
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    // When this fails, sending tries again.
    loadFormAnswer().catch(() => {});
    keepDraft(form.id, begin().key, valuesOf(form, currentTarget));
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const begun = begin();
    setSent(null);
    setSending(true);
    const parts = await loadFormAnswer().catch(() => null);
    // Then as without JavaScript: the browser posts, or says that it is offline.
    if (!parts) return element.submit();
    const { answer, values } = await parts.sendForm({ form, action, element, ...begun });
    isBusy.current = false;
    setSending(false);
    if (!element.isConnected) return;
    if (answer.kind === 'invalid') {
      setReturnedForm({ id: form.id, values, errors: answer.errors, notice: null });
      return;
    }
    setReturnedForm(null);
    setSent({ answer, values, Result: parts.FormResult });
    if (answer.kind === 'stored') {
      filling.current = { key: '', startedAt: 0 };
      element.reset();
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (!action.startsWith('/')) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void send(event.currentTarget);
  }

  return { isSending, sent, dismiss: () => setSent(null), onInput, onSubmit };
}
