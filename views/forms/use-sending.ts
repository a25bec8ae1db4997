import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isReachable, NavigationFailedEvent } from '../navigation/navigate-when-ready.ts';
import { orLate } from '../navigation/or-late.ts';
import type { ShownForm } from '../site/page-contents.ts';
import { endFilling, fillingOf, keepDraft } from './filling.ts';
import type { FormSent, sendForm } from './form-answer.ts';
import { setReturnedForm } from './returned-form.ts';

/** Resolves with nothing where somebody else's file, such as a blocker's empty one, took the place of ours. */
const loadSendForm = (): Promise<typeof sendForm | undefined> =>
  import('./form-answer.ts').then((parts) => parts.sendForm);

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
  const [, navigate] = useLocation();
  const isBusy = useRef(false);

  function end(): void {
    isBusy.current = false;
    setSending(false);
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    keepDraft(form, currentTarget);
    // Without a connection it could not be had any more. The next word, and sending, try again.
    loadSendForm().catch(() => {});
  }

  async function sendOrPost(element: HTMLFormElement): Promise<void> {
    setSent(null);
    setSending(true);
    const send = await orLate(loadSendForm()).catch(() => undefined);
    if (typeof send !== 'function') {
      const canPost = await isReachable(action, send);
      end();
      // The browser's own error page would take the place of the form.
      if (!canPost) return void window.dispatchEvent(new NavigationFailedEvent());
      // The browser posts no form that the visitor has left behind.
      if (!element.isConnected) document.body.append(element);
      // As without JavaScript.
      return element.submit();
    }
    const { sent, returned } = await send({
      form,
      action,
      element,
      fillingOf,
      navigate,
    });
    end();
    setReturnedForm(returned);
    setSent(sent);
    if (sent?.answer.kind !== 'stored') return;
    endFilling(form.id);
    element.reset();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (!action.startsWith('/')) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void sendOrPost(event.currentTarget);
  }

  return { isSending, sent, dismiss: () => setSent(null), onInput, onSubmit };
}
