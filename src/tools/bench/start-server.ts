import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { freePort } from '../../build/built-site/free-port.ts';
import { memoryEnvironment, nodeFlags } from '../../build/built-site/node-flags.ts';
import { serverOptions } from '../../build/bundles/server-bundle.ts';
import { distDir } from '../../build/paths.ts';
import type { BaselineName } from './scenarios.ts';

export interface RunningServer extends AsyncDisposable {
  port: number;
  pid: number;
}

/** An answer of the site, for a baseline to send again. */
export interface RecordedAnswer {
  status: number;
  /** As sent, but for what Node sets by itself. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Bundles the baselines into a folder, as the build does with the site itself. */
export async function bundleBaselines(outdir: string): Promise<void> {
  const baselines = fileURLToPath(new URL('./baselines.tsx', import.meta.url));
  await build({ ...serverOptions, entryPoints: { baselines }, outdir });
}

/**
 * Starts a bundled baseline under the flags and the environment of the site, so that what differs is the code. `answer` is
 * the site's, for those that send it again.
 */
export async function startBaseline(
  name: BaselineName,
  workDir: string,
  answer?: RecordedAnswer,
): Promise<RunningServer> {
  const recording = `${workDir}answer.json`;
  if (answer) await writeFile(recording, JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
  const child = fork(`${workDir}baselines.js`, [name, recording, distDir], {
    execArgv: [...nodeFlags],
    env: { ...process.env, ...memoryEnvironment },
    // The log goes where a collector would read it and costs what writing it costs, without filling the disk.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return running(child, Number(port), child.pid ?? 0);
}

/**
 * Starts the built site as the container does, on a free port and with a store of its own, `under` a program with its
 * arguments where one is named. Resolves when it has answered a page.
 */
export async function startSite(dataDir: string, under: readonly string[] = []): Promise<RunningServer> {
  const port = await freePort();
  const [program = '', ...words] = [...under, process.execPath, ...nodeFlags, `${distDir}server.js`];
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, TRUST_PROXY: '1' };
  const child = spawn(program, words, {
    env: { ...memoryEnvironment, ...settings },
    // A group of its own, which is ended whole: a tracer would let the traced process live on.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(port))) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`The site ended with ${ended} before it answered`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return running(child, port, -(child.pid ?? 0));
}

/** `target` is what is ended: a process, or the group of that number where it is negative. */
function running(child: ChildProcess, port: number, target: number): RunningServer {
  return {
    port,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      process.kill(target, 'SIGKILL');
      await exited;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    }).once('error', () => resolve(false));
  });
}
