import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { distDir } from '../paths.ts';
import { freePort } from './free-port.ts';
import { nodeFlags } from './node-flags.ts';

export interface BuiltSite extends AsyncDisposable {
  /** Origin, without a trailing slash. */
  url: string;
  port: number;
  process: ChildProcess;
  /** Everything the process wrote so far. */
  output: () => string;
}

/**
 * Runs `server.js` of a finished build in a process of its own, on a free port and with a store of its own unless
 * `environment` says which. Resolves when it answers. `folder` ends with a slash; `under` is a program that runs the server in
 * its own place, as `strace -D` does. The server ends with this process.
 * SIGTERM ends this process too: Playwright alone would take the signal, close its browser and go on.
 * @throws Error with what it wrote when it ends before that.
 */
export async function startBuiltSite(
  environment: Readonly<Record<string, string>> = {},
  folder = distDir,
  under: readonly string[] = [],
): Promise<BuiltSite> {
  const port = Number(environment.PORT ?? (await freePort()));
  const dataDir = await mkdtemp(join(tmpdir(), 'built-site-'));
  const [program = process.execPath, ...words] = [...under, process.execPath, ...nodeFlags];
  const child = spawn(program, [...words, `${folder}server.js`], {
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  function leaveNothing(): void {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.once('exit', leaveNothing);
  process.once('SIGTERM', endAtOnce);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`The site ended with ${ended}. Is the build finished?\n${output}`);
    await setTimeout(20);
  }
  return {
    url,
    port,
    process: child,
    output: () => output,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
      process.off('exit', leaveNothing);
      process.off('SIGTERM', endAtOnce);
    },
  };
}

function endAtOnce(): void {
  process.exit(128 + constants.signals.SIGTERM);
}

function answers(url: string): Promise<boolean> {
  // Not kept: a site that is told to stop waits for connections that are.
  return fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}
