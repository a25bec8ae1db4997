import type { SiteContext } from '../../http/request-context.ts';
import type { EnquiryStatus } from '../enquiry-status.ts';
import type { EnquiryRouteOptions } from './create-enquiry-routes.ts';
import { type EnquiryAddress, enquiryPath } from './enquiry-address.ts';
import { firstValue, parseForm } from './parse-form.ts';
import { readBody } from './read-body.ts';

/** The visitor's own page. */
export interface EnquiryPage {
  token: string;
  /** `confirm`: the visitor asked to withdraw and is asked whether they mean it. */
  step: 'status' | 'confirm';
  /** Resolves with null where there is no such enquiry (any more); rejects where the store is out of reach. */
  status: Promise<EnquiryStatus | null>;
  /** Whether a withdrawal was tried just now and failed. */
  hasFailed: boolean;
}

/** Answers with the page, streamed: `status` may take its time. The private headers are set already. */
export type RenderEnquiry = (ctx: SiteContext, page: EnquiryPage) => void | Promise<void>;

/** The names and the value that confirm a withdrawal. */
export const withdrawalConfirmation = { name: 'confirm', value: 'yes' } as const;

export async function showEnquiry(
  ctx: SiteContext,
  { token, isWithdrawal }: EnquiryAddress,
  options: EnquiryRouteOptions,
): Promise<void> {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('X-Robots-Tag', 'noindex, nofollow');
  // The address is the key to the enquiry and goes to nobody.
  ctx.set('Referrer-Policy', 'no-referrer');
  if (isWithdrawal) return withdraw(ctx, token, options);
  return render(ctx, options, { token, step: 'status', hasFailed: false });
}

async function withdraw(ctx: SiteContext, token: string, options: EnquiryRouteOptions): Promise<void> {
  if (ctx.method !== 'POST') {
    ctx.redirect(enquiryPath(token));
    ctx.status = 303;
    return;
  }
  const { bytes } = await readBody(ctx.req);
  const { fields } = parseForm(bytes);
  if (firstValue(fields, withdrawalConfirmation.name) !== withdrawalConfirmation.value) {
    return render(ctx, options, { token, step: 'confirm', hasFailed: false });
  }
  try {
    await options.service.withdraw(token);
    ctx.redirect(enquiryPath(token));
    ctx.status = 303;
  } catch (err) {
    options.log.error({ event: 'withdrawal', err }, 'Enquiry could not be withdrawn');
    ctx.status = 503;
    ctx.set('Retry-After', '10');
    await render(ctx, options, { token, step: 'confirm', hasFailed: true });
  }
}

async function render(
  ctx: SiteContext,
  { service, renderEnquiry }: EnquiryRouteOptions,
  page: Omit<EnquiryPage, 'status'>,
): Promise<void> {
  const status = service.find(page.token);
  // The page may be given up before it looks at this.
  status.catch(() => {});
  await renderEnquiry(ctx, { ...page, status });
}
