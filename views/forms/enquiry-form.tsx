import { clsx } from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { noticeVersion } from '../../data/consent.ts';
import {
  detailsLabel,
  honeypotLabel,
  noServiceYet,
  optionalMark,
  sendingLabel,
} from '../../data/enquiry-form.ts';
import type { FieldError, FieldName, FormId, FormValues } from '../../data/forms.ts';
import { noticeMore, noticeText } from '../../data/legal/notices.ts';
import { technicalFields } from '../../data/technical-fields.ts';
import { buttonClass } from '../components/button-link.tsx';
import { FormField } from '../components/form-field.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { ShownField, ShownForm } from '../site/page-contents.ts';
import { useSite } from '../site/site-context.tsx';
import { setReturnedForm, useReturnedForm } from './returned-form.ts';
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
  /** Stands before its fields. */
  children?: ReactNode;
}

const nothing: FormValues = {};

/** What is folded away: whoever comes with one of them, or errs in one, finds them open. */
const foldedFields: readonly FieldName[] = ['tier', 'area', 'area_size'];

/**
 * One of the three forms of the site: a plain form that posts without JavaScript, and with it is sent without
 * leaving the page. The page shows an `ErrorSummary` as its first element.
 */
export function EnquiryForm(props: EnquiryFormProps): ReactNode {
  const { form, submit, arrangement = 'column', chosen = nothing, labelledBy, className, children } = props;
  const { formActions, retentionMonths, business } = useSite();
  const { id, fields } = form;
  const action = formActions?.[id] ?? form.action;
  const element = useRef<HTMLFormElement>(null);
  const anyReturned = useReturnedForm();
  const returned = anyReturned?.id === id ? anyReturned : null;
  const { isSending, sent, dismiss, onInput, onSubmit } = useSending(form, action);
  useRestoredDraft(form, element, chosen, returned !== null);
  // What was wrong is not wrong any more on the next page.
  useEffect(() => () => setReturnedForm(null), []);

  const shownIn = (field: ShownField): string | undefined =>
    field.control === 'hidden' ? form.subject : (returned?.values[field.name] ?? chosen[field.name]);
  const errorIn = (name: FieldName): FieldError | undefined =>
    returned?.errors.find(({ field }) => field === name);
  const lastName = fields.findLast(({ control }) => !['hidden', 'estimate'].includes(control))?.name;
  const noticeId = `${id}-notice`;
  const draw = (field: ShownField): ReactNode => (
    <FormField
      key={field.name}
      field={field}
      formId={id}
      value={shownIn(field)}
      error={errorIn(field.name)}
      none={noServiceYet}
      enterKey={field.name === lastName ? 'send' : 'next'}
    />
  );
  const shown = fields.filter(({ control }) => control !== 'estimate');
  const folded = shown.filter(({ name }) => foldedFields.includes(name));
  const result = sent && (
    <sent.Result
      form={form}
      answer={sent.answer}
      values={sent.values}
      onDismiss={() => {
        flushSync(dismiss);
        element.current?.querySelector('button')?.focus();
      }}
    />
  );
  // What was sent is not asked for again; the newsletter's field may stand.
  if (sent?.answer.kind === 'stored' && id !== 'newsletter') return result;
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
      // What a password manager fills in may fire nothing else.
      onChange={onInput}
      onSubmit={onSubmit}
    >
      <div className="enquiry-form__fields rows rows--l">
        {children}
        {shown.map((field) => {
          if (!folded.includes(field)) return draw(field);
          if (field !== folded[0]) return null;
          const opens = folded.some((each) => shownIn(each) || errorIn(each.name));
          return (
            <FoldedFields key={field.name} opens={opens}>
              {folded.map(draw)}
            </FoldedFields>
          );
        })}
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
      {result}
    </form>
  );
}

interface FoldedFieldsProps {
  /** Whether something inside is to be seen. */
  opens: boolean;
  children: ReactNode;
}

function FoldedFields({ opens, children }: FoldedFieldsProps): ReactNode {
  const element = useRef<HTMLDetailsElement>(null);
  // React would set `open` again on each change; the browser owns it after the first, but for what was wrong just now.
  const initiallyOpen = useRef(opens).current;
  useLayoutEffect(() => {
    if (opens && element.current) element.current.open = true;
  });
  return (
    <details ref={element} className="enquiry-form__folded" open={initiallyOpen}>
      <summary>
        {detailsLabel}
        <span className="form-field__optional"> ({optionalMark})</span>
      </summary>
      <div className="rows rows--l">{children}</div>
    </details>
  );
}

/** What no visitor fills in. Only for our own server: an external form service knows the visitor's fields alone. */
function TechnicalFields({ form }: { form: FormId }): ReactNode {
  const { retentionMonths } = useSite();
  const { notice, honeypot } = technicalFields;
  const honeypotId = `${form}-${honeypot}`;
  return (
    <>
      <input type="hidden" name={notice} value={noticeVersion(form, retentionMonths)} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={honeypotId}>{honeypotLabel}</label>
        <input id={honeypotId} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

interface ConsentNoticeProps {
  text: string;
  /** For the button that it describes. */
  id: string;
}

/** What is kept of a form, why, for how long, and how to take it back. */
function ConsentNotice({ text, id }: ConsentNoticeProps): ReactNode {
  return (
    <p className="enquiry-form__notice note" id={id}>
      {text} <SiteLink to="/privacy">{noticeMore}</SiteLink>
    </p>
  );
}
