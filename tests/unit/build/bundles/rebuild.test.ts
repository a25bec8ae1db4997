import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { afterEach, expect, test } from 'vitest';
import { forgetBuilds, rebuild } from '../../../../src/build/bundles/rebuild.ts';
import { root } from '../../../../src/build/paths.ts';
import { createTemporaryFolder } from '../../../harness/temporary-folder.ts';

afterEach(forgetBuilds);

/** Names the entry as a copy of itself, as pages do with modules that several of them hold. */
const copied: Plugin = {
  name: 'copied',
  setup: (api) => api.onResolve({ filter: /entry\.ts$/ }, ({ path }) => ({ path, suffix: '?page' })),
};

test('a build of copied modules is made again when one of them changed, and not before', async () => {
  await using folder = await createTemporaryFolder();
  const entry = join(folder.path, 'entry.ts');
  await writeFile(entry, 'export const first = 1;');
  await utimes(entry, 0, 0);
  const options: BuildOptions = {
    absWorkingDir: root,
    entryPoints: [entry],
    write: false,
    plugins: [copied],
  };
  const first = await rebuild('copies', options);
  expect(Object.keys(first.inputs)).toEqual([expect.stringMatching(/entry\.ts\?page$/)]);
  expect(await rebuild('copies', options)).toBe(first);
  await writeFile(entry, 'export const second = 2;');
  await utimes(entry, new Date(), new Date(Date.now() + 2000));
  const second = await rebuild('copies', options);
  expect(Object.values(second.outputs)[0]?.exports).toEqual(['second']);
});
