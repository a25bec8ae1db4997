import { createServer, type RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHostCheck } from '../../src/http/host-check.ts';
import {
  createResponseCache,
  type ResponseCache,
  type Source,
} from '../../src/response-cache/response-cache.ts';
import { routes } from '../../views/routes/route-table.ts';
import { addressOf } from '../harness/addresses.ts';
import { type Answer, fetchBytes } from '../harness/fetch-bytes.ts';
import { type Listening, listen } from '../harness/listen.ts';
import { keepLogLines, type LogLines } from '../harness/log-lines.ts';
import { startSite, type TestSite } from '../harness/site.ts';

const siteOrigin = 'https://www.example.com';
const host = { Host: 'www.example.com' };
const requestId = '0c5cd8a0-1c61-4f0e-9c6c-3f1f1d1c9a77';
const html = Buffer.from('<!doctype html><title>FAQ</title>'.repeat(50));
const errorHtml = Buffer.from('<!doctype html><title>Error 500</title>'.repeat(50));
const lastModified = 'Sat, 21 Nov 2026 10:00:00 GMT';

function source(route: string, body: Buffer = html, headers: Record<string, string> = {}): Source {
  const common = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' };
  return { route, make: async () => ({ body, headers: { ...common, ...headers } }) };
}

interface Cached extends Listening, LogLines {
  cache: ResponseCache;
}

/** The cache before a listener that answers 418, with these sources and a page for status 500. */
async function serve(sources: readonly Source[]): Promise<Cached> {
  const logged = keepLogLines();
  const cache = createResponseCache({
    sources: new Map(sources.map((each) => [each.route, each])),
    errorSources: new Map([[500, source('error 500', errorHtml)]]),
    security: { siteOrigin },
    checkHost: createHostCheck({ siteOrigin, refuseForeignHosts: true }),
    log: logged.log,
  });
  const next: RequestListener = (_request, response) => void response.writeHead(418).end();
  return { ...logged, cache, ...(await listen(createServer(cache.before(next)))) };
}

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return fetchBytes(url, { method, headers: { ...host, ...headers } });
}

describe('what it answers', () => {
  const passedOn: readonly [what: string, path: string, headers: Record<string, string>, method?: string][] =
    [
      ['a path that it does not know', '/pricing', {}],
      ['another spelling', '/FAQ/', {}],
      ['an encoded path', '/%66aq', {}],
      ['a query that the page reads', '/contact?service=x', {}],
      ['a foreign host', '/faq', { Host: 'evil.example' }],
      ['a post', '/faq', {}, 'POST'],
      ['a body', '/faq', { 'Content-Length': '1' }],
      ['a body of unknown length', '/faq', { 'Transfer-Encoding': 'chunked' }],
    ];

  test.each(passedOn)('%s goes on to the next', async (_what, path, headers, method) => {
    await using site = await serve([source('/faq'), { ...source('/contact'), readsQuery: true }]);
    const body = headers['Content-Length'] ? 'x' : undefined;
    const answer = await fetchBytes(site.url + path, {
      headers: { ...host, ...headers },
      ...(method && { method }),
      ...(body && { body }),
    });
    expect(answer.status).toBe(418);
  });

  test.each([
    ['a query that the page ignores', '/faq?a=b', {}],
    ['an empty query', '/contact?', {}],
    ['a part', '/faq', { Range: 'bytes=0-9' }],
    ['a body of no length', '/faq', { 'Content-Length': '0' }],
    ['a host in capitals, with its port', '/faq', { Host: 'WWW.EXAMPLE.COM:443' }],
  ])('%s is answered whole', async (_what, path, headers) => {
    await using site = await serve([source('/faq'), { ...source('/contact'), readsQuery: true }]);
    const answer = await get(site.url + path, headers);
    expect(answer).toMatchObject({ status: 200, body: html });
  });
});

