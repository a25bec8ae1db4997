import { readdir, readFile } from 'node:fs/promises';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { distDir } from '../../src/build/paths.ts';
import { compressTightly } from '../../src/http/content-encoding.ts';
import { startSite } from '../harness/site.ts';

const site = await startSite();
const script = (await readdir(`${distDir}assets`)).find((name) => /^boot-.*\.js$/.test(name)) ?? '';
afterAll(() => site[Symbol.asyncDispose]());

for (const encoding of ['br', 'gzip', 'identity']) {
  test(`a hashed script is served ${encoding} from the file beside it, for a year`, async () => {
    const answer = await request(site.url).get(`/assets/${script}`).set('Accept-Encoding', encoding);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  });
}

test('an asset revalidates by its time of change', async () => {
  const first = await request(site.url).get(`/assets/${script}`);
  const again = await request(site.url)
    .get(`/assets/${script}`)
    .set('If-Modified-Since', first.headers['last-modified'] ?? '');
  expect(again.status).toBe(304);
});

test('a missing asset is a 404 that nobody keeps for a year', async () => {
  const answer = await request(site.url).get('/assets/boot-AAAAAAAA.js');
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('every text asset has its compressed files beside it', async () => {
  const names = await readdir(`${distDir}assets`, { recursive: true });
  const text = names.filter((name) => /\.(?:js|css|json|svg)$/.test(name));
  expect(text.length).toBeGreaterThan(20);
  for (const name of text) expect(names).toEqual(expect.arrayContaining([`${name}.br`, `${name}.gz`]));
});

test('compressed files are what the compressor makes by now, not by earlier settings', async () => {
  const file = `${distDir}assets/${script}`;
  const bytes = await readFile(file);
  expect(await readFile(`${file}.br`)).toEqual(await compressTightly(bytes, 'br'));
  expect(await readFile(`${file}.gz`)).toEqual(await compressTightly(bytes, 'gzip'));
});
