import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { postVisitor } from './fixtures/post-visitor.ts';
import { rounds } from './fixtures/rounds.ts';
import { startServerProcess } from './fixtures/server-process.ts';
import { canTrace } from './fixtures/strace.ts';

/** Each look of SQLite at its file takes half a second. */
function slowReads(file: string): string[] {
  const delayed = ['-e', 'trace=pread64', '-e', 'inject=pread64:delay_enter=500000'];
  return ['strace', '-f', '-qq', '--seccomp-bpf', '-o', '/dev/null', '-P', file, ...delayed];
}

// Each fsync of the server takes 100 ms longer: strace holds the thread that asked for it.
const slowDisk = [
  'strace',
  '-f',
  '-qq',
  '--seccomp-bpf',
  '-o',
  '/dev/null',
  '-e',
  'trace=fsync,fdatasync',
  '-e',
  'inject=fsync,fdatasync:delay_exit=100000',
];

if (!canTrace) console.warn('A slow disk is NOT tested: put strace on the PATH and allow it to trace.');

describe.runIf(canTrace)('slow disk', () => {
  test('while every fsync takes 100 ms, pages answer as before and every form is still stored', {
    timeout: 300_000,
  }, async () => {
    const found = await pagesWhilePosting({});
    expect(found.acknowledged).toBeGreaterThan(5);
    expect(found.p90).toBeLessThan(50);
    console.info(`slow disk: ${JSON.stringify(found)}`);
  });

  test('a command of the owner’s waits for a disk that a visitor is not kept waiting for', {
    timeout: 100_000,
  }, async () => {
    await using store = await openSqliteStore();
    const { reference } = await store.submitEnquiry(quoteSubmission());
    await store.close();
    const [program = '', ...traced] = slowReads(store.path);
    const started = performance.now();
    const listed = spawnSync(program, [...traced, process.execPath, 'dist/enquiries.js', 'list'], {
      encoding: 'utf8',
      env: { DATA_DIR: dirname(store.path) },
    });
    expect(listed).toMatchObject({ status: 0, stdout: expect.stringContaining(reference), stderr: '' });
    expect(performance.now() - started).toBeGreaterThan(8_000);
  });

  test('mutation: with the store on the thread that answers, pages wait for the disk', {
    timeout: 300_000,
  }, async () => {
    const found = await pagesWhilePosting({ STORE: 'blocking' });
    expect(found.p90).toBeGreaterThan(80);
  });
});

async function pagesWhilePosting(variables: Record<string, string>) {
  await using folder = await createTemporaryFolder();
  await using server = await startServerProcess({ DATA_DIR: folder.path, ...variables }, slowDisk);
  let isOver = false;
  let posted = 0;
  let acknowledged = 0;
  const posting = Array.from({ length: 4 }, async () => {
    while (!isOver) if (await postVisitor(server.url, `Visitor ${++posted}`)) acknowledged += 1;
  });
  const latencies: number[] = [];
  const end = Date.now() + rounds(1) * 2_000;
  while (Date.now() < end) {
    const started = performance.now();
    await (await fetch(server.url)).arrayBuffer();
    latencies.push(performance.now() - started);
    await sleep(5);
  }
  isOver = true;
  await Promise.all(posting);
  latencies.sort((one, other) => one - other);
  const at = (share: number): number =>
    Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 10) / 10;
  return { acknowledged, pages: latencies.length, p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}
