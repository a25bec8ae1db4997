import { type ReactNode, useEffect, useRef } from 'react';
import { callUs, enquiryForm, sendOnWhatsapp } from '../../data/enquiry-form.ts';
import type { FormValues } from '../../data/forms.ts';
import { interfaceText } from '../../data/interface.ts';
import { wayOut } from '../../data/way-out.ts';
import { Alert } from '../components/alert.tsx';
import type { ShownForm } from '../routes/shown-form.ts';
import { useBusiness } from '../site/site-context.tsx';
import type { FormAnswer } from './post-form.ts';

export interface FormResultProps {
  form: ShownForm;
  answer: Exclude<FormAnswer, { kind: 'invalid' }>;
  /** What was posted, for the chat that carries it. */
  values: FormValues;
  onDismiss: () => void;
}

const { answers } = enquiryForm;

/** The dismissible message below a form that was sent: its reference, or why it was not taken and the ways round that. */
export function FormResult({ form, answer, values, onDismiss }: FormResultProps): ReactNode {
  const business = useBusiness();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);

  const out = wayOut(business, form, values);
  return (
    <div ref={frame} className="enquiry-form__result" tabIndex={-1}>
      {answer.kind === 'stored' ? (
        <Alert kind="success" onDismiss={onDismiss}>
          {form.id === 'newsletter' ? answers.subscribed : answers.success(answer.reference)}
          <span className="enquiry-form__ways">
            <a href={answer.url}>{answers.follow}</a>
          </span>
        </Alert>
      ) : (
        <Alert kind="error" onDismiss={onDismiss}>
          {answer.message}
          <span className="enquiry-form__ways">
            <a href={out.call}>{callUs}</a>
            <a href={out.whatsapp} target="_blank" rel="noopener">
              {sendOnWhatsapp}
              <span className="visually-hidden"> ({interfaceText.newTab})</span>
            </a>
          </span>
        </Alert>
      )}
    </div>
  );
}
