import type { Next } from 'koa';
import type { SiteContext, SiteMiddleware } from './request-context.ts';

/**
 * 308 to the one spelling of a path: no trailing slash, lower case. Only ever to a path that `isKnown`, so that
 * nothing the client writes can become the target of a redirect.
 */
export function createCanonicalRedirects(isKnown: (path: string) => boolean): SiteMiddleware {
  return async function redirectToCanonical(ctx: SiteContext, next: Next): Promise<void> {
    const canonical = ctx.path.toLowerCase().replace(/\/+$/, '') || '/';
    if (canonical !== ctx.path && isKnown(canonical)) {
      ctx.status = 308;
      ctx.set('Location', canonical + ctx.search);
      ctx.set('Cache-Control', 'public, max-age=3600');
      return;
    }
    await next();
  };
}
