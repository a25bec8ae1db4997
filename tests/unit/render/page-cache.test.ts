import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache } from '../../../src/response-cache/page-cache.ts';
import { hold } from '../../harness/held.tsx';

function createCache(ceiling = 10): ReturnType<typeof createPageCache> {
  return createPageCache({
    ceiling,
    onCompressionFailed: (error) => {
      throw error;
    },
  });
}

test('first requests that come together share one render', async () => {
  const cache = createCache();
  const rendered = hold<Buffer>();
  const render = vi.fn(() => rendered.promise);
  const pages = [cache.load('/', render), cache.load('/', render), cache.load('/', render)];
  rendered.resolve(Buffer.from('The page'));
  const [first, ...others] = await Promise.all(pages);
  expect(render).toHaveBeenCalledOnce();
  for (const other of others) expect(other).toBe(first);
  expect(cache.get('/')).toBe(first);
});

test('a render that fails is told to everybody who waited, is not kept, and the next request tries again', async () => {
  const cache = createCache();
  const rendered = hold<Buffer>();
  const waiting = [cache.load('/', () => rendered.promise), cache.load('/', () => rendered.promise)];
  rendered.reject(new Error('The page is broken'));
  for (const answer of await Promise.allSettled(waiting)) expect(answer.status).toBe('rejected');
  expect(cache.get('/')).toBeUndefined();
  const page = await cache.load('/', async () => Buffer.from('Mended'));
  expect(String(page.bodies.identity)).toBe('Mended');
});

test('it holds as many pages as its ceiling allows, and lets the oldest go', async () => {
  const cache = createCache(2);
  for (const path of ['/a', '/b', '/c']) await cache.load(path, async () => Buffer.from(path));
  expect(['/a', '/b', '/c'].map((path) => cache.get(path) !== undefined)).toEqual([false, true, true]);
});

test('a page is served plain until its compressed bodies are there, all of the same bytes', async () => {
  const cache = createCache();
  const body = Buffer.from('Marble and granite. '.repeat(500));
  const page = await cache.load('/', async () => body);
  expect(page.bodies).toEqual({ identity: body });
  await expect.poll(() => page.bodies.gzip && gunzipSync(page.bodies.gzip)).toEqual(body);
  await expect.poll(() => page.bodies.br?.length).toBeLessThan(200);
});

test('the tag follows the bytes', async () => {
  const cache = createCache();
  const tagOf = async (path: string, body: string): Promise<string> =>
    (await cache.load(path, async () => Buffer.from(body))).etag;
  expect(await tagOf('/a', 'one')).toBe(await tagOf('/b', 'one'));
  expect(await tagOf('/c', 'two')).not.toBe(await tagOf('/a', 'one'));
});
