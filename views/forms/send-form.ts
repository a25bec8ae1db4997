import type { FormValues } from '../../data/forms.ts';
import { technicalFields } from '../../data/technical-fields.ts';
import type { ShownForm } from '../routes/shown-form.ts';
import { clearDraft, valuesOf } from './form-draft.ts';
import { type FormAnswer, postForm } from './post-form.ts';

export interface FilledForm {
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
  const answer = await postForm(action, body);
  if (answer.kind === 'stored') clearDraft(form.id);
  return { answer, values };
}
