import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/tools/built-site/start-built-site.ts';
import { distDir } from '../harness/dist-dir.ts';

test('the server is ASCII: one other character, and V8 keeps two bytes for each', async () => {
  const files = (await readdir(distDir)).filter((file) => file.endsWith('.js'));
  expect(files).toContain('site.js');
  for (const file of files) {
    const text = await readFile(`${distDir}${file}`, 'utf8');
    expect(text.match(/.{0,20}\P{ASCII}.{0,20}/gu), file).toBeNull();
  }
});

test('what most starts never need is not read', async () => {
  const site = await readFile(`${distDir}site.js`, 'utf8');
  expect(site).toContain('// node_modules/koa/');
  for (const name of ['nodemailer', 'pg', 'pg-protocol', 'depd/lib', 'mime-db/db.json'])
    expect(site, name).not.toContain(`// node_modules/${name}/`);
});

test('elements and hooks do not go through a getter for each use', async () => {
  const site = await readFile(`${distDir}site.js`, 'utf8');
  expect(site).toMatch(/\bexport\$jsxs?\b/);
  expect(site).not.toMatch(/\bimport_(?:react|jsx_runtime)\d*\./);
});

test('a site that has answered a page has loaded no TLS, no HTTP/2 and no second HTTP client', async () => {
  const tell = "process.once('exit', () => console.log(JSON.stringify({ loaded: process.moduleLoadList })))";
  await using site = await startBuiltSite(distDir, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
  });
  site.process.kill('SIGTERM');
  // The store's worker tells its own.
  await expect.poll(() => loadedBy(site.output(), '_http_server'), { timeout: 10_000 }).toBeDefined();
  const loaded = loadedBy(site.output(), '_http_server') ?? [];
  expect(loaded.filter((name) => /undici|http2|_tls|\btls\b|\bhttps\b/.test(name))).toEqual([]);
});

/** What the process or thread loaded that loaded this one of Node's own modules. */
function loadedBy(output: string, module: string): string[] | undefined {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"loaded"'))
    .map((line): string[] => JSON.parse(line).loaded)
    .find((list) => list.includes(`NativeModule ${module}`));
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

test('the table of media types knows every kind of file that the build has', async () => {
  await using site = await startBuiltSite(distDir);
  const files = await readdir(`${distDir}assets`, { recursive: true });
  const kinds = new Map(files.map((file) => [extname(file), `/assets/${file}`]));
  for (const other of ['', '.br', '.gz']) kinds.delete(other);
  expect([...kinds.keys()].sort()).toEqual(Object.keys(types).sort());
  for (const [extension, path] of kinds) {
    const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.headers.get('content-type'), path).toBe(types[extension]);
  }
});
