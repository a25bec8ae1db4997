import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Business } from '../../data/business.ts';
import { mailLink, telLink } from '../../data/contact-links.ts';
import { feedPath, feedType } from '../../data/feed.ts';
import { webManifestPath } from '../../views/site/server-data.ts';
import { dayMs, hourMs, secondMs } from '../base/durations.ts';
import type { Manifest } from '../base/manifest.ts';
import type { Config } from '../config/config.ts';
import type { Source } from '../response-cache/response-cache.ts';
import { structuredDataContext } from '../structured-data/structured-data-context.ts';
import { feedXml } from './feed-xml.ts';
import { llmsText } from './llms-text.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { iconFiles, webManifest } from './web-manifest.ts';

export interface SiteFilesOptions {
  config: Pick<Config, 'business' | 'siteOrigin'>;
  manifest: Manifest;
  distDir: string;
}

const plainText = 'text/plain; charset=utf-8';

/**
 * The files that other programs ask for by name, at fixed addresses: sitemap, robots, feed, security contact, the
 * summary for language models, web manifest and icons.
 */
export function siteFileSources({ config, manifest, distDir }: SiteFilesOptions): Map<string, Source> {
  const { business, siteOrigin } = config;
  const context = structuredDataContext({ ...manifest, business, siteOrigin });
  const ground = manifest.ground.light;
  const files: readonly [path: string, type: string, make: () => string][] = [
    ['/sitemap.xml', 'application/xml; charset=utf-8', () => sitemapXml(context)],
    ['/robots.txt', plainText, () => robotsText(siteOrigin)],
    [feedPath, `${feedType}; charset=utf-8`, () => feedXml(context)],
    ['/llms.txt', plainText, () => llmsText(context)],
    [webManifestPath, 'application/manifest+json; charset=utf-8', () => webManifest(business, ground)],
    ['/.well-known/security.txt', plainText, () => securityText(business, siteOrigin, new Date())],
  ];
  return new Map([
    ...files.map(([path, type, make]): [string, Source] => [
      path,
      // The expiry of security.txt moves with the day; the others cost little.
      { ...source(path, type, hourMs, async () => Buffer.from(make())), ttlMs: dayMs },
    ]),
    // Icons have no hash in their names: a day is a fair wait for a new one.
    ...iconFiles.map(({ path, type }): [string, Source] => [
      path,
      source(path, type, dayMs, () => readFile(join(distDir, 'static/icons', path))),
    ]),
  ]);
}

function source(route: string, type: string, maxAgeMs: number, read: () => Promise<Buffer>): Source {
  const headers = { 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAgeMs / secondMs}` };
  return { route, make: async () => ({ body: await read(), headers }) };
}

/** `robots.txt`: everything may be read, and where the sitemap is. */
function robotsText(siteOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/** RFC 9116 wants less than a year, so that a forgotten file does not send reports to nobody. */
const validForMs = 180 * dayMs;

/** `/.well-known/security.txt`: where to report a weakness of the site. It expires half a year after the day of `now`. */
export function securityText(
  { email, phone }: Pick<Business, 'email' | 'phone'>,
  siteOrigin: string,
  now: Date,
): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: ${mailLink(email)}`,
    `Contact: ${telLink(phone)}`,
    `Expires: ${new Date(today + validForMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}/.well-known/security.txt\n`,
  ].join('\n');
}
