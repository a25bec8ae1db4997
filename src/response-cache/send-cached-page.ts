import { chooseEncoding, createCompressor } from '../http/content-encoding.ts';
import type { SiteContext } from '../http/request-context.ts';
import { cachedPageHeaders } from './cached-page-headers.ts';
import type { CachedPage } from './page-cache.ts';

/** Answers with a page from memory. */
export function sendCachedPage(ctx: SiteContext, page: CachedPage): void {
  const encoding = chooseEncoding(ctx);
  ctx.status = 200;
  ctx.set(cachedPageHeaders(page, encoding));
  ctx.state.delivery = { mode: 'whole', encoding };
  const body = page.bodies[encoding];
  if (encoding === 'identity' || body) {
    ctx.body = body;
    return;
  }
  // The tight version is still being made.
  const compressor = createCompressor(encoding);
  compressor.end(page.bodies.identity);
  ctx.body = compressor;
}
