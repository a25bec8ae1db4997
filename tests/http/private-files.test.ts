import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { distDir } from '../../src/build/paths.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';

/** What others than the owner may do with what lies below a folder. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => {
      // A file that is being made has another name a moment later.
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found && (found.mode & 0o077) !== 0;
    });
}

test('in a data folder that is open to all, an older one included, nobody else reads what the site writes', async () => {
  await using folder = await createTemporaryFolder();
  chmodSync(folder.path, 0o777);
  for (const name of ['lock.db', 'lock.txt']) writeFileSync(join(folder.path, name), '', { mode: 0o644 });
  await using site = await startBuiltSite({ DATA_DIR: folder.path });
  await fetch(`${site.url}/quote`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha Rao', phone: '9848012345', area: 'Banjara Hills' }),
    redirect: 'manual',
  });
  await expect.poll(() => site.output()).toContain('"event":"rehearsal"');
  expect(readdirSync(folder.path)).toEqual(
    expect.arrayContaining(['backups', 'enquiries.db-shm', 'enquiries.db-wal', 'lock.db']),
  );
  expect(openToOthers(folder.path)).toEqual([]);

  // As a crash leaves it, by a version that let others read.
  site.process.kill('SIGKILL');
  for (const ending of ['-wal', '-shm']) chmodSync(join(folder.path, `enquiries.db${ending}`), 0o644);
  await using again = await startBuiltSite({ DATA_DIR: folder.path });
  await expect.poll(() => fetch(`${again.url}/readyz/store`).then(({ status }) => status)).toBe(200);
  expect(openToOthers(folder.path)).toEqual([]);
});

test('what the commands write, a restore and an export included, nobody else reads', async () => {
  await using folder = await createTemporaryFolder();
  chmodSync(folder.path, 0o777);
  const data = join(folder.path, 'data');
  {
    await using site = await startBuiltSite({ DATA_DIR: data });
    await expect.poll(() => site.output()).toContain('"event":"rehearsal"');
    site.process.kill('SIGTERM');
    await expect.poll(() => site.process.exitCode).toBe(0);
  }
  const [backup = ''] = readdirSync(join(data, 'backups')).filter((name) => name.endsWith('.db'));
  chmodSync(join(data, 'backups', backup), 0o644);
  const command = (line: string) =>
    promisify(execFile)('bash', ['-c', `"${process.execPath}" "${distDir}"${line}`], {
      cwd: folder.path,
      env: { DATA_DIR: data },
    });
  await command(`backups.js restore ${backup}`);
  await command('enquiries.js backup copy.db');
  await command('enquiries.js export --format csv > export.csv');
  expect(openToOthers(folder.path)).toEqual([`data/backups/${backup}`]);
});
