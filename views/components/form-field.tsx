import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { optionalMark } from '../../data/enquiry-form.ts';
import type { FieldError } from '../../data/forms.ts';
import type { ShownField } from '../site/page-contents.ts';
import { fieldId } from './field-id.ts';
import './form-field.css';
import './form-field.late.css';

export interface FormFieldProps {
  field: ShownField;
  /** Id of its form: keeps ids apart where two forms stand on one page. */
  formId: string;
  /** What the visitor typed or chose before. */
  value?: string | undefined;
  error?: FieldError | undefined;
  /** The empty choice of a select. */
  none: string;
  /** What the Enter key of a phone's keyboard says. */
  enterKey?: 'next' | 'send' | 'go';
}

/** One field of `data/forms.ts`: label above, hint, what is wrong with it, and the control that they all describe. */
export function FormField(props: FormFieldProps): ReactNode {
  const { field, formId, error } = props;
  const id = fieldId(formId, field.name);
  if (field.control === 'hidden') return <input type="hidden" name={field.name} value={props.value} />;
  return (
    <div className={clsx('form-field', error && 'form-field--wrong')}>
      <label className="form-field__label" htmlFor={id}>
        {field.label}
        {!field.required && <span className="form-field__optional"> ({optionalMark})</span>}
      </label>
      {field.hint && (
        <p className="form-field__hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {error && (
        <p className="form-field__error" id={`${id}-error`}>
          {error.message}
        </p>
      )}
      <Control {...props} id={id} />
    </div>
  );
}

function Control(props: FormFieldProps & { id: string }): ReactNode {
  const { field, value, error, none, enterKey = 'next', id } = props;
  const { name, control, required, autocomplete, inputMode, hint, choices } = field;
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  const shared = {
    id,
    name,
    required,
    className: 'form-field__control',
    autoComplete: autocomplete,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
  // In a message Enter begins a new line.
  if (control === 'textarea') return <textarea {...shared} dir="auto" rows={5} enterKeyHint="enter" />;
  if (control === 'select') {
    return (
      <select {...shared}>
        <option value="">{none}</option>
        {choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type={control}
      // Words have the direction of their script; a number or an address has one.
      dir={control === 'text' ? 'auto' : undefined}
      inputMode={inputMode}
      enterKeyHint={enterKey}
    />
  );
}
