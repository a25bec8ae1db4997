import { STATUS_CODES } from 'node:http';
import { isHttpError } from 'http-errors';
import type { Next } from 'koa';
import type { ErrorPages } from '../pages/error-pages.ts';
import { isClientGone, RenderAborted } from '../render/abort-reasons.ts';
import { OverloadError } from './admission.ts';
import { logClientLeft } from './broken-answers.ts';
import type { SiteContext, SiteMiddleware } from './request-context.ts';

export interface ErrorsOptions {
  pages: () => Promise<ErrorPages>;
  /** `sha256-…` of the inline style sheet that the error pages carry. */
  styleHash: string;
}

/**
 * Decides the fate of everything thrown below it: the branded page or JSON with the right status, the headers that
 * stand so far kept (Koa's own handler would remove them all), and one log line for what is our fault. What the
 * client did wrong is in the request line; a client that left is no error.
 */
export function createErrors({ pages, styleHash }: ErrorsOptions): SiteMiddleware {
  return async function answerErrors(ctx: SiteContext, next: Next): Promise<void> {
    const state = ctx.state;
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null && !state.page && !ctx.res.headersSent) await answer(404);
    } catch (error) {
      if (isClientGone(error)) return logClientLeft(state);
      const status = statusOf(error);
      if (status >= 500 && !(error instanceof OverloadError)) {
        state.log.error(
          { event: 'fault', err: error, route: state.route ?? 'unmatched' },
          'The request failed',
        );
      }
      if (isHttpError(error) && error.headers) ctx.set(error.headers);
      await answer(status);
    }

    async function answer(status: number): Promise<void> {
      delete state.page;
      ctx.status = status;
      ctx.remove('Content-Encoding');
      ctx.remove('ETag');
      ctx.remove('Last-Modified');
      ctx.set('Cache-Control', 'no-store');
      if (status === 503) ctx.set('Retry-After', '5');
      if (wantsJson(ctx)) {
        ctx.body = { error: { status, title: STATUS_CODES[status] ?? 'Error', requestId: state.requestId } };
        return;
      }
      delete state.nonce;
      state.styleHash = styleHash;
      ctx.type = 'text/html; charset=utf-8';
      const made = await pages();
      ctx.body = made.get(status) ?? made.get(status < 500 ? 400 : 500);
    }
  };
}

function statusOf(error: unknown): number {
  if (error instanceof RenderAborted || error instanceof OverloadError) return error.status;
  if (isHttpError(error)) return error.status;
  return 500;
}

function wantsJson(ctx: SiteContext): boolean {
  return ctx.path.startsWith('/api/') || ctx.accepts('html', 'json') === 'json';
}
