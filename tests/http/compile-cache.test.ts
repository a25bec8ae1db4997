import { readdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/built-site/start-built-site.ts';
import { distDir } from '../harness/dist-dir.ts';

test('a start takes the code of the site compiled from the build', async () => {
  await using site = await startBuiltSite(distDir, { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
  // In Node's words: made by the same version, under the same flags, of the same text.
  expect(site.output()).toMatch(/V8 code cache for ESM file:\/\/\S+\/site\.js was accepted/);
});

test('whoever runs the site may read what the build compiled', async () => {
  const folder = `${distDir}compile-cache`;
  const entries = await readdir(folder, { recursive: true });
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) {
    const { mode } = await stat(`${folder}/${entry}`);
    expect(mode & 0o004, entry).toBe(0o004);
  }
});
