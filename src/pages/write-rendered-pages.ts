import type { Next } from 'koa';
import type { SiteContext } from '../http/request-context.ts';
import { whenClosed } from '../http/when-closed.ts';
import { collectPage } from '../render/collect-page.ts';

/**
 * Sends a page that is not compressed once every header stands: in one piece where nothing is pending, else React writes
 * it into the response itself. As the body that Koa sends it would go through two streams and a pipeline, which cost a
 * tenth of the render.
 */
export async function writeRenderedPages(ctx: SiteContext, next: Next): Promise<void> {
  await next();
  const { page } = ctx.state;
  if (!page) return;
  ctx.respond = false;
  if (!page.isComplete) {
    page.pipe(ctx.res);
    return;
  }
  const { bytes, release } = collectPage(page);
  whenClosed(ctx.res, release);
  ctx.length = bytes.length;
  ctx.res.end(bytes);
}
