import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import {
  callUs,
  enquiryForm,
  nextHeading,
  nextSteps,
  picturesChat,
  picturesElsewhere,
  sendOnWhatsapp,
  sendPictures,
} from '../../data/enquiry-form.ts';
import { fillIn } from '../../data/fill-in.ts';
import type { FieldError, FormValues } from '../../data/forms.ts';
import { technicalFields } from '../../data/technical-fields.ts';
import { wayOut } from '../../data/way-out.ts';
import { Alert } from '../components/alert.tsx';
import { WhatsappLink } from '../components/contact-links.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import type { ShownForm } from '../site/page-contents.ts';
import { useBusiness } from '../site/site-context.tsx';
import { clearDraft, valuesOf } from './form-draft.ts';

export interface FormResultProps {
  form: ShownForm;
  answer: Exclude<FormAnswer, { kind: 'invalid' }>;
  /** Values that were posted, for the chat that carries them. */
  values: FormValues;
  onDismiss: () => void;
}

const { answers } = enquiryForm;

/** The dismissible message below a form that was sent: its reference, or why it was not taken and the ways round that. */
export function FormResult({ form, answer, values, onDismiss }: FormResultProps): ReactNode {
  const business = useBusiness();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);

  if (answer.kind === 'stored') return <Stored {...{ form, answer, frame, onDismiss }} />;
  const out = wayOut(business, form, values);
  return (
    <div ref={frame} className="enquiry-form__result" tabIndex={-1}>
      <Alert kind="error" onDismiss={onDismiss}>
        {answer.message}
        <span className="enquiry-form__ways">
          <a href={out.call}>{callUs}</a>
          <NewTabLink href={out.whatsapp}>{sendOnWhatsapp}</NewTabLink>
        </span>
      </Alert>
    </div>
  );
}

interface StoredProps extends Pick<FormResultProps, 'form' | 'onDismiss'> {
  answer: Extract<FormAnswer, { kind: 'stored' }>;
  frame: RefObject<HTMLDivElement | null>;
}

/** What the form gives way to: its reference, what comes next, and how pictures of the floor follow. */
function Stored({ form, answer, frame, onDismiss }: StoredProps): ReactNode {
  const { whatsapp } = useBusiness();
  const { reference, replyBy, url } = answer;
  const isNewsletter = form.id === 'newsletter';
  return (
    <div ref={frame} className="enquiry-form__result stack" tabIndex={-1}>
      <Alert kind="success" onDismiss={onDismiss}>
        {isNewsletter ? answers.subscribed : answers.success(reference, replyBy)}
        <span className="enquiry-form__ways">
          <a href={url}>{answers.follow}</a>
        </span>
      </Alert>
      {!isNewsletter && (
        <>
          <h3 className="title-s">{nextHeading}</h3>
          <ol className="numbered">
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <WhatsappLink look="solid" label={sendPictures} message={fillIn(picturesChat, { reference })} />
          <p className="soft">{fillIn(picturesElsewhere, { reference, phone: displayPhone(whatsapp) })}</p>
        </>
      )}
    </div>
  );
}

interface FilledForm {
  form: ShownForm;
  /** An address of this site. */
  action: string;
  element: HTMLFormElement;
  /** Names this filling. */
  key: string;
  /** When it began, by `performance.now()`. */
  startedAt: number;
}

/** Posts what stands in a form and, once it is stored, forgets its draft. Never rejects. */
export async function sendForm(filled: FilledForm): Promise<{ answer: FormAnswer; values: FormValues }> {
  const { form, action, element, key, startedAt } = filled;
  const body = new URLSearchParams([...new FormData(element)] as [string, string][]);
  body.set(technicalFields.formKey, key);
  body.set(technicalFields.fillTime, String(Math.round(performance.now() - startedAt)));
  const values = valuesOf(form, element);
  const answer = await postForm(form, action, body);
  if (answer.kind === 'stored') clearDraft(form.id);
  return { answer, values };
}

/** What became of a post. */
export type FormAnswer =
  /** `replyBy`: as a person reads it. */
  | { kind: 'stored'; reference: string; url: string; replyBy?: string }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  /** Nothing was stored; `message` says why and what to do. */
  | { kind: 'refused'; message: string };

/** As our server writes it; one of another version, or somebody in between, may answer anything. */
type AnswerBody = Partial<Record<'reference' | 'replyBy' | 'url' | 'errors' | 'message', unknown>>;

/** Long enough for a slow line; after it the visitor may send again, and the form key keeps that one enquiry. */
const postTimeoutMs = 30_000;

/** Posts a form as a browser would and reads the answer. Never rejects. */
async function postForm(form: ShownForm, action: string, body: URLSearchParams): Promise<FormAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(postTimeoutMs),
    });
    return answerOf(form, response.status, (await response.json()) as AnswerBody);
  } catch {
    const { offline, failed } = enquiryForm.answers;
    return { kind: 'refused', message: navigator.onLine ? failed : offline };
  }
}

function answerOf(form: ShownForm, status: number, body: AnswerBody): FormAnswer {
  const { reference, url, replyBy, errors, message } = body;
  if (status === 201 && isText(reference) && isText(url))
    return { kind: 'stored', reference, url, ...(isText(replyBy) && { replyBy }) };
  if (areErrorsOf(form, errors)) return { kind: 'invalid', errors };
  return { kind: 'refused', message: isText(message) ? message : enquiryForm.answers.failed };
}

/** Whether a visitor can mend them all in this form. */
function areErrorsOf({ fields }: ShownForm, errors: unknown): errors is readonly FieldError[] {
  return (
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every(({ field, message }) => isText(message) && fields.some(({ name }) => name === field))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
