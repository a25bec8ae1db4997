import type { Business } from '../../../data/business.ts';
import { enquiryForm } from '../../../data/enquiry-form.ts';
import { enquiryRefusals } from '../../../data/enquiry-refusals.ts';
import { type FieldError, type FormId, type FormValues, forms } from '../../../data/forms.ts';
import { wayOut } from '../../../data/way-out.ts';
import type { SiteContext } from '../../http/request-context.ts';
import { type FormPage, formPaths, type RefusalKind, type RenderForm } from './form-page.ts';
import { wantsJson } from './wants-json.ts';

export interface Refusal {
  form: FormId;
  kind: RefusalKind;
  values: FormValues;
  errors?: readonly FieldError[];
}

interface Answer extends Pick<FormPage, 'status'> {
  /** One or two sentences; null where the errors say it. */
  notice: string | null;
  /** Seconds. */
  retryAfter: number | null;
}

const answers = {
  invalid: { status: 422, notice: null, retryAfter: null },
  unreadable: { status: 422, notice: enquiryRefusals.unreadable, retryAfter: null },
  'too-large': { status: 413, notice: enquiryRefusals.tooLarge, retryAfter: null },
  'far-too-large': { status: 413, notice: enquiryRefusals.farTooLarge, retryAfter: null },
  unsupported: { status: 415, notice: enquiryRefusals.unsupported, retryAfter: null },
  'too-many': { status: 429, notice: enquiryForm.answers.tooMany, retryAfter: 600 },
  unavailable: { status: 503, notice: enquiryForm.answers.failed, retryAfter: 10 },
} as const satisfies Record<RefusalKind, Answer>;

/** Tells the sender that nothing was stored, why, and how to reach us with the same words. */
export async function refusePost(
  ctx: SiteContext,
  { form, kind, values, errors = [] }: Refusal,
  { business, renderForm }: { business: Business; renderForm: RenderForm },
): Promise<void> {
  const { status, notice, retryAfter } = answers[kind];
  ctx.status = status;
  if (retryAfter !== null) ctx.set('Retry-After', String(retryAfter));
  const out = wayOut(business, forms[form], values);
  if (wantsJson(ctx)) {
    ctx.body = kind === 'invalid' ? { errors } : { errors, message: notice, wayOut: out };
    return;
  }
  const { call, whatsapp } = out;
  await renderForm(ctx, {
    form,
    path: formPaths[form],
    status,
    kind,
    values,
    errors,
    notice: notice === null ? null : { text: notice, call, whatsapp },
  });
}
