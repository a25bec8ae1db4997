import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LoadGenerator } from './load/load-generator.ts';
import { measure, type Sample } from './measure.ts';
import { type Rival, requestText, type Scenario } from './scenario.ts';
import type { BaselineName } from './servers/bundle-baselines.ts';
import { type RecordedAnswer, writeRecordedAnswer } from './servers/recorded-answer.ts';
import { type RunningServer, startBaseline } from './servers/start-server.ts';

export interface RunScenarioOptions {
  generator: LoadGenerator;
  site: RunningServer;
  /** With a slash at its end; holds the bundled baselines. */
  workDir: string;
  distDir: string;
  rounds: number;
  milliseconds: number;
}

export interface ScenarioResult {
  scenario: Scenario;
  site: readonly Sample[];
  rivals: readonly { rival: Rival; samples: readonly Sample[] }[];
}

/**
 * Measures the site and its rivals in turn, round after round, so that whatever else the machine does meets all of
 * them alike. A first round warms them up and is not counted.
 */
export async function runScenario(scenario: Scenario, options: RunScenarioOptions): Promise<ScenarioResult> {
  const { generator, site, workDir, distDir, rounds, milliseconds } = options;
  const answer = await recordAnswer(site.port, scenario);
  const request = requestText(scenario);
  const { connections } = scenario;
  const recording = `${workDir}answer.json`;
  await writeRecordedAnswer(recording, answer);

  await using started = new AsyncDisposableStack();
  const contestants: { server: RunningServer; samples: Sample[] }[] = [{ server: site, samples: [] }];
  for (const { baseline } of scenario.rivals) {
    const server = started.use(
      await startBaseline(`${workDir}${baseline}.mjs`, [argumentOf(baseline, { recording, distDir })]),
    );
    contestants.push({ server, samples: [] });
  }
  for (let round = 0; round <= rounds; round += 1) {
    // Each round begins with another one.
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const contestant = contestants[(round + turn) % contestants.length];
      if (!contestant) continue;
      const { server, samples } = contestant;
      const { status } = answer;
      const sample = await measure({ generator, server, request, status, connections, milliseconds });
      if (round > 0) samples.push(sample);
    }
  }
  const [own, ...others] = contestants.map(({ samples }) => samples);
  return {
    scenario,
    site: own ?? [],
    rivals: scenario.rivals.map((rival, index) => ({ rival, samples: others[index] ?? [] })),
  };
}

function argumentOf(
  baseline: BaselineName,
  { recording, distDir }: { recording: string; distDir: string },
): string {
  return baseline === 'bare-koa-react' || baseline === 'bare-koa-static' ? distDir : recording;
}

/** The site's answer once its page is compressed as tightly as it goes, which takes it a moment. */
async function recordAnswer(port: number, { path, encoding }: Scenario): Promise<RecordedAnswer> {
  let last = await fetchAnswer(port, path, encoding);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const next = await fetchAnswer(port, path, encoding);
    if (next.body.length === last.body.length) return next;
    last = next;
  }
}

/** Headers that Node sets by itself. */
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

function fetchAnswer(port: number, path: string, encoding: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, Accept: 'text/html' };
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
