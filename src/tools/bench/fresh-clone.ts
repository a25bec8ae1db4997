/**
 * `npm run bench:clone`: clones the last commit into an empty folder, runs the README's first command there, and says
 * how many seconds passed until the first page answered. Removes the folder again.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/paths.ts';
import { freePort } from '../built-site/free-port.ts';

const patience = 300_000;

const folder = await mkdtemp(join(tmpdir(), 'fresh-clone-'));
const started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder], { stdio: 'inherit' });
  console.log(`Cloned after ${seconds()} s`);
  const port = await freePort();
  const child = spawn('npm ci --no-audit --no-fund && npm start', {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  });
  try {
    await answers(`http://127.0.0.1:${port}/`);
    console.log(`\nFirst page ${seconds()} s after the clone began`);
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function answers(url: string): Promise<void> {
  while (performance.now() - started < patience) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No page after ${seconds()} s`);
}
