import type { BaselineName } from './servers/start-server.ts';

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
  label: string;
  /** The least share of its requests a second that the site must reach; absent where it is only shown. */
  least?: number;
}

/** What Chromium 140 on Android sends. */
const browserEncodings = 'gzip, deflate, br, zstd';

// A page that is rendered takes long: more clients at once would only be refused.
const [many, few] = [32, 8];

const http = { baseline: 'http', label: 'node:http' } as const;
const koa = { baseline: 'koa', label: 'Koa' } as const;
const koaReact = { baseline: 'koa-react', label: 'Koa + React' } as const;
const koaStatic = { baseline: 'koa-static', label: 'koa-static' } as const;

export interface ScenarioPaths {
  /** Of a page that is the same for everybody. */
  cached: string;
  /** Of one that is rendered for each request. */
  dynamic: string;
  /** Of a script that is small enough to be kept. */
  asset: string;
}

/** The first is the cached page as browsers ask for it, the third the dynamic page. */
type Scenarios = readonly [Scenario, Scenario, Scenario, ...Scenario[]];

/** What is measured, and the shares that docs/performance.md promises. */
export function scenarios({ cached, dynamic, asset }: ScenarioPaths): Scenarios {
  return [
    {
      title: 'Cached page, brotli',
      path: cached,
      headers: headersWith(browserEncodings),
      connections: many,
      rivals: [http, { ...koa, least: 0.9 }],
    },
    {
      title: 'Cached page, not compressed',
      path: cached,
      headers: headersWith('identity'),
      connections: many,
      rivals: [http, { ...koa, least: 0.9 }],
    },
    {
      title: 'Dynamic page, not compressed',
      path: dynamic,
      headers: headersWith('identity'),
      connections: few,
      rivals: [{ ...koaReact, least: 1 }],
    },
    {
      title: 'Dynamic page, brotli',
      path: dynamic,
      headers: headersWith(browserEncodings),
      connections: few,
      rivals: [koaReact],
    },
    {
      title: 'API, /api/services',
      path: '/api/services',
      headers: headersWith(browserEncodings),
      connections: many,
      rivals: [http, { ...koa, least: 0.9 }],
    },
    {
      title: 'Small asset',
      path: asset,
      headers: headersWith(browserEncodings),
      connections: many,
      rivals: [{ ...koa, least: 0.9 }, koaStatic],
    },
    {
      title: 'Site file, /sitemap.xml',
      path: '/sitemap.xml',
      headers: headersWith(browserEncodings),
      connections: many,
      rivals: [http, { ...koa, least: 0.9 }],
    },
  ];
}

function headersWith(encoding: string): Record<string, string> {
  return {
    'User-Agent':
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'Accept-Encoding': encoding,
    'Accept-Language': 'en-IN,en;q=0.9',
  };
}
