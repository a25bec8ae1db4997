import type { ServerResponse } from 'node:http';
import type { Next } from 'koa';
import serve from 'koa-static';
import { chooseEncoding } from './content-encoding.ts';
import type { SiteContext, SiteMiddleware } from './request-context.ts';

/** Where the files of the build lie, and how the log names them. */
export const assetsRoute = '/assets';

const oneYear = 365 * 24 * 3600;

/** What every file of the build says of itself. */
export const assetHeaders = {
  'Cache-Control': `public, max-age=${oneYear}, immutable`,
  // koa-static picks the file by Accept-Encoding and does not say so.
  Vary: 'Accept-Encoding',
} as const;

/**
 * Files of the build under `/assets`, whose names carry a hash of their content: served from disk with the `.br` or
 * `.gz` beside them and kept by browsers for a year. Anything else passes on.
 */
export function createStaticAssets(distDir: string): SiteMiddleware {
  // koa-static probes the disk for every path it is given, so it is given only those that can be files.
  const serveFile = serve(distDir, { index: false, setHeaders: setAssetHeaders });
  return async function staticAssets(ctx: SiteContext, next: Next): Promise<void> {
    if (!ctx.path.startsWith(`${assetsRoute}/`)) return next();
    ctx.state.route = assetsRoute;
    // Remembered for the front, which asks for no negotiation of its own.
    chooseEncoding(ctx);
    await serveFile(ctx, next);
  };
}

function setAssetHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(assetHeaders)) response.setHeader(name, value);
}
