import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LoadResult, runLoad } from './load.ts';
import type { Rival, Scenario } from './scenarios.ts';
import { type RecordedAnswer, type RunningServer, startBaseline } from './start-server.ts';

export interface BenchOptions {
  /** With a slash at its end; holds the bundled baselines. */
  workDir: string;
  rounds: number;
  /** Of one load; one request at a time is asked for half a second. */
  milliseconds: number;
}

export interface Measured {
  /** Absent for the site itself. */
  rival?: Rival;
  samples: Sample[];
}

export interface Sample {
  /** As many clients as the scenario says. */
  busy: LoadResult;
  /** One request at a time. */
  alone: LoadResult;
  /** Microseconds of processor time of the server for one request. */
  processor: number;
}

/**
 * Measures the site and its rivals in turn, round after round, so that whatever else the machine does meets all of
 * them alike. A first round warms them up and is not counted. The site comes first in what is returned.
 */
export async function measureScenario(
  scenario: Scenario,
  site: RunningServer,
  options: BenchOptions,
): Promise<Measured[]> {
  const answer = await recordAnswer(site.port, scenario);
  await using started = new AsyncDisposableStack();
  const contestants: (Measured & { server: RunningServer })[] = [{ server: site, samples: [] }];
  for (const rival of scenario.rivals) {
    const server = started.use(await startBaseline(rival.baseline, options.workDir, answer));
    contestants.push({ rival, server, samples: [] });
  }
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const { server, samples } of round % 2 ? contestants : contestants.toReversed()) {
      const sample = await measure(server, scenario, answer.status, options.milliseconds);
      if (round > 0) samples.push(sample);
    }
  }
  return contestants;
}

async function measure(
  { port, pid }: RunningServer,
  { path, headers, connections }: Scenario,
  status: number,
  milliseconds: number,
): Promise<Sample> {
  const load = { port, status, request: { method: 'GET', path, headers } } as const;
  const before = processorSeconds(pid);
  const busy = await runLoad({ ...load, connections, end: { milliseconds } });
  const processor = ((processorSeconds(pid) - before) * 1e6) / busy.answers;
  const alone = await runLoad({ ...load, connections: 1, end: { milliseconds: 500 } });
  return { busy, alone, processor };
}

/** Processor time that a process has used so far, as Linux counts it: in ticks, 100 a second. */
function processorSeconds(pid: number): number {
  // The second field, the program's name, may hold spaces; those after it are counted from its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Headers that Node sets by itself. */
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/** The answer as it is on the wire: `fetch` would decode it. */
function recordAnswer(port: number, { path, headers }: Scenario): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent: false }, async (response) => {
      const body = await buffer(response);
      const kept = Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name));
      const recorded = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
      resolve({
        status: response.statusCode ?? 0,
        headers: { ...recorded, 'content-length': String(body.length) },
        body,
      });
    }).once('error', reject);
  });
}
