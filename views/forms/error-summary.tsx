import { type ReactNode, useEffect, useRef } from 'react';
import { callUs, errorSummaryHeading, errorTitlePrefix, sendOnWhatsapp } from '../../data/enquiry-form.ts';
import { fieldId } from '../components/field-id.ts';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { useReturnedForm } from './returned-form.ts';
import './error-summary.late.css';

/**
 * What has to be corrected before a form of this page can be taken, with a link to each field; nothing while all is well.
 * Stands first in a page with a form, takes the focus, and says so in the title.
 */
export function ErrorSummary(): ReactNode {
  const returned = useReturnedForm();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!returned) return;
    summary.current?.focus();
    // It stays on top while it has the focus (`error-summary.late.css`): both are in view, on a phone too.
    document.querySelector('.form-field--wrong')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    markTitle();
    return unmarkTitle;
  }, [returned]);

  if (!returned) return null;
  const { id, errors, notice } = returned;
  return (
    <div className="error-summary container">
      <div
        ref={summary}
        className="error-summary__slab stack stack--s"
        role="alert"
        aria-labelledby="error-summary"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus to what went wrong
        autoFocus
      >
        <h2 id="error-summary" className="title-m">
          {errorSummaryHeading}
        </h2>
        {notice && <p>{notice.text}</p>}
        {errors.length > 0 && (
          <ul className="error-summary__list">
            {errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${fieldId(id, field)}`}>{message}</a>
              </li>
            ))}
          </ul>
        )}
        {notice && (
          <p className="cluster">
            <a href={notice.call}>{callUs}</a>
            <NewTabLink href={notice.whatsapp}>{sendOnWhatsapp}</NewTabLink>
          </p>
        )}
      </div>
    </div>
  );
}

function markTitle(): void {
  if (!document.title.startsWith(errorTitlePrefix)) document.title = errorTitlePrefix + document.title;
}

function unmarkTitle(): void {
  if (document.title.startsWith(errorTitlePrefix)) {
    document.title = document.title.slice(errorTitlePrefix.length);
  }
}
