import { answers } from '../../data/enquiry-form.ts';
import type { FieldError, FormValues } from '../../data/forms.ts';
import { technicalFields } from '../../data/technical-fields.ts';
import { wayOut } from '../../data/way-out.ts';
import type { Navigate } from '../navigation/navigate-when-ready.ts';
import type { ShownForm } from '../site/page-contents.ts';
import { type ReturnedForm, readServerData } from '../site/server-data.ts';
import { type fillingOf, valuesOf } from './filling.ts';
import { FormResult } from './form-result.tsx';
import { forgetTold, tellElsewhere } from './tell-elsewhere.tsx';

interface FilledForm {
  form: ShownForm;
  /** An address of this site. */
  action: string;
  element: HTMLFormElement;
  /** Of the page's own file (`filling.ts`). */
  fillingOf: typeof fillingOf;
  /** Leads back to the form. */
  navigate: Navigate;
}

export interface FormOutcome {
  /** For below the form; null where `returned` says it. */
  sent: FormSent | null;
  /** For the form's page: what was not taken, above the form. */
  returned: ReturnedForm | null;
}

export interface FormSent {
  answer: Exclude<FormAnswer, { kind: 'invalid' }>;
  /** What was posted, for the chat that carries it. */
  values: FormValues;
  Result: typeof FormResult;
}

/**
 * Posts what stands in a form. A visitor who has gone on to another page is told there what became of it, and who has come
 * back meanwhile finds what was stored in the form no more. Where something that this needs is missing or denied, the
 * browser posts the form as without JavaScript. Never rejects.
 */
export async function sendForm(filled: FilledForm): Promise<FormOutcome> {
  try {
    return await sendHere(filled);
  } catch (error) {
    console.warn('The browser posts the form', error);
    postByBrowser(filled.element);
    return { sent: null, returned: null };
  }
}

/** The same words that are sent twice are one enquiry. */
function postByBrowser(element: HTMLFormElement): void {
  // It posts no form that the visitor has left behind.
  if (!element.isConnected) document.body.append(element);
  element.submit();
}

async function sendHere({ form, action, element, fillingOf, navigate }: FilledForm): Promise<FormOutcome> {
  const address = window.location.pathname + window.location.search;
  const { key, startedAt } = fillingOf(form.id);
  const body = new URLSearchParams([...new FormData(element)] as [string, string][]);
  body.set(technicalFields.formKey, key);
  body.set(technicalFields.fillTime, String(Date.now() - startedAt));
  const values = valuesOf(form, element);
  forgetTold();
  const unlock = lockFields(element);
  // What is locked the browser would not post.
  const answer = await postForm(form, action, body).finally(unlock);
  const isHere = element.isConnected;
  if (isHere && 'isOutdated' in answer) {
    // The page that comes back asks for what this one cannot.
    element.submit();
    return { sent: null, returned: null };
  }
  if (!isHere) tellElsewhere({ form, address, navigate }, answer);
  if (!isHere && answer.kind === 'stored') emptyReturnedTo(form, action, values);
  if (answer.kind === 'invalid') {
    return { sent: null, returned: { id: form.id, values, errors: answer.errors, notice: null } };
  }
  if (isHere || answer.kind === 'stored')
    return { sent: { answer, values, Result: FormResult }, returned: null };
  const { call, whatsapp } = wayOut(readServerData(document).business, form, values);
  const notice = { text: answer.message, call, whatsapp };
  return { sent: null, returned: { id: form.id, values, errors: [], notice } };
}

/**
 * Empties the form on the screen that its draft has filled in again: sent once more, the words would be another
 * enquiry.
 */
function emptyReturnedTo(form: ShownForm, action: string, values: FormValues): void {
  const shown = document.querySelector<HTMLFormElement>(`.enquiry-form[action="${action}"]`);
  const isSame = shown && JSON.stringify(valuesOf(form, shown)) === JSON.stringify(values);
  if (isSame) shown.reset();
}

/** Until what it returns is called nothing is typed that would not be sent; focus and reader stay where they are. */
function lockFields({ elements }: HTMLFormElement): () => void {
  function setLocked(isLocked: boolean): void {
    for (const field of elements) {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.readOnly = isLocked;
      // There is no list that can only be read, and no way to send a form from inside one.
      if (field instanceof HTMLSelectElement) field.disabled = isLocked;
    }
  }
  setLocked(true);
  return () => setLocked(false);
}

/** What became of a post. */
export type FormAnswer =
  /** `replyBy`: as a person reads it. */
  | { kind: 'stored'; reference: string; url: string; replyBy?: string }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  /**
   * Nothing was stored; `message` says why and what to do. `isOutdated`: the server is of another version, and asks for what
   * the form has not.
   */
  | { kind: 'refused'; message: string; isOutdated?: true };

/** As our server writes it; one of another version, or somebody in between, may answer anything. */
type AnswerBody = Partial<Record<'reference' | 'replyBy' | 'url' | 'errors' | 'message', unknown>>;

/** Long enough for a slow line; after it the visitor may send again, and the form key keeps that one enquiry. */
const postTimeoutMs = 30_000;

/** Posts a form as a browser would and reads the answer. Rejects where nothing can be asked, now or at another try. */
async function postForm(form: ShownForm, action: string, body: URLSearchParams): Promise<FormAnswer> {
  const asked = fetch(action, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(postTimeoutMs),
  });
  try {
    const response = await asked;
    return answerOf(form, response.status, (await response.json()) as AnswerBody);
  } catch {
    return { kind: 'refused', message: navigator.onLine ? answers.failed : answers.offline };
  }
}

function answerOf(form: ShownForm, status: number, body: AnswerBody): FormAnswer {
  const { reference, url, replyBy, errors, message } = body;
  if (status === 201 && isText(reference) && isText(url))
    return { kind: 'stored', reference, url, ...(isText(replyBy) && { replyBy }) };
  if (areErrors(errors)) {
    if (errors.every((error) => canMend(form, error))) return { kind: 'invalid', errors };
    return { kind: 'refused', message: answers.failed, isOutdated: true };
  }
  return { kind: 'refused', message: isText(message) ? message : answers.failed };
}

function areErrors(errors: unknown): errors is readonly FieldError[] {
  return (
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every((error) => isText(error?.field) && isText(error.message))
  );
}

/** Whether a visitor can mend it in this form: it has the field, and no list that was all it had to choose from. */
function canMend({ fields }: ShownForm, { field, code }: FieldError): boolean {
  return code !== 'choice' && fields.some(({ name }) => name === field);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
