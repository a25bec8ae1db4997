import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chooseEncoding } from '../../../src/http/content-encoding.ts';
import { createHostCheck } from '../../../src/http/host-check.ts';
import { createPageCache } from '../../../src/response-cache/page-cache.ts';
import { createPageFront } from '../../../src/response-cache/page-front.ts';
import { fetchBytes } from '../../harness/fetch-bytes.ts';
import { type Listening, listen } from '../../harness/listen.ts';
import { keepLogLines } from '../../harness/log-lines.ts';
import { madeManifest } from '../../harness/made-assets.ts';

const siteOrigin = 'https://www.example.com';
const html = Buffer.from('<!doctype html><title>FAQ</title>'.repeat(50));

/** A front that has `/faq` in its cache; what it does not answer itself is answered 418. */
async function serve(): Promise<Listening & { etag: string }> {
  const cache = createPageCache({ ceiling: 2, onCompressionFailed: () => {} });
  const page = await cache.load('/faq', async () => html);
  while (!page.bodies.br) await wait(1);
  for (const accepted of ['br', ''])
    chooseEncoding({ get: () => accepted, acceptsEncodings: (wanted = '') => wanted === accepted && wanted });
  const front = createPageFront(
    {
      cache,
      manifest: madeManifest(),
      security: { siteOrigin },
      checkHost: createHostCheck({ siteOrigin, refuseForeignHosts: true }),
      log: keepLogLines().log,
    },
    (_request, response) => response.writeHead(418).end(),
  );
  return { ...(await listen(front)), etag: page.etag };
}

const host = { Host: 'www.example.com' };

test('the front itself answers a cached page, also without a body and as unchanged', async () => {
  await using front = await serve();
  const compressed = { ...host, 'Accept-Encoding': 'br' };
  const found = await fetchBytes(`${front.url}/faq`, { headers: compressed });
  expect(found.status).toBe(200);
  expect(found.headers['content-encoding']).toBe('br');
  expect((await fetchBytes(`${front.url}/faq`, { headers: host })).body).toEqual(html);
  const head = await fetchBytes(`${front.url}/faq`, { headers: compressed, method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(String(found.body.length));
  const headers = { ...compressed, 'If-None-Match': front.etag };
  expect((await fetchBytes(`${front.url}/faq`, { headers })).status).toBe(304);
});

const passedOn: readonly [what: string, path: string, headers: Record<string, string>, method?: string][] = [
  ['a page that is not cached', '/pricing', {}],
  ['a query', '/faq?a=b', {}],
  ['a foreign host', '/faq', { Host: 'evil.example' }],
  ['an encoding that was not negotiated yet', '/faq', { 'Accept-Encoding': 'br;q=0.1' }],
  ['another tag', '/faq', { 'If-None-Match': 'W/"other"' }],
  ['a reload', '/faq', { 'Cache-Control': 'no-cache' }],
  ['a post', '/faq', {}, 'POST'],
  ['a body', '/faq', { 'Content-Length': '0' }],
];

for (const [what, path, headers, method = 'GET'] of passedOn) {
  test(`the front passes on ${what}`, async () => {
    await using front = await serve();
    const answer = await fetchBytes(front.url + path, { headers: { ...host, ...headers }, method });
    expect(answer.status).toBe(418);
  });
}
