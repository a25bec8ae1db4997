import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../src/build/built-site/free-port.ts';
import { distDir, root } from '../../src/build/paths.ts';
import { canJail, inJail } from '../harness/jail.ts';

const nobody = 65_534;

/** Parts of the names of files in tests/http/. */
const writing = [
  'forms',
  'enquiry-page',
  'kept-assets',
  'compile-cache',
  'private-files',
  'secrets',
  'signals',
  'start',
];

const isAllowed = canJail();
if (!isAllowed) console.warn('Least privilege is NOT tested: run as root, with util-linux, on Linux.');

let folder: string;
let elsewhere: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jail-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'jail-'));
  for (const path of [folder, elsewhere]) await chown(path, nobody, nobody);
});
afterAll(async () => {
  for (const path of [folder, elsewhere]) await rm(path, { recursive: true, force: true });
});

describe.runIf(isAllowed)('least privilege', () => {
  test('the built site serves and stores as nobody, without capabilities, on a read-only file system', async () => {
    const found = await visitJailed(folder);
    expect(found.status).toMatch(/^Uid:\s+65534\s+65534\s+65534\s+65534$/m);
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
      expect(found.status).toMatch(new RegExp(`^${set}:\\s+0+$`, 'm'));
    expect(found.status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(found).toMatchObject({ page: 200, form: 303, exitCode: 0 });
    expect(await readdir(folder)).toContain('enquiries.db');
  });

  test('mutation: what would be written outside the data folder is not, and the form says so', async () => {
    const found = await visitJailed(elsewhere);
    expect(found).toMatchObject({ page: 200, form: 503 });
    expect(await readdir(elsewhere)).toEqual([]);
    const file = join(elsewhere, 'file');
    const [program, ...args] = inJail(['touch', file], folder);
    expect(spawnSync(program, args).status).not.toBe(0);
    expect(existsSync(file)).toBe(false);
  });

  test('what of the HTTP suite starts a process of the site or has it write passes as nobody on a read-only file system', {
    timeout: 600_000,
  }, async () => {
    const vitest = `${root}node_modules/vitest/vitest.mjs`;
    const options = ['--project', 'http', '--reporter', 'dot', '--configLoader', 'native'];
    const [program, ...args] = inJail([process.execPath, vitest, 'run', ...writing, ...options], folder);
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder },
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(stdout).toMatch(/Tests .*\d+ passed/);
  });
});

/** What a jailed site that may write into `folder` alone gives a visitor when it is told to keep its data in `dataDir`. */
async function visitJailed(dataDir: string) {
  const port = await freePort();
  const [program, ...args] = inJail([process.execPath, `${distDir}server.js`], folder);
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => statusOf(`${url}/healthz`), { timeout: 20_000 }).toBe(200);
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const page = await statusOf(`${url}/pricing`);
  const body = new URLSearchParams({ name: 'Lakshmi', phone: '+919848022222' });
  const form = await statusOf(`${url}/quote`, { method: 'POST', redirect: 'manual', body });
  child.kill('SIGTERM');
  const [exitCode] = await ended;
  return { status, page, form, exitCode };
}

function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  return fetch(url, init).then(
    ({ status }) => status,
    () => 0,
  );
}
