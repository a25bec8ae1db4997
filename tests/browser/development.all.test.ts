import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/build/paths.ts';
import { changesInDevelopment } from '../../src/tools/bench/changes-in-development.ts';

const sources = [
  'package.json',
  'package-lock.json',
  'build.mjs',
  'tsconfig.json',
  'data',
  'views',
  'src',
  'static',
];
/** What the build of the run has made of the same sources. */
const made = ['.cache/share', '.cache/fonts', '.cache/compressed'];

test('in npm run dev an open page shows a changed sentence, style, component and server source by itself', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'development-'));
  try {
    for (const part of [...sources, ...made]) await cp(root + part, join(folder, part), { recursive: true });
    await symlink(`${root}node_modules`, join(folder, 'node_modules'));
    const seconds = await changesInDevelopment(folder);
    expect([...seconds.keys()]).toEqual(['sentence', 'style', 'component', 'server source']);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
