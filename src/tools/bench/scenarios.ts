/** One request, and what answers it besides the site. */
export interface Scenario {
  title: string;
  path: string;
  /** As a phone's browser sends them. */
  headers: Readonly<Record<string, string>>;
  /** How many clients ask at the same time. */
  connections: number;
  rivals: readonly Rival[];
}

export interface Rival {
  baseline: BaselineName;
  /** The least share of its requests a second that the site must reach; absent where it is only shown. */
  least?: number;
}

/** The programs of `baselines.tsx`. */
export type BaselineName = 'node:http' | 'Koa' | 'Koa + React' | 'koa-static' | 'post';

// A page that is rendered takes long: more clients at once would only be refused.
const [many, few] = [32, 8];

/** What Chromium 140 on Android sends. */
const browser = 'gzip, deflate, br, zstd';

const koa: Rival = { baseline: 'Koa', least: 0.9 };
const http: Rival = { baseline: 'node:http' };
const react: Rival = { baseline: 'Koa + React', least: 1 };

const page = '/services';
const dynamicPage = '/contact?service=marble-polishing&tier=premium';

/** What is measured, with the shares that docs/performance.md promises. `asset` is a script small enough to be kept. */
export function scenariosWith(asset: string): Scenario[] {
  return [
    scenario('Cached page, brotli', page, browser, many, [http, koa]),
    scenario('Cached page, not compressed', page, 'identity', many, [http, koa]),
    scenario('Dynamic page, not compressed', dynamicPage, 'identity', few, [react]),
    // React's own is not compressed.
    scenario('Dynamic page, brotli', dynamicPage, browser, few, [{ baseline: 'Koa + React' }]),
    scenario('API, /api/services', '/api/services', browser, many, [http, koa]),
    scenario('Small asset', asset, browser, many, [koa, { baseline: 'koa-static' }]),
    scenario('Site file, /sitemap.xml', '/sitemap.xml', browser, many, [http, koa]),
  ];
}

function scenario(
  title: string,
  path: string,
  encodings: string,
  connections: number,
  rivals: readonly Rival[],
): Scenario {
  const headers = {
    'User-Agent':
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'Accept-Encoding': encodings,
    'Accept-Language': 'en-IN,en;q=0.9',
  };
  return { title, path, headers, connections, rivals };
}
