import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { distDir } from '../../src/build/paths.ts';

test('the browser is sent code without source maps, and none that reads the environment', async () => {
  const scripts = (await readdir(`${distDir}assets`)).filter((file) => /\.(?:js|map)$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const text = await readFile(`${distDir}assets/${script}`, 'utf8');
    expect(text, script).not.toMatch(/sourceMappingURL|process\.env|from\s*"node:/);
    expect(script).not.toMatch(/\.map$/);
  }
});

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

test('every kind of file that the build has is sent with its media type', async () => {
  await using site = await startBuiltSite();
  const files = await readdir(`${distDir}assets`, { recursive: true });
  const kinds = new Map(files.map((file) => [extname(file), `/assets/${file}`]));
  for (const other of ['', '.br', '.gz']) kinds.delete(other);
  expect([...kinds.keys()].sort()).toEqual(Object.keys(types).sort());
  for (const [extension, path] of kinds) {
    const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.headers.get('content-type'), path).toBe(types[extension]);
  }
});
