import type { SiteContext } from '../../http/request-context.ts';

/** Whether the sender is a script that asks for JSON. A browser's own form post asks for a page. */
export function wantsJson(ctx: SiteContext): boolean {
  return ctx.accepts('text/html', 'application/json') === 'application/json';
}
