import { execFileSync } from 'node:child_process';
import { measureLatency, runLoad } from './load.ts';
import { median } from './median.ts';
import { quotePost } from './posts.ts';
import type { Scenario } from './scenario.ts';
import { startSite } from './servers/start-server.ts';

export interface SlowDiskOptions {
  distDir: string;
  /** With a slash at its end. */
  workDir: string;
  cached: Scenario;
  rounds: number;
  milliseconds: number;
}

/** 99th percentiles of a cached page, in milliseconds. */
export interface SlowDiskFigures {
  slow: number;
  usual: number;
}

/** Milliseconds that each fsync takes longer. */
const fsyncDelay = 100;

/**
 * A cached page, one request at a time, while forms are being posted: with a disk whose every fsync takes 100 ms, and
 * with the usual one. strace holds the thread that asked for the fsync; both sites run under it, since it costs both.
 * Undefined where strace is missing or may not trace.
 */
export async function measureSlowDisk(options: SlowDiskOptions): Promise<SlowDiskFigures | undefined> {
  if (!canTrace()) return undefined;
  const { distDir, workDir, cached, rounds, milliseconds } = options;
  const under = (delay: number) => ({ environment: { TRUST_PROXY: '1' }, under: tracer(delay) });
  await using slow = await startSite(distDir, `${workDir}slow-disk`, under(fsyncDelay));
  await using usual = await startSite(distDir, `${workDir}usual-disk`, under(0));
  const samples: Record<'slow' | 'usual', number[]> = { slow: [], usual: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { port }] of [
      ['slow', slow],
      ['usual', usual],
    ] as const) {
      // As many posts on both, or the usual disk would have more to do.
      const posting = runLoad({ port, request: quotePost(), connections: 2, end: { answers: 20 } });
      const pages = await measureLatency(port, cached, milliseconds);
      await posting;
      if (round > 0) samples[name].push(pages.lastByte.p99);
    }
  }
  return { slow: median(samples.slow), usual: median(samples.usual) };
}

function tracer(delay: number): string[] {
  const words = ['-f', '-qq', '--seccomp-bpf', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync'];
  return [
    'strace',
    ...words,
    ...(delay > 0 ? ['-e', `inject=fsync,fdatasync:delay_exit=${delay * 1000}`] : []),
  ];
}

function canTrace(): boolean {
  try {
    execFileSync('strace', [...tracer(0).slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
