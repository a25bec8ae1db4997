import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { type Load, type LoadResult, putLoad } from '../harness/load.ts';
import { isRest, sampleOf } from '../harness/sample-of.ts';

// What else this machine does makes everything slower, in one try more than in another: the calmest one counts.

/** Half of another visitor's pages come within it. */
const longestMedianMs = 500;

const proxied = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };
const made = ['/contact?service=marble-polishing&area=#'];
const flooder = { 'X-Forwarded-For': '203.0.113.1', accept: 'text/html' };
const visitor = { 'X-Forwarded-For': '203.0.113.2', accept: 'text/html' };

const refusedForms = { paths: ['/contact'], form: 'name=&message=#', headers: flooder };
const pages = { paths: made, headers: flooder };

const floods = [
  [16, 'refused forms', refusedForms],
  [64, 'refused forms', refusedForms],
  [600, 'pages', pages],
] as const;

test.each(sampleOf(floods, floods.length))(
  'under a flood over %i connections of %s another visitor has their pages',
  { timeout: 60_000 },
  async (connections, _, load) => {
    await using site = await startBuiltSite(proxied);
    let visited = await visitUnder(site.url, { ...load, connections });
    for (let tries = 1; tries < 3 && p50Of(visited) > longestMedianMs; tries += 1)
      visited = await visitUnder(site.url, { ...load, connections });
    expect(Object.keys(visited.statuses)).toEqual(['200']);
    expect(p50Of(visited)).toBeLessThanOrEqual(longestMedianMs);
  },
);

test.runIf(!isRest)(
  'mutation: where all count as one address, the others wait behind the flood',
  { timeout: 60_000 },
  async () => {
    await using site = await startBuiltSite({ LOG_LEVEL: 'error' });
    const visited = await visitUnder(site.url, { ...pages, connections: 600 });
    const isServed = Object.keys(visited.statuses).join() === '200' && p50Of(visited) <= longestMedianMs;
    expect(isServed).toBe(false);
  },
);

const ordinary = [
  ['at 50 addresses', { 'X-Forwarded-For': '2001:db8:#::1' }],
  ['behind one address', { 'X-Forwarded-For': '203.0.113.3' }],
] as const;

test.each(sampleOf(ordinary, ordinary.length))(
  'of 50 ordinary visitors %s nobody is refused',
  { timeout: 60_000 },
  async (_, headers) => {
    await using site = await startBuiltSite(proxied);
    await putLoad({ url: site.url, paths: made, connections: 4, ms: 1000 });
    const visit = (): Promise<LoadResult> =>
      putLoad({ url: site.url, paths: made, connections: 50, pause: 1000, headers, ms: 5000 });
    let visited = await visit();
    for (let tries = 1; tries < 4 && visited.statuses[503]; tries += 1) visited = await visit();
    expect(visited.failures).toEqual({});
    expect(Object.keys(visited.statuses)).toEqual(['200']);
  },
);

/** What one visitor with one connection gets meanwhile. */
async function visitUnder(url: string, load: Omit<Load, 'url' | 'ms'>): Promise<LoadResult> {
  const ms = 3000;
  const [visited] = await Promise.all([
    putLoad({ url, paths: made, headers: visitor, connections: 1, ms }),
    putLoad({ url, ...load, ms }),
  ]);
  return visited;
}

function p50Of({ latency }: LoadResult): number {
  return latency[200]?.p50 ?? Number.POSITIVE_INFINITY;
}
