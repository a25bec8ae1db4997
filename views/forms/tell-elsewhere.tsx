import { createRoot, type Root } from 'react-dom/client';
import { answers } from '../../data/enquiry-form.ts';
import { Alert } from '../components/alert.tsx';
import type { Navigate } from '../navigation/navigate-when-ready.ts';
import type { ShownForm } from '../site/page-contents.ts';
import type { FormAnswer } from './form-answer.ts';
import { storedText } from './form-result.tsx';

let told: { root: Root; container: HTMLElement } | undefined;

/** A form whose page the visitor has left. */
export interface LeftForm {
  form: ShownForm;
  /** Of its page, with the query. */
  address: string;
  navigate: Navigate;
}

/** Tells a visitor who has gone on while a form was sent what became of it, on whatever page, with the way to it. */
export function tellElsewhere({ form, address, navigate }: LeftForm, answer: FormAnswer): void {
  forgetTold();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  told = { root, container };
  addEventListener('focusin', forgetWhereItIsSaid);
  const isStored = answer.kind === 'stored';
  root.render(
    <Alert kind={isStored ? 'success' : 'error'} place="screen" onDismiss={forgetTold}>
      {isStored ? storedText(form, answer) : answers.unsent}
      <span className="enquiry-form__ways">
        {isStored ? (
          <a href={answer.url}>{answers.follow}</a>
        ) : (
          <a
            href={address}
            onClick={(event) => {
              forgetTold();
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              // A full load would keep the words and forget what was wrong.
              event.preventDefault();
              navigate(address);
            }}
          >
            {answers.backToForm}
          </a>
        )}
      </span>
    </Alert>,
  );
}

export function forgetTold(): void {
  removeEventListener('focusin', forgetWhereItIsSaid);
  told?.root.unmount();
  told?.container.remove();
  told = undefined;
}

/** The form's own page says it, and moves the focus there. */
function forgetWhereItIsSaid({ target }: Event): void {
  if (target instanceof Element && target.closest('.error-summary')) forgetTold();
}
