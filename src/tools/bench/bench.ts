import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { cacheDir, distDir } from '../../build/paths.ts';
import { describeMachine, installedVersion, writeSection } from '../measurement/write-report.ts';
import { measureColdStart, measureMemory } from './memory.ts';
import { measurePosts } from './posts.ts';
import { processTable, scenarioTable } from './report.ts';
import { type RunScenarioOptions, runScenario, type ScenarioResult } from './run-scenario.ts';
import { scenarios } from './scenario.ts';
import { bundleBaselines, startSite } from './servers/start-server.ts';
import { measureSlowDisk } from './slow-disk.ts';

const { values } = parseArgs({
  options: {
    /** Fewer and shorter rounds, and nothing is written to the report. */
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    milliseconds: { type: 'string' },
    /** Of the memory measurement. */
    requests: { type: 'string' },
    /** Only the scenarios whose title contains it. */
    only: { type: 'string' },
    // Read by src/build/paths.ts.
    out: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 2 : 5));
const milliseconds = Number(values.milliseconds ?? (values.quick ? 500 : 1000));
const requests = Number(values.requests ?? (values.quick ? 20_000 : 1_000_000));

const assets = await readdir(`${distDir}assets`).catch(() => []);
const asset = assets.find((name) => /^boot-.*\.js$/.test(name));
if (!asset) throw new Error(`${distDir} holds no build: run \`npm run build\` first`);
const all = scenarios({
  cached: '/services',
  dynamic: '/contact?service=marble-polishing&tier=premium',
  asset: `/assets/${asset}`,
});
const [cached, dynamic] = [all[0], all[2]];

const before = describeMachine({ koa: installedVersion('koa'), react: installedVersion('react') });
await mkdir(cacheDir, { recursive: true });
// Beside node_modules, so that what a baseline leaves unbundled is found.
const workDir = `${await mkdtemp(`${cacheDir}bench-`)}/`;
try {
  console.log(before);
  await bundleBaselines(workDir);
  const results = await runScenarios({ workDir, distDir, rounds, milliseconds });
  if (values.only) {
    console.log(scenarioTable(results));
  } else {
    console.log('Starts of the process …');
    const coldStart = await measureColdStart(distDir, `${workDir}starts`, values.quick ? 3 : 7);
    console.log(`Memory, ${requests.toLocaleString('en')} requests …`);
    const dataDir = `${workDir}memory`;
    const memory = await measureMemory({ distDir, dataDir, requests, cached, dynamic });
    console.log('Durable posts …');
    const posts = await measurePosts({ distDir, workDir, rounds, milliseconds });
    console.log('A slow disk …');
    const slowDisk = await measureSlowDisk({
      distDir,
      workDir,
      cached,
      // The hundredth slowest of three seconds differs by half from one to the next.
      rounds: values.quick ? 1 : 9,
      milliseconds: 3 * milliseconds,
    });
    const text = `${before}\n\n${scenarioTable(results)}\n\n${processTable({ coldStart, memory, requests, posts, slowDisk })}`;
    console.log(text);
    if (!values.quick) await writeSection('bench', text);
  }
} finally {
  await rm(workDir, { recursive: true, force: true });
}

async function runScenarios(options: Omit<RunScenarioOptions, 'site'>): Promise<ScenarioResult[]> {
  await using site = await startSite(options.distDir, `${options.workDir}store`);
  const results: ScenarioResult[] = [];
  for (const scenario of all.filter(({ title }) => title.includes(values.only ?? ''))) {
    console.log(`${scenario.title} …`);
    results.push(await runScenario(scenario, { ...options, site }));
  }
  return results;
}
