import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const startModule = new URL('../../src/build/built-site/start-built-site.ts', import.meta.url).href;

/** A tool with somebody else's listener, as Playwright's is, who takes the signal and goes on. */
const tool = `
  process.on('SIGTERM', () => {});
  const { startBuiltSite } = await import(${JSON.stringify(startModule)});
  const site = await startBuiltSite({ LOG_LEVEL: 'error' });
  console.log(site.process.pid);
  setInterval(() => {}, 1000);
`;

test('a measurement that is told to stop ends, with the site that it started', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', tool], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(143);
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});

/** What has ended stays in the list, without a command line, until its parent asks how it ended. */
function isRunning(pid: number): boolean {
  const path = `/proc/${pid}/cmdline`;
  return existsSync(path) && readFileSync(path, 'utf8') !== '';
}
