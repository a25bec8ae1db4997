import { enquiryForm } from '../../data/enquiry-form.ts';
import type { FieldError } from '../../data/forms.ts';

/** What became of a post. */
export type FormAnswer =
  | { kind: 'stored'; reference: string; url: string }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  /** Nothing was stored; `message` says why and what to do. */
  | { kind: 'refused'; message: string };

interface AnswerBody {
  reference?: string;
  url?: string;
  errors?: readonly FieldError[];
  message?: string;
}

/** Long enough for a slow line; after it the visitor may send again, and the form key keeps that one enquiry. */
const patience = 30_000;

/** Posts a form as a browser would and reads the answer. Never rejects. */
export async function postForm(action: string, body: URLSearchParams): Promise<FormAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    return answerOf(response.status, (await response.json()) as AnswerBody);
  } catch {
    const { offline, failed } = enquiryForm.answers;
    return { kind: 'refused', message: navigator.onLine ? failed : offline };
  }
}

function answerOf(status: number, { reference, url, errors = [], message }: AnswerBody): FormAnswer {
  if (status === 201 && reference && url) return { kind: 'stored', reference, url };
  if (errors.length > 0) return { kind: 'invalid', errors };
  return { kind: 'refused', message: message ?? enquiryForm.answers.failed };
}
