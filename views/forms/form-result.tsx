import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import {
  answers,
  callUs,
  nextHeading,
  nextSteps,
  picturesChat,
  picturesElsewhere,
  sendOnWhatsapp,
  sendPictures,
} from '../../data/enquiry-form.ts';
import { fillIn } from '../../data/fill-in.ts';
import type { FormValues } from '../../data/forms.ts';
import { wayOut } from '../../data/way-out.ts';
import { Alert } from '../components/alert.tsx';
import { WhatsappLink } from '../components/contact-links.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import type { ShownForm } from '../site/page-contents.ts';
import { useBusiness } from '../site/site-context.tsx';
import type { FormAnswer } from './form-answer.ts';

export interface FormResultProps {
  form: ShownForm;
  answer: Exclude<FormAnswer, { kind: 'invalid' }>;
  /** What was posted, for the chat that carries it. */
  values: FormValues;
  onDismiss: () => void;
}

/** The dismissible message below a form that was sent: its reference, or why it was not taken and the ways round that. */
export function FormResult({ form, answer, values, onDismiss }: FormResultProps): ReactNode {
  const business = useBusiness();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);

  if (answer.kind === 'stored')
    return <Stored form={form} answer={answer} frame={frame} onDismiss={onDismiss} />;
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

type StoredAnswer = Extract<FormAnswer, { kind: 'stored' }>;

/** The sentence that a form was stored, by its kind. */
export function storedText({ id }: ShownForm, { reference, replyBy }: StoredAnswer): string {
  return id === 'newsletter' ? answers.subscribed : answers.success(reference, replyBy);
}

interface StoredProps extends Pick<FormResultProps, 'form' | 'onDismiss'> {
  answer: StoredAnswer;
  frame: RefObject<HTMLDivElement | null>;
}

/** What the form gives way to: its reference, what comes next, and how pictures of the floor follow. */
function Stored({ form, answer, frame, onDismiss }: StoredProps): ReactNode {
  const { whatsapp } = useBusiness();
  const { reference, url } = answer;
  return (
    <div ref={frame} className="enquiry-form__result stack" tabIndex={-1}>
      <Alert kind="success" onDismiss={onDismiss}>
        {storedText(form, answer)}
        <span className="enquiry-form__ways">
          <a href={url}>{answers.follow}</a>
        </span>
      </Alert>
      {form.id !== 'newsletter' && (
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
