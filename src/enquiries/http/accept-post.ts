import { createHash } from 'node:crypto';
import { type FieldError, type FormId, forms } from '../../../data/forms.ts';
import { technicalFields } from '../../../data/technical-fields.ts';
import type { SiteContext } from '../../http/request-context.ts';
import { mostPostsInWindow, type PostRate } from '../spam/post-rate.ts';
import { typedValues, validateForm } from '../validation/validate-form.ts';
import type { EnquiryRouteOptions } from './create-enquiry-routes.ts';
import { enquiryPath } from './enquiry-address.ts';
import type { LongBodyRoom } from './long-body-room.ts';
import { firstValue, type ParsedForm, parseForm } from './parse-form.ts';
import { readBody } from './read-body.ts';
import { type Refusal, refusePost } from './refuse-post.ts';
import { wantsJson } from './wants-json.ts';

/**
 * Answers one post of a form: 303 to the visitor's page (201 with its address for a script) once it is on the disk, else
 * the form again with every word.
 */
export async function acceptPost(
  ctx: SiteContext,
  form: FormId,
  options: EnquiryRouteOptions & { rate: PostRate; longBodyRoom: LongBodyRoom },
): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.vary('Accept');
  const refuse = (refusal: Omit<Refusal, 'form'>): Promise<void> =>
    refusePost(ctx, { form, ...refusal }, options);
  if (!isFormEncoded(ctx)) return refuse({ kind: 'unsupported', values: {} });

  const { bytes, length } = await readBody(ctx.req, () => options.longBodyRoom.enter(ctx.res));
  if (length === 'dropped') return refuse({ kind: 'far-too-large', values: {} });

  const { fields, isReadable } = parseForm(bytes);
  const values = typedValues(forms[form], fields);
  if (length === 'long') return refuse({ kind: 'too-large', values, errors: mistakes(form, fields) });
  const postsFromAddress = options.rate.count(ctx.ip, createHash('sha256').update(bytes).digest('base64'));
  if (postsFromAddress > mostPostsInWindow) return refuse({ kind: 'too-many', values });
  if (!isReadable) return refuse({ kind: 'unreadable', values });

  const post = { form, fields, postsFromAddress, ...technicalValues(fields) };
  const answer = await options.service.submit(post).catch((err: unknown) => {
    options.log.error({ event: 'enquiry', err, form }, 'Enquiry could not be stored and was shown back');
    return null;
  });
  if (!answer) return refuse({ kind: 'unavailable', values });
  if (!answer.isStored) return refuse({ kind: 'invalid', values, errors: answer.errors });
  accept(ctx, answer.reference, answer.token);
}

function accept(ctx: SiteContext, reference: string, token: string): void {
  const url = enquiryPath(token);
  if (wantsJson(ctx)) {
    ctx.status = 201;
    ctx.body = { reference, url };
    return;
  }
  ctx.redirect(url);
  ctx.status = 303;
}

/** What to mend so that the next try is taken. */
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
