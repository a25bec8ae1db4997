import type { Context } from 'koa';
import type { RequestState } from '../http/request-context.ts';
import { chooseEncoding, createEncoder } from './content-encoding.ts';
import type { CachedPage } from './page-cache.ts';

/**
 * Browsers ask again each time and mostly get a 304; a shared cache in front may answer for a minute by itself. Longer
 * would let a page outlive the hashed files that it names.
 */
const cacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Answers with a page from memory. */
export function sendCachedPage(ctx: Context, { etag, bodies }: CachedPage): void {
  const encoding = chooseEncoding(ctx);
  ctx.status = 200;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', cacheControl);
  ctx.set('ETag', etag);
  ctx.vary('Accept-Encoding');
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  (ctx.state as RequestState).delivery = { mode: 'whole', encoding };
  const body = bodies[encoding];
  if (body) {
    ctx.body = body;
  } else {
    // The tight version is still being made.
    const encoder = createEncoder(encoding);
    encoder.end(bodies.identity);
    ctx.body = encoder;
  }
}
