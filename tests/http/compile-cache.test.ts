import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';

test('a start takes the code of the site compiled from the build, which anybody may read', async () => {
  await using site = await startBuiltSite({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
  const output = site.output();
  // In Node's words: made by the same version, under the same flags, of the same text.
  expect(output).toMatch(/V8 code cache for ESM file:\/\/\S+\/site\.js was accepted/);
  const file = /reading cache from (\S+) for ESM file:\/\/\S+\/site\.js/.exec(output)?.[1] ?? '';
  expect((await stat(file)).mode & 0o004).toBe(0o004);
});
