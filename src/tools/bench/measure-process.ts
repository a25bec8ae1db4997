import { execFileSync } from 'node:child_process';
import type autocannon from 'autocannon';
import { median } from '../measurement/median.ts';
import { type LoadResult, runLoad } from './load.ts';
import type { BenchOptions } from './measure-scenario.ts';
import type { Scenario } from './scenarios.ts';
import { startBaseline, startSite } from './start-server.ts';

/** Milliseconds from the start of the process to its first page, as the median of some starts. */
export async function measureColdStart({ workDir }: BenchOptions, starts: number): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const before = performance.now();
    await using _site = await startSite(`${workDir}starts`);
    times.push(performance.now() - before);
  }
  return median(times);
}

/** MiB resident after half of the requests and after all; a fiftieth of them asks for the page that nothing caches. */
export async function measureMemory(
  { workDir }: BenchOptions,
  requests: number,
  [cached, dynamic]: readonly [Scenario, Scenario],
): Promise<{ half: number; whole: number }> {
  await using site = await startSite(`${workDir}memory`);
  const resident: number[] = [];
  for (let step = 0; step < 10; step += 1) {
    for (const [{ path, headers, connections }, share] of [
      [cached, 0.98],
      [dynamic, 0.02],
    ] as const) {
      const answers = Math.ceil((requests / 10) * share);
      const request = { method: 'GET', path, headers } as const;
      await runLoad({ port: site.port, request, connections, end: { answers } });
    }
    const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' });
    resident.push(Number(kibibytes) / 1024);
  }
  return { half: resident[4] ?? Number.NaN, whole: resident[9] ?? Number.NaN };
}

/** Posts of the quote form, each stored durably before it is answered, against a handler that keeps nothing. */
export async function measurePosts(options: BenchOptions): Promise<Record<'site' | 'bare', LoadResult[]>> {
  const { workDir, rounds, milliseconds } = options;
  await using site = await startSite(`${workDir}posts`);
  await using bare = await startBaseline('post', workDir);
  const results: Record<'site' | 'bare', LoadResult[]> = { site: [], bare: [] };
  const load = { request: quotePost(), status: 201, connections: 32, end: { milliseconds } };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { port }] of Object.entries({ site, bare })) {
      const result = await runLoad({ ...load, port });
      if (round > 0) results[name as 'site' | 'bare'].push(result);
    }
  }
  return results;
}

/** The quote form as a script posts it, each time by another visitor from an address of their own. */
function quotePost(): autocannon.Request {
  let visitor = 0;
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

/**
 * The 99th percentile, in milliseconds, of a cached page asked one request at a time while forms are being posted: with a
 * disk whose every fsync takes 100 ms, and with the usual one. strace holds the thread that asked for the fsync; both sites
 * run under it, since it costs both. Undefined where strace is missing or may not trace.
 */
export async function measureSlowDisk(
  { workDir, rounds, milliseconds }: BenchOptions,
  { path, headers }: Scenario,
): Promise<{ slow: number; usual: number } | undefined> {
  const strace = 'strace -f -qq --seccomp-bpf -o /dev/null -e trace=fsync,fdatasync'.split(' ');
  try {
    execFileSync('strace', [...strace.slice(1), 'true'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const delay = ['-e', 'inject=fsync,fdatasync:delay_exit=100000'];
  await using slow = await startSite(`${workDir}slow-disk`, [...strace, ...delay]);
  await using usual = await startSite(`${workDir}usual-disk`, strace);
  const post = quotePost();
  const page = { request: { method: 'GET', path, headers }, connections: 1, end: { milliseconds } } as const;
  const samples: Record<string, number[]> = { slow: [], usual: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { port }] of Object.entries({ slow, usual })) {
      // As many posts on both, or the usual disk would have more to do.
      const posting = runLoad({ port, request: post, status: 201, connections: 2, end: { answers: 20 } });
      const { p99 } = await runLoad({ ...page, port });
      await posting;
      if (round > 0) samples[name]?.push(p99);
    }
  }
  return { slow: median(samples.slow ?? []), usual: median(samples.usual ?? []) };
}