describe('how it answers', () => {
  test('one tag under every encoding, and each decodes to the same bytes', async () => {
    await using site = await serve([source('/faq')]);
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'gzip, deflate, br, zstd', 'gzip'].map((accepted) =>
        get(`${site.url}/faq`, { 'Accept-Encoding': accepted }),
      ),
    );
    expect(plain?.body).toEqual(html);
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(br?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br?.body ?? '')).toEqual(html);
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip?.body ?? '')).toEqual(html);
    expect(new Set([plain, br, gzip].map((answer) => answer?.headers.etag)).size).toBe(1);
    for (const answer of [plain, br, gzip]) expect(answer?.headers.vary).toBe('Accept-Encoding');
  });

  const later = 'Sun, 22 Nov 2026 10:00:00 GMT';
  const earlier = 'Fri, 20 Nov 2026 10:00:00 GMT';
  const conditions: readonly [
    what: string,
    path: string,
    headers: (tag: string) => Record<string, string>,
    number,
  ][] = [
    ['its tag', '/faq', (tag) => ({ 'If-None-Match': tag }), 304],
    ['its tag as a strong one', '/faq', (tag) => ({ 'If-None-Match': tag.slice(2) }), 304],
    ['its tag among others', '/faq', (tag) => ({ 'If-None-Match': `"a", ${tag}` }), 304],
    ['any tag', '/faq', () => ({ 'If-None-Match': '*' }), 304],
    ['another tag', '/faq', () => ({ 'If-None-Match': 'W/"other"' }), 200],
    [
      'another tag, though nothing has changed',
      '/file',
      () => ({ 'If-None-Match': '"a"', 'If-Modified-Since': later }),
      200,
    ],
    ['its tag on a reload', '/faq', (tag) => ({ 'If-None-Match': tag, 'Cache-Control': 'no-cache' }), 200],
    ['a time after the change', '/file', () => ({ 'If-Modified-Since': later }), 304],
    ['the time of the change', '/file', () => ({ 'If-Modified-Since': lastModified }), 304],
    ['a time before the change', '/file', () => ({ 'If-Modified-Since': earlier }), 200],
    ['a time that is none', '/file', () => ({ 'If-Modified-Since': 'yesterday' }), 200],
    ['a time, of what has only a tag', '/faq', () => ({ 'If-Modified-Since': later }), 200],
  ];

  test.each(conditions)(
    '%s, asked of %s, gets 304 only where the client has the answer',
    async (_what, path, headersFor, status) => {
      await using site = await serve([
        source('/faq'),
        source('/file', html, { 'Last-Modified': lastModified }),
      ]);
      const { headers } = await get(site.url + path);
      for (const method of ['GET', 'HEAD']) {
        const answer = await get(site.url + path, headersFor(String(headers.etag)), method);
        expect(answer.status).toBe(status);
        if (status === 304) {
          expect(answer.headers).toMatchObject({
            'cache-control': headers['cache-control'],
            vary: headers.vary,
          });
          expect(answer.headers['content-type']).toBeUndefined();
          expect(answer.headers['content-length']).toBeUndefined();
        }
      }
    },
  );

  test('an id that is a UUID is kept, any other is replaced, and the line carries it', async () => {
    await using site = await serve([source('/faq')]);
    await get(`${site.url}/faq`, { 'X-Request-Id': requestId });
    const answer = await get(`${site.url}/faq?name=Priya`, { 'X-Request-Id': '+919876543210' });
    const made = answer.headers['x-request-id'];
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    const lines = (): unknown[] => site.lines.filter(({ event }) => event === 'request');
    await expect.poll(lines).toMatchObject([
      { requestId, route: '/faq', status: 200, encoding: 'identity', mode: 'whole', cache: 'miss' },
      { requestId: made, route: '/faq', status: 200, cache: 'hit' },
    ]);
    expect(JSON.stringify(site.lines)).not.toMatch(/Priya|9876543210/);
  });

  test('a server that is draining closes the connection with the answer', async () => {
    await using site = await serve([source('/faq')]);
    site.server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    const answer = await get(`${site.url}/faq`, { Connection: 'keep-alive' });
    expect(answer).toMatchObject({ status: 200, body: html });
    expect(answer.headers.connection).toBe('close');
  });
});

