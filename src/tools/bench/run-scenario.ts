import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LoadResult, measureLatency, runLoad, type Times } from './load.ts';
import { processorSeconds } from './process-usage.ts';
import type { Rival, Scenario } from './scenario.ts';
import { type RecordedAnswer, type RunningServer, startBaseline } from './servers/start-server.ts';

export interface RunScenarioOptions {
  site: RunningServer;
  /** With a slash at its end; holds the bundled baselines. */
  workDir: string;
  distDir: string;
  rounds: number;
  /** Of one load; the latencies take a third of it. */
  milliseconds: number;
}

export interface ScenarioResult {
  scenario: Scenario;
  site: readonly Sample[];
  rivals: readonly { rival: Rival; samples: readonly Sample[] }[];
}

export interface Sample {
  requestsPerSecond: number;
  /** Microseconds of processor time of the server for one request; undefined where the system does not say. */
  processorMicroseconds: number | undefined;
  /** One request at a time. */
  firstByte: Times;
  lastByte: Times;
  /** Of one answer, head and body. */
  bytes: number;
}

/** The share of answers that may be refusals: on a machine that has no processor to spare the site sheds load. */
const mostRefused = 0.05;

/**
 * Measures the site and its rivals in turn, round after round, so that whatever else the machine does meets all of
 * them alike. A first round warms them up and is not counted.
 */
export async function runScenario(scenario: Scenario, options: RunScenarioOptions): Promise<ScenarioResult> {
  const { site, rounds, milliseconds } = options;
  const answer = await recordAnswer(site.port, scenario);
  await using started = new AsyncDisposableStack();
  const own: Sample[] = [];
  const rivals: { rival: Rival; samples: Sample[] }[] = [];
  const contestants = [{ server: site, samples: own }];
  for (const rival of scenario.rivals) {
    const server = started.use(await startBaseline(rival.baseline, { ...options, answer }));
    const samples: Sample[] = [];
    rivals.push({ rival, samples });
    contestants.push({ server, samples });
  }
  for (let round = 0; round <= rounds; round += 1) {
    // Each round begins with another one.
    const first = round % contestants.length;
    for (const { server, samples } of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      const sample = await measure(server, { scenario, status: answer.status, milliseconds });
      if (round > 0) samples.push(sample);
    }
  }
  return { scenario, site: own, rivals };
}

/**
 * As many requests a second as the server can answer, then latencies one request at a time. Answers with another status do
 * not count.
 * @throws Error when there are more than a few of those, since the speed would then mean nothing.
 */
async function measure(
  { port, pid }: RunningServer,
  { scenario, status, milliseconds }: { scenario: Scenario; status: number; milliseconds: number },
): Promise<Sample> {
  const { path, headers, connections } = scenario;
  const before = processorSeconds(pid);
  const busy = await runLoad({
    port,
    request: { method: 'GET', path, headers },
    connections,
    end: { milliseconds },
  });
  const after = processorSeconds(pid);
  const alone = await measureLatency(port, scenario, milliseconds / 3);
  const share = shareOf(status, busy);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return {
    requestsPerSecond: busy.perSecond * share,
    processorMicroseconds: used === undefined ? undefined : (used * 1e6) / (busy.answers * share),
    ...alone,
    bytes: busy.bytes,
  };
}

function shareOf(status: number, { statuses, answers }: LoadResult): number {
  const share = (statuses[status] ?? 0) / answers;
  if (!(share >= 1 - mostRefused))
    throw new Error(`A server answered ${JSON.stringify(statuses)} where only ${status} makes sense`);
  return share;
}

/** The site's answer once its page is compressed as tightly as it goes, which takes it a moment. */
async function recordAnswer(port: number, { path, headers }: Scenario): Promise<RecordedAnswer> {
  let last = await fetchAnswer(port, path, headers);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const next = await fetchAnswer(port, path, headers);
    if (next.body.length === last.body.length) return next;
    last = next;
  }
}

/** Headers that Node sets by itself. */
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

function fetchAnswer(port: number, path: string, headers: Scenario['headers']): Promise<RecordedAnswer> {
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
