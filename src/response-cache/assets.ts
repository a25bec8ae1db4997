import { readdir, readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Next } from 'koa';
import serve from 'koa-static';
import { dayMs, secondMs } from '../base/durations.ts';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';
import type { RenderedResponse } from './cached-response.ts';
import type { Source } from './response-cache.ts';

/** Where the files of the build lie, and how the log names them. */
const assetsRoute = '/assets';

const yearMs = 365 * dayMs;

/** What every file of the build says of itself: its name carries a hash of its content. */
const assetHeaders = {
  'Cache-Control': `public, max-age=${yearMs / secondMs}, immutable`,
  // koa-static picks the file by Accept-Encoding and does not say so.
  Vary: 'Accept-Encoding',
} as const;

/** Scripts, styles, content and fonts are small and asked for on every visit. Pictures stay on the disk. */
const smallFiles: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The small files of the build, by their path. `distDir` is absolute, holds `assets/` and ends with a slash. */
export async function assetSources(distDir: string): Promise<Map<string, Source>> {
  const names = await readdir(`${distDir}assets`, { recursive: true });
  return new Map(
    names
      .filter(isSmallFile)
      .map((name): [string, Source] => [
        `${assetsRoute}/${name}`,
        { route: assetsRoute, make: () => readAsset(`${distDir}assets/${name}`) },
      ]),
  );
}

export function isSmallFile(name: string): boolean {
  return extname(name) in smallFiles;
}

async function readAsset(file: string): Promise<RenderedResponse> {
  const [body, br, gzip, { mtime }] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`).catch(() => undefined),
    readFile(`${file}.gz`).catch(() => undefined),
    stat(file),
  ]);
  return {
    body,
    compressed: { ...(br && { br }), ...(gzip && { gzip }) },
    headers: {
      ...assetHeaders,
      'Content-Type': smallFiles[extname(file)] ?? '',
      'Last-Modified': mtime.toUTCString(),
    },
  };
}

/** All files below `assets/` of a folder, from the disk. Anything else passes on. */
export function createStaticAssets(folder: string): SiteMiddleware {
  // koa-static probes the disk for every path it is given, so it is given only those that can be files.
  const serveFile = serve(folder, { index: false, setHeaders: setAssetHeaders });
  return async function staticAssets(ctx: SiteContext, next: Next): Promise<void> {
    if (!ctx.path.startsWith(`${assetsRoute}/`)) return next();
    ctx.state.route = assetsRoute;
    await serveFile(ctx, next);
  };
}

function setAssetHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(assetHeaders)) response.setHeader(name, value);
}