describe('how it makes', () => {
  test('requests that come together share one making', async () => {
    const made = Promise.withResolvers<Buffer>();
    const make = vi.fn(async () => ({ body: await made.promise, headers: {} }));
    await using site = await serve([{ route: '/faq', make }]);
    const asked = [1, 2, 3].map(() => get(`${site.url}/faq`));
    await expect.poll(() => make.mock.calls.length).toBe(1);
    made.resolve(html);
    for (const answer of await Promise.all(asked)) expect(answer.body).toEqual(html);
    expect(make).toHaveBeenCalledOnce();
  });

  test('what cannot be made is the page of status 500 and an error line, and the next request tries again', async () => {
    const make = vi.fn(source('/faq').make).mockRejectedValueOnce(new Error('The page is broken'));
    await using site = await serve([{ route: '/faq', make }]);
    const failed = await get(`${site.url}/faq`, { 'Accept-Encoding': 'br' });
    expect([failed.status, brotliDecompressSync(failed.body)]).toEqual([500, errorHtml]);
    expect(failed.headers['content-security-policy']).toContain("default-src 'none'");
    expect(site.lines.filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'fault', route: '/faq' },
    ]);
    const line = () => site.lines.find(({ event }) => event === 'request');
    await expect.poll(line).toMatchObject({ status: 500, encoding: 'br', cache: 'miss' });
    expect((await get(`${site.url}/faq`)).status).toBe(200);
  });

  test('an error page that cannot be made is a plain sentence', async () => {
    await using site = await serve([]);
    const { body, headers } = await site.cache.findErrorPage(404, 'br');
    expect([String(body), headers['Content-Type']]).toEqual(['404 Not Found\n', 'text/plain; charset=utf-8']);
  });

  test('what is kept for a time is made anew after it', async () => {
    const one = { ...source('/security.txt'), ttlMs: 0 };
    const make = vi.spyOn(one, 'make');
    await using site = await serve([one]);
    for (let time = 0; time < 2; time += 1) await get(`${site.url}/security.txt`);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('everything is made and compressed in advance, past what cannot be', async () => {
    const broken = { route: '/broken', make: () => Promise.reject(new Error('The page is broken')) };
    const bodies = { '/asked': Buffer.from(html), '/new': Buffer.from(html) };
    await using site = await serve([
      broken,
      ...Object.entries(bodies).map(([path, body]) => source(path, body)),
    ]);
    // Made by somebody who takes it plain.
    await get(`${site.url}/asked`);
    await site.cache.warm();
    for (const [path, body] of Object.entries(bodies)) {
      // What would be made or compressed from now on has other bytes.
      body.fill(' ');
      const br = await get(site.url + path, { 'Accept-Encoding': 'br' });
      expect(brotliDecompressSync(br.body)).toEqual(html);
      const gzip = await get(site.url + path, { 'Accept-Encoding': 'gzip' });
      expect(gunzipSync(gzip.body)).toEqual(html);
      await expect.poll(() => site.lines.at(-1)).toMatchObject({ event: 'request', cache: 'hit' });
    }
    expect(site.lines).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'fault', route: '/broken' }),
    );
  });

  test('what does not get smaller is sent as it is', async () => {
    await using site = await serve([
      source('/icon.png', html, { 'Content-Type': 'image/png' }),
      source('/robots.txt', Buffer.from('short'), { 'Content-Type': 'text/plain' }),
    ]);
    for (const path of ['/icon.png', '/robots.txt']) {
      const { headers } = await get(site.url + path, { 'Accept-Encoding': 'br' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('in the site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ SITE_ORIGIN: siteOrigin });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const kept = [
    ...routes.map(addressOf).filter((path) => path !== '/no-such-page'),
    ...['/api/services', '/api/contact', '/robots.txt', '/sitemap.xml', '/feed.xml', '/llms.txt'],
    ...['/.well-known/security.txt', '/site.webmanifest', '/favicon.svg', '/favicon.ico', '/icon-512.png'],
  ];

  test.each(kept)('%s is made once, with every security header', async (path) => {
    const [first, again] = [await get(site.url + path), await get(site.url + path)];
    const lines = () => site.lines.filter(({ event, route }) => event === 'request' && route === path);
    await expect.poll(lines).toMatchObject([{ cache: 'miss', status: 200 }, { cache: 'hit' }]);
    for (const { headers } of [first, again])
      for (const name of ['date', 'x-request-id']) delete headers[name];
    expect(again).toEqual(first);
    for (const name of ['content-security-policy', 'strict-transport-security', 'permissions-policy', 'etag'])
      expect(first.headers).toHaveProperty(name);
  });
});
