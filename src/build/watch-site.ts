import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import prettyLog from 'pino-pretty';
import { distDir, root } from './paths.ts';

/**
 * Builds, serves, and does both again whenever a source changes; open browsers reload once the new server answers.
 * A build that fails leaves the last good one running. Runs until it is interrupted.
 */
export async function watchSite(): Promise<void> {
  let server = await buildAndServe(undefined);
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();

  for (const folder of ['data', 'views', 'src', 'static']) {
    watch(root + folder, { recursive: true }, () => {
      // Editors write a file in several steps.
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(async () => {
          server = await buildAndServe(server);
        });
      }, 150);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server?.kill('SIGKILL');
      process.exit(0);
    });
  }
}

async function buildAndServe(running: ChildProcess | undefined): Promise<ChildProcess | undefined> {
  try {
    await runBuild();
  } catch (error) {
    console.error(error);
    return running;
  }
  if (running) await end(running);
  const server = spawn(process.execPath, [`${distDir}server.js`], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  // Lines of JSON are for machines.
  server.stdout.pipe(prettyLog({ ignore: 'requestId' }));
  return server;
}

/** At once: an orderly stop would wait for the pages that listen for the next build. Resolves when the port is free. */
async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
}

/** In a process of its own: the sources it imports are read anew each time. */
function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [`${root}build.mjs`, '--with-dev-tools', '--out', distDir];
    const build = spawn(process.execPath, args, { stdio: 'inherit' });
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build ended with ${code}`)),
    );
  });
}
