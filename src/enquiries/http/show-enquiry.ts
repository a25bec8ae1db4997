import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withdrawalConfirmation } from '../../../data/technical-fields.ts';
import type { EnquiryContent } from '../../../views/site/page-contents.ts';
import type { SiteContext } from '../../http/request-context.ts';
import type { EnquiryService } from '../service.ts';
import { bodyLimit, firstValue, parseForm, readBody } from './read-form.ts';

/** Answers with the page, streamed: `status` may take its time. Status and private headers are set already. */
export type RenderEnquiry = (ctx: SiteContext, page: EnquiryContent) => void | Promise<void>;

export interface ShowEnquiryOptions {
  service: EnquiryService;
  renderEnquiry: RenderEnquiry;
  log: Logger;
}

// A store that answers at once decides the status of the answer; for a slow one the page does not wait.
const statusWaitMs = 50;

const confirmationNames: ReadonlySet<string> = new Set([withdrawalConfirmation.name]);

/** The address of the visitor's own page. */
export function enquiryPath(token: string): `/enquiry/${string}` {
  return `/enquiry/${token}`;
}

export async function showEnquiry(
  ctx: SiteContext,
  token: string,
  options: ShowEnquiryOptions,
): Promise<void> {
  setPrivateHeaders(ctx);
  await render(ctx, options, { token, step: 'status', hasFailed: false });
}

/** Withdraws an enquiry whose visitor has confirmed it, else asks them. A GET, which changes nothing, leads to the page. */
export async function withdrawEnquiry(
  ctx: SiteContext,
  token: string,
  options: ShowEnquiryOptions,
): Promise<void> {
  setPrivateHeaders(ctx);
  if (ctx.method !== 'POST') return leadTo(ctx, token);
  const { bytes } = await readBody(ctx.req, bodyLimit);
  const { fields } = parseForm(bytes, confirmationNames);
  if (firstValue(fields, withdrawalConfirmation.name) !== withdrawalConfirmation.value) {
    return render(ctx, options, { token, step: 'confirm', hasFailed: false });
  }
  try {
    await options.service.withdraw(token);
    leadTo(ctx, token);
  } catch (err) {
    options.log.error({ event: 'withdrawal', err }, 'Enquiry could not be withdrawn');
    ctx.status = 503;
    ctx.set('Retry-After', '10');
    await render(ctx, options, { token, step: 'confirm', hasFailed: true });
  }
}

function setPrivateHeaders(ctx: SiteContext): void {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('X-Robots-Tag', 'noindex, nofollow');
  // The address is the key to the enquiry and goes to nobody.
  ctx.set('Referrer-Policy', 'no-referrer');
}

function leadTo(ctx: SiteContext, token: string): void {
  ctx.redirect(enquiryPath(token));
  ctx.status = 303;
}

async function render(
  ctx: SiteContext,
  { service, renderEnquiry }: ShowEnquiryOptions,
  page: Omit<EnquiryContent, 'status'>,
): Promise<void> {
  const status = service.find(page.token);
  // The page may be given up before it looks at this.
  const isUnknown = status.then(
    (found) => found === null,
    () => false,
  );
  const isMissing = await Promise.race([isUnknown, wait(statusWaitMs, false, { ref: false })]);
  // Koa's 404 stands for a status that nobody has set.
  if (ctx.status === 404) ctx.status = isMissing ? 404 : 200;
  await renderEnquiry(ctx, { ...page, status });
}
