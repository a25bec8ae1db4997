import type { FormId, FormValues } from '../../data/forms.ts';

/** What a visitor has typed in this tab and not sent yet. */
export interface FormDraft {
  values: FormValues;
  /** One filling of each form: a post that is repeated after a reload is known by it. */
  formKeys: Readonly<Partial<Record<FormId, string>>>;
  /** When it was begun, in milliseconds as of `Date.now()`; absent where there is none. */
  startedAt?: number;
}

// What was typed in the quick form is there on the contact form.
const draftKeys = {
  quote: 'enquiry-draft',
  contact: 'enquiry-draft',
  newsletter: 'newsletter-draft',
} as const satisfies Record<FormId, string>;

export function isFormWithDraft(form: string): form is FormId {
  return Object.hasOwn(draftKeys, form);
}

/** The draft of this tab; an empty one where the browser keeps none. */
export function readDraft(form: FormId): FormDraft {
  try {
    const { values, formKeys, startedAt } = JSON.parse(sessionStorage.getItem(draftKeys[form]) ?? '{}');
    return {
      values: textsIn(values),
      formKeys: textsIn(formKeys),
      ...(typeof startedAt === 'number' && { startedAt }),
    };
  } catch {
    return { values: {}, formKeys: {} };
  }
}

/** Of a part of a draft, which another version of the site may have left, what is a text. */
function textsIn(part: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, text]) => typeof text === 'string'));
}

/** Silent where storage is switched off or full: the form works all the same, only without a draft. */
export function writeDraft(form: FormId, draft: FormDraft): void {
  try {
    sessionStorage.setItem(draftKeys[form], JSON.stringify(draft));
  } catch {
    // See above.
  }
}

/** Forgets a form's draft; silent as above. */
export function clearDraft(form: FormId): void {
  try {
    sessionStorage.removeItem(draftKeys[form]);
  } catch {
    // See above.
  }
}
