import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { pageChunks, pageEntry } from '../../../../src/build/bundles/page-chunks.ts';
import { root } from '../../../../src/build/paths.ts';

test('no name of what is laid out holds the folder of the project, which esbuild would hash into the name of a file: builds in two folders are the same', async () => {
  const core = `${root}views/client/hydrate-page.tsx`;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [pageEntry('contact')],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    loader: { '.css': 'empty' },
    plugins: [pageChunks(core, async () => new Set([core]))],
    external: ['virtual:*'],
    logLevel: 'silent',
  });
  const names = [
    ...Object.keys(metafile.inputs),
    ...Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []),
  ];
  expect(names).toContainEqual(expect.stringMatching(/^lazy:/));
  expect(names.filter((name) => name.includes(root))).toEqual([]);
});
