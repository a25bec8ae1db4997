import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { Worker } from 'node:worker_threads';
import prettyLog from 'pino-pretty';
import { assembleSite, bundleCode, emptyDist, whileOthersWait } from './build-site.ts';
import { distDir, root } from './paths.ts';
import type { SiteParts } from './site-parts.ts';
import { hashInputs } from './stamp.ts';

/**
 * Builds, serves, and does both again whenever a source changes; open browsers reload once the new server answers.
 * A build that fails leaves the last good one running. A changed bundler (`src/build/bundles/`) or a new kind of page needs
 * a new start. Runs until it is interrupted.
 */
export async function watchSite(): Promise<void> {
  let server = await whileOthersWait(async () => {
    await emptyDist();
    return buildAndServe(undefined);
  });
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();

  for (const folder of ['data', 'views', 'src', 'static']) {
    watch(root + folder, { recursive: true }, () => {
      // Editors write a file in several steps.
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(async () => {
          server = await whileOthersWait(() => buildAndServe(server));
        });
      }, 50);
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
    const [buildId, parts, scripts] = await Promise.all([
      hashInputs(),
      makePartsInThread(),
      bundleCode({ withDevTools: true }),
    ]);
    await assembleSite(buildId, parts, scripts);
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

/** In a thread of its own, which imports the sources anew each time; what has not changed is compiled already. */
async function makePartsInThread(): Promise<SiteParts> {
  const thread = new Worker(new URL('./site-parts.ts', import.meta.url), {
    argv: process.argv.slice(2),
    env: { ...process.env, NODE_COMPILE_CACHE: `${root}.cache/compiled` },
  });
  const [parts] = await once(thread, 'message');
  return parts;
}
