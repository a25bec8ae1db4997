/**
 * `npm run bench:clone`: clones the last commit into an empty folder and does there what a newcomer does. It runs `npm
 * ci && npm start` until the whole first page is there, `npm start` again, a change of each kind under `npm run dev`,
 * and `npm test`. It writes the seconds into docs/performance.md and removes the folder. `--without-test` leaves the
 * last step out and writes nothing.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../build/built-site/free-port.ts';
import { root } from '../../build/paths.ts';
import { describeMachine, markdownTable, writeSection } from '../measurement/write-report.ts';
import { changesInDevelopment } from './changes-in-development.ts';

const timeoutMs = 600_000;

const { values } = parseArgs({ options: { 'without-test': { type: 'boolean', default: false } } });
const machine = describeMachine();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const folder = await mkdtemp(join(tmpdir(), 'fresh-clone-'));
// A test runs the server as somebody else, who has to be able to read it.
await chmod(folder, 0o755);
try {
  // Seconds that are promised for an idle machine with two cores whose npm cache is warm.
  const rows = [
    await measure(
      'From nothing to the first whole page: `git clone`, `npm ci && npm start`',
      60,
      async () => {
        execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder], { stdio: 'inherit' });
        return startUntilPage('npm ci --no-audit --no-fund && npm start');
      },
    ),
    await measure('From `npm start` to the first whole page, the second time', 3, () =>
      startUntilPage('npm start'),
    ),
  ];
  for (const [what, seconds] of await changesInDevelopment(folder))
    rows.push(row(`From a changed ${what} to the browser that shows it, in \`npm run dev\``, seconds, 3));
  // The tests are for the site as it was before those changes.
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: folder });
  if (!values['without-test']) rows.push(await measure('`npm test`', 240, runTests));
  const table = markdownTable(['Newcomer', 'seconds', 'promised', ''], rows);
  console.log(`\n${machine}\n\n${table}`);
  if (!values['without-test']) await writeSection('clone', `${machine}\n\n${table}`);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A row of the table. What a step has started, and leaves running, is ended when its time has been taken. */
async function measure(
  step: string,
  most: number,
  run: () => Promise<ChildProcess | undefined>,
): Promise<string[]> {
  const started = performance.now();
  const child = await run();
  const seconds = (performance.now() - started) / 1000;
  if (child) await end(child);
  return row(step, seconds, most);
}

function row(step: string, seconds: number, most: number): string[] {
  return [step, seconds.toFixed(1), `≤ ${most}`, seconds <= most ? 'kept' : 'missed'];
}

/** Resolves when the home page is there with everything that it names. */
async function startUntilPage(command: string): Promise<ChildProcess> {
  const port = await freePort();
  const child = start(command, { PORT: String(port), HOST: '127.0.0.1' });
  const deadline = performance.now() + timeoutMs;
  while (!(await isWhole(`http://127.0.0.1:${port}`))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    if (performance.now() > deadline) throw new Error(`${command} brought no page`);
    await setTimeout(50);
  }
  return child;
}

async function runTests(): Promise<undefined> {
  const [code] = await once(start('npm test', {}), 'exit');
  if (code !== 0) throw new Error('npm test failed');
}

/** In a group of its own: npm leaves what it started when only npm is ended. */
function start(command: string, settings: Record<string, string>): ChildProcess {
  // With the machine's own Node, not that of the folder this is run from.
  const path = process.env.PATH?.split(delimiter).filter((entry) => !entry.startsWith(root));
  const env = { ...process.env, PATH: path?.join(delimiter), ...settings };
  const child = spawn(command, { cwd: folder, shell: true, detached: true, stdio: 'inherit', env });
  process.once('exit', () => signalGroup(child, 'SIGTERM'));
  return child;
}

/** Resolves when all of the group have ended: the next start takes the same store. */
async function end(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGTERM');
  while (signalGroup(child, 0)) await setTimeout(50);
}

/** Returns whether anybody of the group is left. */
function signalGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Whether the home page and every file that it loads answer. */
async function isWhole(origin: string): Promise<boolean> {
  try {
    const page = await fetch(origin);
    const files = (await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
    const answers = await Promise.all([...files].map(([, path]) => fetch(origin + path)));
    return page.ok && answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
