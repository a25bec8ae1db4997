import { type ReactNode, useEffect, useRef } from 'react';
import { enquiryForm } from '../../data/enquiry-form.ts';
import { interfaceText } from '../../data/interface.ts';
import { wayOut } from '../../data/way-out.ts';
import { fieldId } from '../components/form-field.tsx';
import type { ShownForm } from '../routes/shown-form.ts';
import { useBusiness } from '../site/site-context.tsx';
import { useReturnedForm } from './returned-form.ts';
import './error-summary.css';

const { errors: words, answers } = enquiryForm;

export interface ErrorSummaryProps {
  /** The form of the page that it stands on. */
  form: ShownForm;
}

/**
 * What has to be mended before a form of this page can be taken, with a link to each field; nothing while all is well.
 * Stands first in a page with a form, takes the focus, and says so in the title.
 */
export function ErrorSummary({ form }: ErrorSummaryProps): ReactNode {
  const returned = useReturnedForm();
  const business = useBusiness();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!returned) return;
    summary.current?.focus();
    markTitle();
    return unmarkTitle;
  }, [returned]);

  if (!returned) return null;
  const { id, values, errors, notice } = returned;
  const out = notice === null ? null : wayOut(business, form, values);
  return (
    <div className="error-summary container">
      <div
        ref={summary}
        className="error-summary__slab"
        role="alert"
        aria-labelledby="error-summary"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus to what went wrong
        autoFocus
      >
        <h2 id="error-summary" className="error-summary__heading">
          {words.summary}
        </h2>
        {notice !== null && <p>{notice}</p>}
        {errors.length > 0 && (
          <ul className="error-summary__list">
            {errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${fieldId(id, field)}`}>{message}</a>
              </li>
            ))}
          </ul>
        )}
        {out && (
          <p className="cluster">
            <a href={out.call}>{answers.call}</a>
            <a href={out.whatsapp} target="_blank" rel="noopener">
              {answers.whatsapp}
              <span className="visually-hidden"> ({interfaceText.newTab})</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function markTitle(): void {
  if (!document.title.startsWith(words.titlePrefix)) document.title = words.titlePrefix + document.title;
}

function unmarkTitle(): void {
  if (document.title.startsWith(words.titlePrefix)) {
    document.title = document.title.slice(words.titlePrefix.length);
  }
}
