import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../../../src/build/built-site/start-built-site.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

test('a site that ends before it answers is not waited for, whether it exits or is killed', async () => {
  await using folder = await createTemporaryFolder();
  const ends = { 'process.exit(78)': 'ended with 78', 'process.kill(process.pid, 9)': 'ended with SIGKILL' };
  for (const [code, sentence] of Object.entries(ends)) {
    await writeFile(`${folder.path}/server.js`, code);
    await expect(startBuiltSite({}, `${folder.path}/`)).rejects.toThrow(sentence);
  }
});
