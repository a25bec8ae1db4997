import type { Context, Middleware, Next } from 'koa';
import serve from 'koa-static';
import type { RequestState } from './request-context.ts';

const oneYear = 365 * 24 * 3600;

/**
 * Files of the build under `/assets`, whose names carry a hash of their content: served from disk with the `.br` or
 * `.gz` beside them and kept by browsers for a year. Anything else passes on.
 */
export function createStaticAssets(distDir: string): Middleware {
  // koa-static probes the disk for every path it is given, so it is given only those that can be files.
  const serveFile = serve(distDir, { index: false, setHeaders: setAssetHeaders });
  return async function staticAssets(ctx: Context, next: Next): Promise<void> {
    if (!ctx.path.startsWith('/assets/')) return next();
    (ctx.state as RequestState).route = '/assets';
    await serveFile(ctx, next);
  };
}

function setAssetHeaders(response: import('node:http').ServerResponse): void {
  response.setHeader('Cache-Control', `public, max-age=${oneYear}, immutable`);
  // koa-static picks the file by Accept-Encoding and does not say so.
  response.setHeader('Vary', 'Accept-Encoding');
}
