import type { Next } from 'koa';
import type { Logger } from 'pino';
import type { Business } from '../../../data/business.ts';
import { type FormId, forms } from '../../../data/forms.ts';
import type { SiteContext, SiteMiddleware } from '../../http/request-context.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { EnquiryService } from '../service.ts';
import { createPostRate } from '../spam/post-rate.ts';
import { acceptPost } from './accept-post.ts';
import { parseEnquiryPath } from './enquiry-address.ts';
import { formPaths, type RenderForm } from './form-page.ts';
import { createLongBodyRoom } from './long-body-room.ts';
import { type RenderEnquiry, showEnquiry } from './show-enquiry.ts';

export interface EnquiryRouteOptions {
  service: EnquiryService;
  business: Business;
  renderForm: RenderForm;
  renderEnquiry: RenderEnquiry;
  log: Logger;
  clock?: Clock;
}

/**
 * Answers `POST /quote`, `/contact` and `/newsletter`, `GET /enquiry/<token>` and `POST /enquiry/<token>/withdraw`;
 * everything else is passed on. A GET changes nothing.
 */
export function createEnquiryRoutes(options: EnquiryRouteOptions): SiteMiddleware {
  const rate = createPostRate(options.clock ?? systemClock);
  const longBodyRoom = createLongBodyRoom();

  return async function enquiryRoutes(ctx: SiteContext, next: Next): Promise<void> {
    const state = ctx.state;
    const form = formAt(ctx.path);
    if (form && ctx.method === 'POST') {
      state.route = `POST ${ctx.path}`;
      return acceptPost(ctx, form, { ...options, rate, longBodyRoom });
    }
    if (form && isReading(ctx) && ctx.path !== formPaths[form]) {
      state.route = ctx.path;
      return showForm(ctx, form);
    }
    const address = parseEnquiryPath(ctx.path);
    if (address && (isReading(ctx) || (ctx.method === 'POST' && address.isWithdrawal))) {
      // Never the address itself: whoever holds it can read the enquiry.
      state.route = address.isWithdrawal ? '/enquiry/:token/withdraw' : '/enquiry/:token';
      return showEnquiry(ctx, address, options);
    }
    return next();
  };
}

function formAt(path: string): FormId | null {
  const form = Object.values(forms).find(({ action }) => action === path);
  return form?.id ?? null;
}

function isReading(ctx: SiteContext): boolean {
  return ctx.method === 'GET' || ctx.method === 'HEAD';
}

// Somebody loads the address of a form that came back with errors.
function showForm(ctx: SiteContext, form: FormId): void {
  ctx.redirect(formPaths[form]);
  ctx.status = 303;
}
