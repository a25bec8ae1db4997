import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type FieldError, type FormId, forms } from '../../../data/forms.ts';
import { technicalFields } from '../../../data/technical-fields.ts';
import { clientNetwork, networkBits } from '../../http/client-network.ts';
import type { SiteContext } from '../../http/request-context.ts';
import { wantsJson } from '../../http/wants-json.ts';
import type { EnquiryService } from '../enquiry-service.ts';
import { readableIndianTime } from '../indian-time.ts';
import { replyDeadline } from '../reply-deadline.ts';
import type { PostRate } from '../spam/post-rate.ts';
import { typedValues, validateForm } from '../validation/validate-form.ts';
import {
  bodyLimit,
  dropped,
  firstValue,
  type ParsedForm,
  parseForm,
  readBody,
  shownBackBytes,
} from './read-form.ts';
import { type Refusal, type RefuseOptions, refuseUnread, showFormAgain } from './refuse-post.ts';
import { enquiryPath } from './show-enquiry.ts';

export interface AcceptPostOptions extends RefuseOptions {
  service: EnquiryService;
  rate: PostRate;
  log: Logger;
  /** Bytes of a post that are kept to be shown back. */
  maxBytes?: number;
}

/**
 * Answers one post of a form: 303 to the visitor's page (201 with its address and by when it is answered, for a script) once it is on the disk, else
 * the form again with every word, one too many included. What is too long for that, or no form, is refused unread.
 */
export async function acceptPost(ctx: SiteContext, form: FormId, options: AcceptPostOptions): Promise<void> {
  const { service, rate, log, maxBytes = shownBackBytes } = options;
  ctx.set('Cache-Control', 'no-store');
  ctx.vary('Accept');
  const isSpent = rate.isSpent(ctx.ip);
  const refuse = (status: 413 | 415): void => {
    rate.count(ctx.ip);
    refuseUnread(ctx, form, isSpent ? 429 : status, options);
  };
  if (!isFormEncoded(ctx)) return refuse(415);
  // Of one too many no more is shown back than a form may weigh.
  const keptBytes = isSpent ? bodyLimit : maxBytes;
  const isAnnouncedTooLong = (ctx.request.length ?? 0) > keptBytes;
  const { bytes, length } = isAnnouncedTooLong ? dropped : await readBody(ctx.req, keptBytes);
  if (length === 'dropped') return refuse(413);

  const fingerprint = createHash('sha256').update(form).update(bytes).digest('base64');
  const { posts, isRepeated, isOverLimit } = rate.count(ctx.ip, fingerprint);
  const { fields, isReadable } = parseForm(bytes, namesReadOf(form));
  const showAgain = (refusal: Omit<Refusal, 'values'>): Promise<void> => {
    // What is stored counts once however often it comes; what is shown back costs a page each time.
    if (isRepeated) rate.count(ctx.ip);
    const values = typedValues(forms[form], fields);
    return showFormAgain(ctx, form, { ...refusal, values }, options);
  };
  if (isOverLimit) return showAgain({ kind: 'too-many' });
  if (length === 'long') return showAgain({ kind: 'too-large', errors: mistakes(form, fields) });
  if (!isReadable) return showAgain({ kind: 'unreadable' });

  const network = clientNetwork(ctx.ip, networkBits);
  const post = { form, fields, postsFromAddress: posts, network, ...technicalValues(fields) };
  const answer = await service.submit(post).catch((err: unknown) => {
    log.error({ event: 'enquiry', err, form }, 'Enquiry could not be stored and was shown back');
    return null;
  });
  if (!answer) return showAgain({ kind: 'unavailable' });
  if (!answer.isStored) return showAgain({ kind: 'invalid', errors: answer.errors });
  // Words that were counted before are stored anew: in turns with others, or after a withdrawal.
  if (isRepeated && answer.outcome !== 'repeated') rate.count(ctx.ip);
  accept(ctx, form, answer);
}

function accept(
  ctx: SiteContext,
  form: FormId,
  { reference, token }: { reference: string; token: string },
): void {
  const url = enquiryPath(token);
  if (wantsJson(ctx)) {
    ctx.status = 201;
    ctx.body = { reference, url, replyBy: readableIndianTime(replyDeadline(Date.now())) };
    return;
  }
  // The form's name is for the browser alone: its draft is sent (`forget-sent-draft.ts`).
  ctx.redirect(`${url}#${form}`);
  ctx.status = 303;
}

/** What to correct so that the next try is taken. */
function mistakes(form: FormId, fields: ParsedForm['fields']): readonly FieldError[] {
  const validation = validateForm(forms[form], fields);
  return validation.isValid ? [] : validation.errors;
}

// A compressed body is refused, never decoded: a few bytes could unfold to gigabytes.
function isFormEncoded(ctx: SiteContext): boolean {
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') return false;
  const isEmpty = !ctx.request.length && ctx.get('Transfer-Encoding') === '';
  return isEmpty || Boolean(ctx.is('application/x-www-form-urlencoded'));
}

function technicalValues(fields: ParsedForm['fields']) {
  const fillTime = firstValue(fields, technicalFields.fillTime);
  return {
    formKey: firstValue(fields, technicalFields.formKey),
    notice: firstValue(fields, technicalFields.notice),
    honeypot: firstValue(fields, technicalFields.honeypot),
    fillTimeMs: /^\d{1,9}$/.test(fillTime) ? Number(fillTime) : null,
  };
}

/** What is read of a form; other names are left alone. */
function namesReadOf(form: FormId): ReadonlySet<string> {
  return new Set([...forms[form].fields.map(({ name }) => name), ...Object.values(technicalFields)]);
}
