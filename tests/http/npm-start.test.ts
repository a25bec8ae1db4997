import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../src/build/built-site/free-port.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';

test('a supervisor that runs `npm start` ends the site by SIGTERM, which frees the port', async () => {
  await using site = await npmStart();
  const exited = once(site.npm, 'exit');
  site.npm.kill('SIGTERM');
  await exited;
  expect(await isTaken(site.port)).toBe(false);
  expect(site.output()).toContain('"event":"stopped"');
});

test('Ctrl-C in its terminal, which reaches npm and the site, is one signal: answers are finished', async () => {
  await using site = await npmStart();
  const exited = once(site.npm, 'exit');
  process.kill(-Number(site.npm.pid), 'SIGINT');
  await exited;
  expect(await isTaken(site.port)).toBe(false);
  expect(site.output()).toContain('"event":"stopped"');
});

test('a second signal ends it at once, while answers are waited for', async () => {
  await using site = await npmStart();
  // A request that is never whole: a drain waits for it, once the site has asked for its body.
  const slow = createConnection(site.port, '127.0.0.1').on('error', () => {});
  slow.write('POST /quote HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n');
  await once(slow, 'data');
  const exited = once(site.npm, 'exit');
  site.npm.kill('SIGTERM');
  await expect.poll(site.output).toContain('"event":"drain"');
  // Again and again: one that comes within half a second is the first one still.
  await expect.poll(() => site.npm.kill('SIGTERM') && site.npm.exitCode === null).toBe(false);
  await exited;
  slow.destroy();
  expect(await isTaken(site.port)).toBe(false);
  expect(site.output()).not.toContain('"event":"stopped"');
});

async function npmStart() {
  const port = await freePort();
  const folder = await createTemporaryFolder();
  const npm: ChildProcess & { stdout: NodeJS.ReadableStream } = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder.path, LAME_DUCK_MS: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that nothing of it outlives the test.
    detached: true,
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await expect.poll(() => output).toContain('"msg":"boot"');
  return {
    npm,
    port,
    output: () => output,
    async [Symbol.asyncDispose]() {
      try {
        process.kill(-Number(npm.pid), 'SIGKILL');
      } catch {
        // Nothing is left of it.
      }
      await folder[Symbol.asyncDispose]();
    },
  };
}

function isTaken(port: number): Promise<boolean> {
  const probe = createConnection(port, '127.0.0.1');
  return once(probe, 'connect').then(
    () => {
      probe.destroy();
      return true;
    },
    () => false,
  );
}
