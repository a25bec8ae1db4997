import { type FormEvent, useRef, useState } from 'react';
import type { FormValues } from '../../data/forms.ts';
import { orLate } from '../navigation/or-late.ts';
import type { ShownForm } from '../site/page-contents.ts';
import type { FormAnswer, FormResult } from './form-answer.tsx';
import { createFormKey, keepDraft, readDraft, valuesOf } from './form-draft.ts';
import { setReturnedForm } from './returned-form.ts';

export interface FormSent {
  answer: Exclude<FormAnswer, { kind: 'invalid' }>;
  values: FormValues;
  /** Shows it. */
  Result: typeof FormResult;
}

const loadFormAnswer = (): Promise<typeof import('./form-answer.tsx')> => import('./form-answer.tsx');

export interface Sending {
  isSending: boolean;
  /** Result of the last post; null before it, and where the error summary says it. */
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

  function end(): void {
    isBusy.current = false;
    setSending(false);
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
    const parts = await orLate(loadFormAnswer()).catch(() => 'late' as const);
    if (parts === 'late') {
      end();
      // As without JavaScript: the browser posts, or says that it is offline.
      return element.submit();
    }
    const { answer, values } = await parts.sendForm({ form, action, element, ...begun });
    end();
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
