import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashInputs } from '../../../src/build/stamp.ts';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

const files = [
  'build.mjs',
  'package.json',
  'package-lock.json',
  // esbuild reads it.
  'tsconfig.json',
  'data/a.ts',
  'views/a.css',
  'src/a.ts',
  'static/pictures/a.jpg',
];

test('whatever the build reads makes another build when it changes', async () => {
  await using folder = await createTemporaryFolder();
  const root = `${folder.path}/`;
  for (const name of ['data', 'views', 'src', 'static/pictures'])
    await mkdir(join(root, name), { recursive: true });
  for (const file of files) await writeFile(root + file, '');
  const hashes = [await hashInputs(root)];
  for (const file of files) {
    await writeFile(root + file, 'changed');
    hashes.push(await hashInputs(root));
  }
  expect(new Set(hashes).size).toBe(files.length + 1);
});
