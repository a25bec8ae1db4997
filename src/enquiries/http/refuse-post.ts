import createHttpError from 'http-errors';
import type { Business } from '../../../data/business.ts';
import { answers } from '../../../data/enquiry-form.ts';
import { enquiryRefusals } from '../../../data/enquiry-refusals.ts';
import { type FieldError, type FormId, type FormValues, forms } from '../../../data/forms.ts';
import { wayOut } from '../../../data/way-out.ts';
import type { FormNotice } from '../../../views/site/server-data.ts';
import type { SiteContext } from '../../http/request-context.ts';
import { wantsJson } from '../../http/wants-json.ts';

/** The page that gives a form back after a post that was not stored. */
export interface FormPage {
  form: FormId;
  /** The page the form stands on. */
  path: '/' | '/contact' | '/blog';
  status: 413 | 422 | 429 | 503;
  /** Everything the visitor typed, as typed. */
  values: FormValues;
  /** In the order of the form. */
  errors: readonly FieldError[];
  /** Stands above the form; null where the errors say it. */
  notice: FormNotice | null;
}

/** Answers with the page and its status; `Cache-Control` and `Retry-After` are set already. */
export type SendFormPage = (ctx: SiteContext, page: FormPage) => void | Promise<void>;

export const formPaths = { quote: '/', contact: '/contact', newsletter: '/blog' } as const satisfies Record<
  FormId,
  FormPage['path']
>;

interface Reason {
  /** One or two sentences; null where the errors say it. */
  message: string | null;
  /** Seconds. */
  retryAfter?: number;
}

/** Why a post that was read is not stored: its sender gets the form back with every word. */
const shownBack = {
  invalid: { status: 422, message: null },
  unreadable: { status: 422, message: enquiryRefusals.unreadable },
  'too-large': { status: 413, message: enquiryRefusals.tooLarge },
  'too-many': { status: 429, message: enquiryRefusals.tooMany, retryAfter: 600 },
  unavailable: { status: 503, message: answers.failed, retryAfter: 10 },
} as const satisfies Record<string, Reason & Pick<FormPage, 'status'>>;

export interface Refusal {
  kind: keyof typeof shownBack;
  values: FormValues;
  errors?: readonly FieldError[];
}

/**
 * Why a post is not read, by status, for a script, whose form still has the words. Other senders get a finished page that asks
 * them to go back.
 */
const unread = {
  413: { message: enquiryRefusals.tooLarge },
  415: { message: enquiryRefusals.unsupported },
  429: { message: enquiryRefusals.tooMany, retryAfter: 600 },
} as const satisfies Record<number, Reason>;

export interface RefuseOptions {
  business: Business;
  sendFormPage: SendFormPage;
}

/** Gives the form back with what was typed, why nothing was stored, and how to reach us with the same words. */
export async function showFormAgain(
  ctx: SiteContext,
  form: FormId,
  { kind, values, errors = [] }: Refusal,
  { business, sendFormPage }: RefuseOptions,
): Promise<void> {
  const { status, message, retryAfter }: Reason & Pick<FormPage, 'status'> = shownBack[kind];
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
  const out = wayOut(business, forms[form], values);
  if (wantsJson(ctx)) {
    ctx.status = status;
    ctx.body = kind === 'invalid' ? { errors } : { errors, message, wayOut: out };
    return;
  }
  const notice = message === null ? null : { text: message, call: out.call, whatsapp: out.whatsapp };
  await sendFormPage(ctx, { form, path: formPaths[form], status, values, errors, notice });
}

/**
 * Refuses a post without a look at what it says.
 * @throws the http-error of the status, where the sender is no script.
 */
export function refuseUnread(
  ctx: SiteContext,
  form: FormId,
  status: keyof typeof unread,
  { business }: Pick<RefuseOptions, 'business'>,
): void {
  const { message, retryAfter }: Reason = unread[status];
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  if (!wantsJson(ctx)) throw createHttpError(status, { headers });
  ctx.status = status;
  ctx.set(headers);
  ctx.body = { errors: [], message, wayOut: wayOut(business, forms[form], {}) };
}
