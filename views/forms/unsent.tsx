import type { ReactNode } from 'react';
import { failedAnswer, offlineAnswer } from '../../data/enquiry-form.ts';
import { Alert } from '../components/alert.tsx';
import type { FormSent } from './form-answer.ts';
import type { FormResultProps } from './form-result.tsx';

/** For a form that neither its script nor the browser could send: the connection went before its first word. */
export function unsent(): FormSent {
  const message = navigator.onLine ? failedAnswer : offlineAnswer;
  return { answer: { kind: 'refused', message }, values: {}, Result: Unsent };
}

function Unsent({ answer, onDismiss }: FormResultProps): ReactNode {
  return (
    <div className="enquiry-form__result">
      <Alert kind="error" onDismiss={onDismiss}>
        {'message' in answer && answer.message}
      </Alert>
    </div>
  );
}
