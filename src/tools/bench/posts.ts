import type autocannon from 'autocannon';
import { type LoadResult, runLoad } from './load.ts';
import { median } from './median.ts';
import { startBaseline, startSite } from './servers/start-server.ts';

export interface PostsOptions {
  distDir: string;
  /** With a slash at its end; holds the bundled baselines. */
  workDir: string;
  rounds: number;
  milliseconds: number;
}

export interface PostFigures {
  perSecond: number;
  /** Milliseconds to the last byte. */
  median: number;
  p99: number;
}

/** Posts of the quote form, each stored durably before it is answered, against a handler that keeps nothing. */
export async function measurePosts(options: PostsOptions): Promise<{ site: PostFigures; bare: PostFigures }> {
  const { distDir, workDir, rounds, milliseconds } = options;
  await using site = await startSite(distDir, `${workDir}posts`, { environment: { TRUST_PROXY: '1' } });
  await using bare = await startBaseline('post', options);
  const results = { site: [] as LoadResult[], bare: [] as LoadResult[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { port }] of [
      ['site', site],
      ['bare', bare],
    ] as const) {
      const result = await runLoad({ port, request: quotePost(), connections: 32, end: { milliseconds } });
      if (round > 0) results[name].push(result);
    }
  }
  return { site: figuresOf(results.site), bare: figuresOf(results.bare) };
}

/** The quote form as a script posts it, each time by another visitor from an address of their own. */
export function quotePost(): autocannon.Request {
  // Two loads of one server number their visitors differently.
  let visitor = Math.floor(Math.random() * 5e6);
  return {
    method: 'POST',
    path: '/quote',
    setupRequest(request) {
      visitor += 1;
      return {
        ...request,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Forwarded-For': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        },
        body: `name=Visitor+${visitor}&phone=90000+00000`,
      };
    },
  };
}

/** @throws Error when posts were answered with anything but 201: their speed would mean nothing. */
function figuresOf(results: readonly LoadResult[]): PostFigures {
  for (const { statuses, answers } of results) {
    if ((statuses[201] ?? 0) < answers) throw new Error(`Posts were answered ${JSON.stringify(statuses)}`);
  }
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    median: median(results.map(({ lastByte }) => lastByte.median)),
    p99: median(results.map(({ lastByte }) => lastByte.p99)),
  };
}
