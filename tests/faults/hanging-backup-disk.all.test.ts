import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupName } from '../../src/ops/backups/backup-files.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';
import type { Mutation } from './fixtures/mutations.ts';
import { canTrace } from './fixtures/strace.ts';

if (!canTrace)
  console.warn('A backup disk that hangs is NOT tested: put strace on the PATH and allow it to trace.');

const hangMs = 6000;

describe.runIf(canTrace)('a disk for backups that hangs', { timeout: 120_000 }, () => {
  // Each for itself, at the same time.
  test.concurrent.each(['mkdir', 'openat'] as const)('holds up no page and no form: %s', async (call) => {
    const { longestMs, hung } = await askMeanwhile(call);
    expect(hung).toBeGreaterThan(0);
    expect(longestMs).toBeLessThan(hangMs * 0.7);
  });

  test.concurrent('mutation: with backups on the thread that answers, everybody waits for the disk', async () => {
    const { longestMs } = await askMeanwhile('openat', ['backups on the thread that answers']);
    expect(longestMs).toBeGreaterThan(hangMs * 0.7);
  });
});

/**
 * The longest that somebody waited while the first backup was under way, and how often the disk hung until then: where the folder
 * is made, or a file in it is opened.
 */
async function askMeanwhile(
  call: 'mkdir' | 'openat',
  mutations: readonly Mutation[] = [],
): Promise<{ longestMs: number; hung: number }> {
  await using folder = await createTemporaryFolder();
  const backups = join(folder.path, 'backups');
  const calls = join(folder.path, 'calls');
  const paths = call === 'mkdir' ? [backups] : filesSoon(backups);
  await using site = await startMutatedSite(mutations, { BACKUP_DIR: backups }, strace(call, paths, calls));
  let longestMs = 0;
  const until = performance.now() + 1.5 * hangMs;
  for (let asked = 0; performance.now() < until; asked += 1) {
    const body = new URLSearchParams({ name: `Visitor ${asked}`, phone: '90000 00000' });
    for (const [path, init, status] of [
      ['/faq', {}, 200],
      ['/contact?area=Kondapur', {}, 200],
      ['/quote', { method: 'POST', body, headers: { accept: 'application/json' } }, 201],
    ] as const) {
      const started = performance.now();
      const answer = await fetch(site.url + path, init);
      await answer.arrayBuffer();
      longestMs = Math.max(longestMs, performance.now() - started);
      // One too many of an address is answered as quickly.
      if (asked < 50) expect(answer.status).toBe(status);
    }
  }
  const hung = (await readFile(calls, 'utf8')).split('DELAYED').length - 1;
  return { longestMs, hung };
}

/** strace knows no beginning of a path: files of backups that may be written within the next minutes. */
function filesSoon(folder: string): string[] {
  return Array.from({ length: 180 }, (_, second) =>
    join(folder, `.${backupName(Date.now() + 1000 * second)}.unfinished`),
  );
}

/** Has a call on these paths take `hangMs` longer. */
function strace(call: string, paths: readonly string[], output: string): string[] {
  const traced = paths.flatMap((path) => ['-P', path]);
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:delay_enter=${hangMs}ms`];
  return ['strace', '-D', '-f', '-qq', '-o', output, ...traced, ...inject];
}
