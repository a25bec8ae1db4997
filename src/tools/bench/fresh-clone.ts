/**
 * `npm run bench:clone`: clones the last commit into an empty folder and does there what a newcomer does: `npm ci && npm start`
 * until the whole first page is there, `npm start` again, `npm test`. Writes the seconds into docs/performance.md and removes
 * the folder. `--without-test` leaves the last step out.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../build/paths.ts';
import { freePort } from '../built-site/free-port.ts';
import { describeMachine, markdownTable, writeSection } from '../measurement/write-report.ts';

/** Seconds that are promised for an idle machine with two cores whose npm cache is warm. */
const promised = { clone: 60, start: 3, test: 240 };

const deadlineMs = 600_000;

const { values } = parseArgs({ options: { 'without-test': { type: 'boolean', default: false } } });
const machine = describeMachine();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const folder = await mkdtemp(join(tmpdir(), 'fresh-clone-'));
try {
  const rows = [
    row(
      'From nothing to the first whole page: `git clone`, `npm ci && npm start`',
      promised.clone,
      await cloneAndStart(),
    ),
    row(
      'From `npm start` to the first whole page, the second time',
      promised.start,
      await startUntilPage('npm start'),
    ),
  ];
  if (!values['without-test']) rows.push(row('`npm test`', promised.test, await runTests()));
  const table = markdownTable(['Newcomer', 'seconds', 'promised', ''], rows);
  console.log(`\n${machine}\n\n${table}`);
  if (!values['without-test']) await writeSection('clone', `${machine}\n\n${table}`);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

function row(step: string, most: number, seconds: number): string[] {
  return [step, seconds.toFixed(1), `≤ ${most}`, seconds <= most ? 'kept' : 'missed'];
}

async function cloneAndStart(): Promise<number> {
  const started = performance.now();
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder], { stdio: 'inherit' });
  const cloned = (performance.now() - started) / 1000;
  return cloned + (await startUntilPage('npm ci --no-audit --no-fund && npm start'));
}

/** Seconds until the home page is there with everything that it names. Ends what was started. */
async function startUntilPage(command: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = run(command, { PORT: String(port), HOST: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  try {
    while (!(await isWhole(origin))) {
      if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
      if (performance.now() - started > deadlineMs) throw new Error(`${command} brought no page`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - started) / 1000;
  } finally {
    const ended = once(child, 'exit');
    if (endGroup(child)) await ended;
  }
}

async function runTests(): Promise<number> {
  const started = performance.now();
  const [code] = await once(run('npm test', {}), 'exit');
  if (code !== 0) throw new Error('npm test failed');
  return (performance.now() - started) / 1000;
}

/** In a group of its own: npm leaves what it started when only npm is ended. */
function run(command: string, environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...environment };
  const child = spawn(command, { cwd: folder, shell: true, detached: true, stdio: 'inherit', env });
  process.once('exit', () => endGroup(child));
  return child;
}

/** Returns whether there was something to end. */
function endGroup({ pid, exitCode, signalCode }: ChildProcess): boolean {
  if (!pid || exitCode !== null || signalCode !== null) return false;
  return process.kill(-pid, 'SIGTERM');
}

/** Whether the home page and every file that it loads answer. */
async function isWhole(origin: string): Promise<boolean> {
  try {
    const page = await fetch(origin);
    if (!page.ok) return false;
    const files = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    const answers = await Promise.all(files.map((path) => fetch(origin + path)));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
