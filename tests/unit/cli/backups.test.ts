import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

test.each([
  [
    'restore enquiries-2026-11-21T04-00-00Z.db',
    /cannot both be read in \S+ \(ENOENT\): use one that `list` names/,
  ],
  ['try ../enquiries.db', /enquiries\.db and its checksum cannot both be read/],
  ['list enquiries-2026-11-21T04-00-00Z.db', /^Usage: backups/],
  ['try one.db two.db', /^Usage: backups/],
])('backups %s says what is wrong, in words', async (line, complaint) => {
  await using folder = await createTemporaryFolder();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/backups.ts', ...line.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder.path },
    timeout: 20_000,
  });
  expect(stderr).toMatch(complaint);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
