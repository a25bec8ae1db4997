import type { LoadResult } from './load/load.ts';
import type { LoadGenerator } from './load/load-generator.ts';
import { addressPlace, numberPlace } from './load/numbered-request.ts';
import { median } from './median.ts';
import { type RunningServer, startBaseline, startSite } from './servers/start-server.ts';

export interface PostsOptions {
  generator: LoadGenerator;
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

const connections = 32;

/** Posts of the quote form, each stored durably before it is answered, against a handler that keeps nothing. */
export async function measurePosts({
  generator,
  distDir,
  workDir,
  rounds,
  milliseconds,
}: PostsOptions): Promise<{ site: PostFigures; bare: PostFigures }> {
  await using site = await startSite(distDir, `${workDir}posts`, { environment: { TRUST_PROXY: '1' } });
  await using bare = await startBaseline(`${workDir}bare-post.mjs`, []);
  const results = new Map<RunningServer, LoadResult[]>([
    [site, []],
    [bare, []],
  ]);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [server, samples] of results) {
      const result = await generator.run({
        port: server.port,
        request: postText,
        connections,
        milliseconds,
        requests: Number.MAX_SAFE_INTEGER,
      });
      if (round > 0) samples.push(result);
    }
  }
  return { site: figuresOf(results.get(site) ?? []), bare: figuresOf(results.get(bare) ?? []) };
}

/** @throws Error when posts were answered with anything but 201: their speed would mean nothing. */
function figuresOf(results: readonly LoadResult[]): PostFigures {
  for (const { statuses, requests } of results) {
    if ((statuses[201] ?? 0) < requests) throw new Error(`Posts were answered ${JSON.stringify(statuses)}`);
  }
  return {
    perSecond: median(results.map(({ requests, seconds }) => requests / seconds)),
    median: median(results.map(({ lastByte }) => lastByte.median)),
    p99: median(results.map(({ lastByte }) => lastByte.p99)),
  };
}

const body = `name=Visitor+${numberPlace}&phone=90000+00000`;

/** The quote form as a script posts it, from a visitor of its own each time. */
export const postText: string = [
  'POST /quote HTTP/1.1',
  'Host: localhost:8080',
  'Connection: keep-alive',
  'Accept: application/json',
  'Content-Type: application/x-www-form-urlencoded',
  `Content-Length: ${body.length}`,
  `X-Forwarded-For: ${addressPlace}`,
  '',
  body,
].join('\r\n');
