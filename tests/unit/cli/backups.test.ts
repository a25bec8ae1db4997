import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeBackup } from '../../../src/ops/backups/backup-files.ts';
import { openSqliteStore } from '../../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

test.each([
  [
    'restore enquiries-2026-11-21T04-00-00Z.db',
    /cannot both be read in \S+ \(ENOENT\): use one that `list` names/,
  ],
  ['try ../enquiries.db', /enquiries\.db and its checksum cannot both be read/],
  ['list', /^There are no backups in \S+backups\. Set DATA_DIR/],
])('backups %s says what is wrong, in words', async (line, complaint) => {
  await using folder = await createTemporaryFolder();
  const { status, stdout, stderr } = runBackups(line, { DATA_DIR: folder.path });
  expect(stderr).toMatch(complaint);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test.each(['list enquiries-2026-11-21T04-00-00Z.db', 'try one.db two.db', 'try', 'undo'])(
  'backups %s is not understood',
  async (line) => {
    await using folder = await createTemporaryFolder();
    const { status, stdout, stderr } = runBackups(line, { DATA_DIR: folder.path });
    expect(stderr).toMatch(/^Usage: backups/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  },
);

test.each(['help', '--help', '-h'])('backups %s says how to put it, whatever the settings', (line) => {
  const { status, stdout, stderr } = runBackups(line, { DATABASE_URL: 'none' });
  expect(stdout).toMatch(/^Usage: backups/);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a file where the folder of the backups should be is named', async () => {
  const { status, stderr } = runBackups('list', { BACKUP_DIR: resolve('package.json') });
  expect(stderr).toMatch(/^The backups in \S+package\.json cannot be listed \(ENOTDIR\)/);
  expect(status).toBe(1);
});

test.each(['list', 'try enquiries-2026-11-21T04-00-00Z.db', 'restore enquiries-2026-11-21T04-00-00Z.db'])(
  'beside PostgreSQL backups %s does nothing, and says what to use',
  async (line) => {
    await using folder = await createTemporaryFolder();
    await using store = await openSqliteStore({ path: join(folder.path, 'enquiries.db') });
    await store.submitEnquiry(quoteSubmission());
    await makeBackup(store, join(folder.path, 'backups'), Date.parse('2026-11-21T04:00:00Z'));
    await store.close();
    const before = await readdir(folder.path, { recursive: true });
    const { status, stdout, stderr } = runBackups(line, {
      DATA_DIR: folder.path,
      DATABASE_URL: 'postgresql://site@127.0.0.1:1/site',
    });
    expect(stderr).toMatch(/^The store is PostgreSQL .* pg_dump .* pg_restore/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(await readdir(folder.path, { recursive: true })).toEqual(before);
  },
);

test('a trial that is ended in the middle leaves no copy of the enquiries', { timeout: 60_000 }, async () => {
  await using folder = await createTemporaryFolder();
  await using store = await openSqliteStore({ path: join(folder.path, 'enquiries.db') });
  const { name } = await makeBackup(store, join(folder.path, 'backups'), Date.parse('2026-11-21T04:00:00Z'));
  const copies = () =>
    readdirSync(join(folder.path, 'backups')).filter((found) => found.startsWith('.rehearsal'));
  let code: unknown = 0;
  // A trial may be over before the signal is there.
  while (code === 0) {
    const trial = spawn(process.execPath, ['src/cli/backups.ts', 'try', name], {
      env: { ...process.env, DATA_DIR: folder.path },
      stdio: 'ignore',
    });
    const ended = once(trial, 'exit');
    while (copies().length === 0 && trial.exitCode === null) await setImmediate();
    trial.kill('SIGINT');
    [code] = await ended;
  }
  expect(code).toBe(130);
  expect(copies()).toEqual([]);
});

function runBackups(line: string, settings: Record<string, string>) {
  return spawnSync(process.execPath, ['src/cli/backups.ts', ...line.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
    timeout: 20_000,
  });
}
