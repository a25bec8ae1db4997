import type { SiteContext } from './request-context.ts';

/**
 * Whether a request comes from a script that takes JSON: it asks for the API, or prefers JSON to a page. A browser's own
 * form post asks for a page.
 */
export function wantsJson(ctx: SiteContext): boolean {
  return ctx.path.startsWith('/api/') || ctx.accepts('html', 'json') === 'json';
}
