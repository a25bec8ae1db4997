import { median } from './median.ts';
import { startSite } from './servers/start-server.ts';

/** Milliseconds from the start of the process to its first page, as the median of some starts. */
export async function measureColdStart(distDir: string, dataDir: string, starts: number): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const before = performance.now();
    const site = await startSite(distDir, dataDir);
    times.push(performance.now() - before);
    await site[Symbol.asyncDispose]();
  }
  return median(times);
}
