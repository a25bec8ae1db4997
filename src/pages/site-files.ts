import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Next } from 'koa';
import { feedPath, feedType } from '../../data/feed.ts';
import { webManifestPath } from '../../views/site/server-data.ts';
import { contentHash } from '../base/content-hash.ts';
import type { Manifest } from '../base/manifest.ts';
import type { Config } from '../config/config.ts';
import type { SiteContext, SiteMiddleware } from '../http/request-context.ts';
import { structuredDataContext } from '../structured-data/structured-data-context.ts';
import { feedXml } from './feed-xml.ts';
import { iconFiles } from './icon-files.ts';
import { llmsText } from './llms-text.ts';
import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

export interface SiteFilesOptions {
  config: Config;
  manifest: Manifest;
  distDir: string;
  /** The time of day; a test's own. */
  now?: () => Date;
}

interface SiteFile {
  type: string;
  /** Seconds that a client may keep it without asking again. */
  maxAge: number;
  body: () => string | Buffer;
}

const hour = 3600;
const plainText = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';

/**
 * The files that other programs ask for by name, at fixed addresses: sitemap, robots, feed, security contact, the
 * summary for language models, web manifest and icons. Each is made or read once.
 */
export async function createSiteFiles(options: SiteFilesOptions): Promise<SiteMiddleware> {
  const files = new Map<string, SiteFile>([...madeFiles(options), ...(await readIcons(options.distDir))]);
  return async function siteFiles(ctx: SiteContext, next: Next): Promise<void> {
    const file = files.get(ctx.path);
    if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.route = ctx.path;
    const body = file.body();
    ctx.status = 200;
    ctx.type = file.type;
    // Weak, because the bytes on the wire differ with their compression.
    ctx.etag = `W/"${contentHash(body)}"`;
    ctx.set('Cache-Control', `public, max-age=${file.maxAge}`);
    ctx.body = body;
  };
}

function* madeFiles({
  config,
  manifest,
  now = () => new Date(),
}: SiteFilesOptions): Generator<[string, SiteFile]> {
  const { business, siteOrigin } = config;
  const context = structuredDataContext({ ...manifest, business, siteOrigin });
  yield ['/sitemap.xml', made(xml, () => sitemapXml(context))];
  yield ['/robots.txt', made(plainText, () => robotsText(siteOrigin))];
  yield [feedPath, made(`${feedType}; charset=utf-8`, () => feedXml(context))];
  yield ['/llms.txt', made(plainText, () => llmsText(context))];
  yield [
    webManifestPath,
    made('application/manifest+json', () => webManifest({ business, ground: manifest.ground.light })),
  ];
  yield [
    '/.well-known/security.txt',
    { type: plainText, maxAge: hour, body: () => securityText(business, siteOrigin, now()) },
  ];
}

/** Made for the first who asks: at the start nobody does, and somebody waits for a page. */
function made(type: string, make: () => string): SiteFile {
  let body: string | undefined;
  return {
    type,
    maxAge: hour,
    body: () => {
      body ??= make();
      return body;
    },
  };
}

/** Icons have no hash in their names: a day is a fair wait for a new one. */
async function readIcons(distDir: string): Promise<[string, SiteFile][]> {
  return Promise.all(
    iconFiles.map(async ({ path, type }): Promise<[string, SiteFile]> => {
      const bytes = await readFile(join(distDir, 'static/icons', path));
      return [path, { type, maxAge: 24 * hour, body: () => bytes }];
    }),
  );
}
