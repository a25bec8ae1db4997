import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { distDir } from '../harness/dist-dir.ts';

test('the server is ASCII: one other character, and V8 keeps two bytes for each', async () => {
  const files = (await readdir(distDir)).filter((file) => file.endsWith('.js'));
  expect(files).toContain('site.js');
  for (const file of files) {
    const text = await readFile(`${distDir}${file}`, 'utf8');
    expect(text.match(/.{0,20}\P{ASCII}.{0,20}/gu), file).toBeNull();
  }
});
