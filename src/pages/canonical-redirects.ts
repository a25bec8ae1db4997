import type { Next } from 'koa';
import { findRoute } from '../../views/routes/route-table.ts';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';

/**
 * 308 to the one spelling of a path: nothing encoded, no slash or space at its end, lower case. Only ever to a path of
 * the route table, so that nothing the client writes can become the target of a redirect.
 */
export function createCanonicalRedirects(): SiteMiddleware {
  return async function redirectToCanonical(ctx: SiteContext, next: Next): Promise<void> {
    const spelled = decodeURIComponent(ctx.path).toLowerCase().trimEnd();
    const canonical = spelled.replace(/\/$/, '') || '/';
    if (canonical === ctx.path || !findRoute(canonical)) return next();
    ctx.status = 308;
    ctx.set('Location', canonical + ctx.search);
    ctx.set('Cache-Control', 'public, max-age=3600');
    // Koa's own words for it go with GET alone, their headers too.
    ctx.body = 'Permanent Redirect';
  };
}
