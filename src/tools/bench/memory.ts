import type { LoadGenerator } from './load/load-generator.ts';
import { residentMebibytes } from './process-usage.ts';
import { requestText, type Scenario } from './scenario.ts';
import { startSite } from './servers/start-server.ts';

export interface MemoryOptions {
  generator: LoadGenerator;
  distDir: string;
  dataDir: string;
  requests: number;
  /** Asked in turn; the dynamic one a fiftieth of the time, since a page that nothing caches is rare. */
  cached: Scenario;
  dynamic: Scenario;
}

/** MiB resident after each tenth of the requests. */
export async function measureMemory(options: MemoryOptions): Promise<number[]> {
  const { generator, distDir, dataDir, requests, cached, dynamic } = options;
  await using site = await startSite(distDir, dataDir);
  const load = { port: site.port, milliseconds: Number.MAX_SAFE_INTEGER };
  const tenth = Math.ceil(requests / 10);
  const resident: number[] = [];
  for (let step = 0; step < 10; step += 1) {
    for (const [scenario, share] of [
      [cached, 0.98],
      [dynamic, 0.02],
    ] as const) {
      const { connections } = scenario;
      const request = requestText(scenario);
      await generator.run({ ...load, request, connections, requests: Math.ceil(tenth * share) });
    }
    resident.push(residentMebibytes(site.pid));
  }
  return resident;
}
