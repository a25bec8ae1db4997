import type { Next } from 'koa';
import type { SiteContext, SiteMiddleware } from './request-context.ts';

/** A target that no page can have: the guard refuses it with 400. */
const unreadable = '/%';

/**
 * Takes request targets in origin form alone (RFC 9112, 3.2.1). An absolute address or an asterisk is for proxies, and
 * one that cannot be parsed would make `ctx.path` throw wherever it is read, in the error page too.
 */
export function createOriginForm(): SiteMiddleware {
  return async function readOriginForm(ctx: SiteContext, next: Next): Promise<void> {
    if (!ctx.req.url?.startsWith('/')) ctx.req.url = unreadable;
    await next();
  };
}
