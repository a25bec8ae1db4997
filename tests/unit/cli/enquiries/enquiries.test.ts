import { spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runEntry } from '../../../harness/enquiries/run-enquiries.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

test.each(['', '/none'])(
  'without an enquiry file in DATA_DIR%s it says where one was looked for',
  async (below) => {
    await using folder = await createTemporaryFolder();
    await writeFile(join(folder.path, 'file'), '');
    for (const data of [folder.path + below, join(folder.path, 'file')])
      expect(await runEntry(data, 'list')).toMatchObject({
        exitCode: 2,
        stderr: `There is no enquiry file at ${data}/enquiries.db. Set DATA_DIR to the folder of the server.\n`,
      });
  },
);

test('a user who may not read the file is told so, and not that there is none', async ({ skip }) => {
  await using folder = await createTemporaryFolder();
  await writeFile(join(folder.path, 'enquiries.db'), '');
  await chmod(folder.path, 0);
  // Root may read everything.
  const another = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const runAs = (command: string) =>
    spawnSync(process.execPath, ['src/cli/enquiries/enquiries.ts', command], {
      encoding: 'utf8',
      env: { DATA_DIR: folder.path },
      timeout: 20_000,
      ...another,
    });
  if (runAs('help').status !== 0) skip('another user cannot read this checkout');
  expect(runAs('list')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^This user may not read .*Run the command as the user of the server/),
  });
});
