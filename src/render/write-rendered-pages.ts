import type { Context, Next } from 'koa';
import type { RequestState } from '../http/request-context.ts';

/**
 * Lets React write a page that is not compressed into the response itself, once every header stands. As the body that
 * Koa sends it would go through two streams and a pipeline, which cost a tenth of the render.
 */
export async function writeRenderedPages(ctx: Context, next: Next): Promise<void> {
  await next();
  const { page } = ctx.state as RequestState;
  if (!page) return;
  ctx.respond = false;
  page.pipe(ctx.res);
}
