import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { noServiceYet, sendingLabel } from '../../data/enquiry-form.ts';
import type { FormValues } from '../../data/forms.ts';
import { noticeText } from '../../data/legal/notices.ts';
import { buttonClass } from '../components/button-link.tsx';
import { FormField } from '../components/form-field.tsx';
import type { ShownField, ShownForm } from '../routes/shown-form.ts';
import { useSite } from '../site/site-context.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { setReturnedForm, useReturnedForm } from './returned-form.ts';
import { TechnicalFields } from './technical-fields.tsx';
import { useRestoredDraft } from './use-restored-draft.ts';
import { useSending } from './use-sending.ts';
import './enquiry-form.css';

export interface EnquiryFormProps {
  form: ShownForm;
  /** The words on the button. */
  submit: string;
  /** `row` lays fields and button side by side where there is room. */
  arrangement?: 'column' | 'row';
  /** What the address of the page chose. */
  chosen?: FormValues;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  className?: string | undefined;
}

const nothing: FormValues = {};

/**
 * One of the three forms of the site: a plain form that posts without JavaScript, and with it is sent without
 * leaving the page. The page shows an `ErrorSummary` as its first element.
 */
export function EnquiryForm(props: EnquiryFormProps): ReactNode {
  const { form, submit, arrangement = 'column', chosen = nothing, labelledBy, className } = props;
  const { formActions, retentionMonths, business } = useSite();
  const { id, fields } = form;
  const action = formActions?.[id] ?? form.action;
  const element = useRef<HTMLFormElement>(null);
  const anyReturned = useReturnedForm();
  const returned = anyReturned?.id === id ? anyReturned : null;
  const { isSending, sent, dismiss, onInput, onSubmit } = useSending(form, action);
  useRestoredDraft(form, element, chosen);
  // What was wrong is not wrong any more on the next page.
  useEffect(() => () => setReturnedForm(null), []);

  const shownIn = (field: ShownField): string | undefined =>
    field.control === 'hidden' ? form.subject : (returned?.values[field.name] ?? chosen[field.name]);
  const noticeId = `${id}-notice`;
  return (
    <form
      ref={element}
      className={clsx('enquiry-form', `enquiry-form--${arrangement}`, className)}
      action={action}
      method="post"
      aria-labelledby={labelledBy}
      // Our words, beside the field and in the summary, instead of the browser's.
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div className="enquiry-form__fields">
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            formId={id}
            value={shownIn(field)}
            error={returned?.errors.find((error) => error.field === field.name)}
            none={noServiceYet}
            className={`enquiry-form__field enquiry-form__field--${field.name}`}
          />
        ))}
      </div>
      {action === form.action && <TechnicalFields form={id} />}
      <button
        type="submit"
        className={clsx(buttonClass(), 'enquiry-form__submit')}
        disabled={isSending}
        aria-busy={isSending}
        aria-describedby={noticeId}
      >
        {isSending ? sendingLabel : submit}
      </button>
      <ConsentNotice
        text={noticeText(form.notice, { retentionMonths, email: business.email })}
        id={noticeId}
      />
      {sent && (
        <sent.Result
          form={form}
          answer={sent.answer}
          values={sent.values}
          onDismiss={() => {
            dismiss();
            element.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </form>
  );
}
