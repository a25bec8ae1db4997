import type { BaselineName } from './servers/bundle-baselines.ts';

/** One request, and what answers it besides the site. */
export interface Scenario {
  title: string;
  path: string;
  /** The value of `Accept-Encoding`. */
  encoding: string;
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

const http = { baseline: 'bare-http', label: 'node:http' } as const;
const koa = { baseline: 'bare-koa', label: 'Koa' } as const;
const koaBody = { baseline: 'bare-koa-body', label: 'Koa, the body' } as const;
const koaReact = { baseline: 'bare-koa-react', label: 'Koa + React' } as const;
const koaStatic = { baseline: 'bare-koa-static', label: 'koa-static' } as const;

export interface ScenarioPaths {
  /** Of a page that is the same for everybody. */
  cached: string;
  /** Of one that is rendered for each request. */
  dynamic: string;
  /** Of a script. */
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
      encoding: browserEncodings,
      connections: many,
      rivals: [{ ...http, least: 0.6 }, { ...koa, least: 0.9 }, koaBody],
    },
    {
      title: 'Cached page, not compressed',
      path: cached,
      encoding: 'identity',
      connections: many,
      rivals: [{ ...http, least: 0.6 }, { ...koa, least: 0.9 }, koaBody],
    },
    {
      title: 'Dynamic page, not compressed',
      path: dynamic,
      encoding: 'identity',
      connections: few,
      rivals: [{ ...koaReact, least: 1 }],
    },
    {
      title: 'Dynamic page, brotli',
      path: dynamic,
      encoding: browserEncodings,
      connections: few,
      rivals: [koaReact],
    },
    {
      title: 'API, /api/services',
      path: '/api/services',
      encoding: browserEncodings,
      connections: many,
      rivals: [http, koa],
    },
    {
      title: 'Static asset',
      path: asset,
      encoding: browserEncodings,
      connections: many,
      rivals: [{ ...koaStatic, least: 0.9 }],
    },
  ];
}

/** The request of a scenario, as a phone's browser sends it. */
export function requestText({ path, encoding }: Scenario): string {
  return [
    `GET ${path} HTTP/1.1`,
    'Host: localhost:8080',
    'Connection: keep-alive',
    'User-Agent: Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    `Accept-Encoding: ${encoding}`,
    'Accept-Language: en-IN,en;q=0.9',
    '\r\n',
  ].join('\r\n');
}
