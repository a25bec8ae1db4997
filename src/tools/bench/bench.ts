/**
 * `npm run bench`: the built site against bare Node, Koa and React, its start, memory and forms; writes docs/performance.md.
 * `--quick` takes fewer and shorter rounds, `--only <words>` the scenarios whose title has them; neither writes.
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { cacheDir, distDir } from '../../build/paths.ts';
import { describeMachine, installedVersion, writeSection } from '../measurement/write-report.ts';
import { measureColdStart, measureMemory, measurePosts, measureSlowDisk } from './measure-process.ts';
import { type BenchOptions, type Measured, measureScenario } from './measure-scenario.ts';
import { processTable, scenarioTable } from './report.ts';
import { type Scenario, scenariosWith } from './scenarios.ts';
import { bundleBaselines, startSite } from './start-server.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    // Read by src/build/paths.ts.
    out: { type: 'string' },
  },
});
const isQuick = values.quick;
const rounds = isQuick ? 2 : 5;
const milliseconds = isQuick ? 500 : 1000;

const assets = await readdir(`${distDir}assets`).catch(() => []);
const asset = assets.find((name) => /^boot-.*\.js$/.test(name));
if (!asset) throw new Error(`${distDir} holds no build: run \`npm run build\` first`);
const scenarios = scenariosWith(`/assets/${asset}`);

const machine = describeMachine({ koa: installedVersion('koa'), react: installedVersion('react') });
await mkdir(cacheDir, { recursive: true });
// Beside node_modules, so that what a baseline leaves unbundled is found.
const workDir = `${await mkdtemp(`${cacheDir}bench-`)}/`;
try {
  console.log(machine);
  await bundleBaselines(workDir);
  const options: BenchOptions = { workDir, rounds, milliseconds };
  const table = scenarioTable(await measureScenarios(options));
  const text = values.only ? table : `${machine}\n\n${table}\n\n${await measureProcess(options)}`;
  console.log(text);
  if (!isQuick && !values.only) await writeSection('bench', text);
} finally {
  await rm(workDir, { recursive: true, force: true });
}

async function measureScenarios(
  options: BenchOptions,
): Promise<{ scenario: Scenario; measured: Measured[] }[]> {
  await using site = await startSite(`${workDir}store`);
  const results: { scenario: Scenario; measured: Measured[] }[] = [];
  for (const scenario of scenarios.filter(({ title }) => title.includes(values.only ?? ''))) {
    console.log(`${scenario.title} …`);
    results.push({ scenario, measured: await measureScenario(scenario, site, options) });
  }
  return results;
}

async function measureProcess(options: BenchOptions): Promise<string> {
  const requests = isQuick ? 20_000 : 1_000_000;
  const [cached, , dynamic] = scenarios;
  if (!cached || !dynamic) throw new Error('A cached and a dynamic page are needed');
  console.log('Starts of the process …');
  const coldStart = await measureColdStart(options, isQuick ? 3 : 7);
  console.log(`Memory, ${requests.toLocaleString('en')} requests …`);
  const memory = await measureMemory(options, requests, [cached, dynamic]);
  console.log('Durable posts …');
  const posts = await measurePosts(options);
  console.log('A slow disk …');
  // The hundredth slowest of three seconds differs by half from one to the next.
  const long = { ...options, rounds: isQuick ? 1 : 9, milliseconds: 3 * milliseconds };
  const slowDisk = await measureSlowDisk(long, cached);
  return processTable({ coldStart, memory, requests, posts, slowDisk });
}
