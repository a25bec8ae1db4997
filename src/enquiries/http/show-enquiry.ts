import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withdrawalConfirmation } from '../../../data/technical-fields.ts';
import type { EnquiryContent } from '../../../views/site/page-contents.ts';
import { admit } from '../../http/admit.ts';
import type { SiteContext } from '../../http/request-context.ts';
import type { EnquiryService } from '../enquiry-service.ts';
import { bodyLimit, firstValue, parseForm, readBody } from './read-form.ts';

/** The visitor's own page, and the status of the answer that carries it. */
export interface EnquiryAnswer {
  status: 200 | 404 | 503;
  content: EnquiryContent;
}

/** Answers with the page, streamed: the enquiry's state in it may take its time. Private headers are set already. */
export type SendEnquiryPage = (ctx: SiteContext, page: EnquiryAnswer) => void | Promise<void>;

export interface ShowEnquiryOptions {
  service: EnquiryService;
  sendEnquiryPage: SendEnquiryPage;
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
  await takeTurn(ctx);
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
  await takeTurn(ctx);
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
    ctx.set('Retry-After', '10');
    await render(ctx, options, { token, step: 'confirm', hasFailed: true });
  }
}

// Before the store is asked: who asks it without end is to keep no form from it. Among the posts: somebody whose form was stored
// is not to be told, under a flood of pages, that it was not answered.
function takeTurn(ctx: SiteContext): Promise<void> {
  return admit(ctx, 'post');
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
  { service, sendEnquiryPage }: ShowEnquiryOptions,
  page: Omit<EnquiryContent, 'status'>,
): Promise<void> {
  const found = service.find(page.token);
  // The page may be given up before it looks at this.
  const isUnknown = found.then(
    (enquiry) => enquiry === null,
    () => false,
  );
  const isMissing = await Promise.race([isUnknown, wait(statusWaitMs, false, { ref: false })]);
  const status = page.hasFailed ? 503 : isMissing ? 404 : 200;
  await sendEnquiryPage(ctx, { status, content: { ...page, status: found } });
}
