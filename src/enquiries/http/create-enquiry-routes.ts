import Router, { type RouterContext } from '@koa/router';
import type { Next } from 'koa';
import { forms } from '../../../data/forms.ts';
import { systemClock } from '../../base/clock.ts';
import type { RequestState, SiteContext, SiteMiddleware } from '../../http/request-context.ts';
import { isToken } from '../reference.ts';
import { createPostRate, type PostLimits } from '../spam/post-rate.ts';
import { type AcceptPostOptions, acceptPost } from './accept-post.ts';
import { formPaths } from './refuse-post.ts';
import { type ShowEnquiryOptions, showEnquiry, withdrawEnquiry } from './show-enquiry.ts';

export interface EnquiryRouteOptions extends Omit<AcceptPostOptions, 'rate'>, ShowEnquiryOptions {
  /** Instead of the ordinary ones. */
  maxPosts?: PostLimits;
}

export interface EnquiryRoutes {
  middleware: SiteMiddleware;
  acceptsPost(path: string): boolean;
}

/** The addresses of the forms and of what was sent with them; everything else is passed on. A GET changes nothing. */
export function createEnquiryRoutes(options: EnquiryRouteOptions): EnquiryRoutes {
  const rate = createPostRate(systemClock, options.maxPosts);
  const router = new Router<RequestState>({ strict: true, sensitive: true });

  for (const { id, action } of Object.values(forms)) {
    router.post(action, (ctx) => {
      ctx.state.route = `POST ${action}`;
      return acceptPost(ctx, id, { ...options, rate });
    });
    // Somebody loads the address of a form that came back with errors.
    if (action !== formPaths[id]) {
      router.get(action, (ctx) => {
        ctx.state.route = action;
        ctx.redirect(formPaths[id]);
        ctx.status = 303;
      });
    }
  }
  router.get(enquiryRoute, (ctx, next) => forToken(ctx, enquiryRoute, next, showEnquiry));
  router.get(withdrawalRoute, (ctx, next) => forToken(ctx, withdrawalRoute, next, withdrawEnquiry));
  router.post(withdrawalRoute, (ctx, next) => forToken(ctx, withdrawalRoute, next, withdrawEnquiry));

  async function forToken(
    ctx: RouterContext<RequestState>,
    route: string,
    next: Next,
    answer: (ctx: SiteContext, token: string, options: ShowEnquiryOptions) => Promise<void>,
  ): Promise<void> {
    const { token = '' } = ctx.params;
    if (!isToken(token)) return next();
    // Never the address itself: whoever holds it can read the enquiry.
    ctx.state.route = route;
    await answer(ctx, token, options);
  }

  return {
    middleware: router.routes() as SiteMiddleware,
    acceptsPost: (path) => router.match(path, 'POST').route,
  };
}

const enquiryRoute = '/enquiry/:token';
const withdrawalRoute = '/enquiry/:token/withdraw';
