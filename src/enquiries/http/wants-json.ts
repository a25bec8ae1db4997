import type { Context } from 'koa';

/** Whether the sender is a script that asks for JSON. A browser's own form post asks for a page. */
export function wantsJson(ctx: Context): boolean {
  return ctx.accepts('text/html', 'application/json') === 'application/json';
}
