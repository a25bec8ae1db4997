import { runLoad } from './load.ts';
import { median } from './median.ts';
import { residentMebibytes } from './process-usage.ts';
import type { Scenario } from './scenario.ts';
import { startSite } from './servers/start-server.ts';

/** Milliseconds from the start of the process to its first page, as the median of some starts. */
export async function measureColdStart(distDir: string, dataDir: string, starts: number): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const before = performance.now();
    await using _site = await startSite(distDir, dataDir);
    times.push(performance.now() - before);
  }
  return median(times);
}

export interface MemoryOptions {
  distDir: string;
  dataDir: string;
  requests: number;
  /** Asked in turn; the dynamic one a fiftieth of the time, since a page that nothing caches is rare. */
  cached: Scenario;
  dynamic: Scenario;
}

/** MiB resident after each tenth of the requests. */
export async function measureMemory(options: MemoryOptions): Promise<number[]> {
  const { distDir, dataDir, requests, cached, dynamic } = options;
  await using site = await startSite(distDir, dataDir);
  const tenth = Math.ceil(requests / 10);
  const resident: number[] = [];
  for (let step = 0; step < 10; step += 1) {
    for (const [{ path, headers, connections }, share] of [
      [cached, 0.98],
      [dynamic, 0.02],
    ] as const) {
      const request = { method: 'GET', path, headers } as const;
      await runLoad({ port: site.port, request, connections, end: { answers: Math.ceil(tenth * share) } });
    }
    resident.push(residentMebibytes(site.pid));
  }
  return resident;
}
