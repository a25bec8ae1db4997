import { type FormField, type FormId, type FormTable, forms } from '../../data/forms.ts';
import { formNotices } from '../../data/legal/notices.ts';

/** A field as a visitor meets it: what the server checks it by stays there. */
export type ShownField = Omit<FormField, 'limit' | 'messages'>;

/** What a page draws a form from. */
export interface ShownForm extends Omit<FormTable, 'fields'> {
  fields: readonly ShownField[];
  /** What is kept of it, why and how long; for `noticeText`. */
  notice: string;
}

/** A form of the table as page content. */
export function shownForm(id: FormId): ShownForm {
  const { fields, ...table } = forms[id];
  return {
    ...table,
    notice: formNotices[id],
    fields: fields.map(({ limit, messages, ...field }: FormField) => field),
  };
}
