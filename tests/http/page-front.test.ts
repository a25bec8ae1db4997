import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRoute, routes } from '../../views/routes/route-table.ts';
import { askLogged as ask, type LoggedAnswer, requestId } from '../harness/ask-logged.ts';
import { rawRequest } from '../harness/raw-request.ts';
import { startSite, type TestSite } from '../harness/site.ts';

const encodings = { br: 'gzip, deflate, br, zstd', gzip: 'gzip', identity: 'identity' };
const paths = routes.map(({ path }) => path).filter((path) => findRoute(path));

/** The site as it is, and the same site with every answer given by Koa. */
let fronted: TestSite;
let plain: TestSite;
beforeAll(async () => {
  const environment = { SITE_ORIGIN: 'https://www.example.com' };
  [fronted, plain] = await Promise.all([startSite(environment), startSite(environment, { fronts: 'off' })]);
  for (const site of [fronted, plain]) await fillCache(site);
}, 60_000);
afterAll(async () => {
  await fronted[Symbol.asyncDispose]();
  await plain[Symbol.asyncDispose]();
});

/** Has every page rendered, compressed and asked for under each encoding, so that both answer from memory. */
async function fillCache(site: TestSite): Promise<void> {
  for (const path of paths) {
    for (const accepted of Object.values(encodings)) {
      for (let isWhole = false; !isWhole; ) {
        const { headers } = await ask(site, path, { 'Accept-Encoding': accepted });
        isWhole = headers.some((line) => line.startsWith('Content-Length: '));
      }
    }
  }
}

for (const path of paths) {
  for (const [encoding, accepted] of Object.entries(encodings)) {
    test(`${path} under ${encoding} is the same from the front as from Koa`, async () => {
      const headers = { 'Accept-Encoding': accepted };
      const found = await ask(fronted, path, headers);
      expect(found).toEqual(await ask(plain, path, headers));
      expect(found.line).toMatchObject({ route: path, status: 200, cache: 'hit', encoding, requestId });
      expect(await ask(fronted, path, headers, 'HEAD')).toEqual(await ask(plain, path, headers, 'HEAD'));
      const etag = found.headers.find((line) => line.startsWith('ETag: '))?.slice('ETag: '.length) ?? '';
      for (const method of ['GET', 'HEAD']) {
        const conditional = { ...headers, 'If-None-Match': etag };
        const unchanged = await ask(fronted, path, conditional, method);
        expect(unchanged.status).toBe(304);
        expect(unchanged).toEqual(await ask(plain, path, conditional, method));
      }
    });
  }
}

const unusual: readonly [what: string, path: string, headers: Record<string, string>, method?: string][] = [
  ['a part of a page', '/faq', { Range: 'bytes=0-99' }],
  ['a reload', '/faq', { 'If-None-Match': '*', 'Cache-Control': 'no-cache' }],
  ['any tag', '/faq', { 'If-None-Match': '*' }],
  ['the tag of another page', '/faq', { 'If-None-Match': 'W/"other"' }],
  ['one of several tags', '/faq', { 'If-None-Match': '"a", "b"' }],
  ['a time of change', '/faq', { 'If-Modified-Since': 'Sat, 21 Nov 2026 10:00:00 GMT' }],
  ['an encoding that nobody asked for before', '/faq', { 'Accept-Encoding': 'gzip;q=0.3, br;q=0' }],
  ['a query that the page ignores', '/faq?a=b', {}],
  ['a query that the page reads', '/contact?service=marble-polishing', {}],
  ['another spelling', '/FAQ/', {}],
  ['an encoded path', '/%66aq', {}],
  ['a foreign host', '/faq', { Host: 'evil.example' }],
  ['a host in capitals', '/faq', { Host: 'WWW.EXAMPLE.COM:443' }],
  ['a post', '/faq', {}, 'POST'],
  ['a body', '/faq', { 'Content-Length': '0' }],
];

for (const [what, path, headers, method] of unusual) {
  test(`${what} is answered as without the front`, async () => {
    const asked = { 'Accept-Encoding': 'br', ...headers };
    // A page that nobody caches, or its error, differs in nothing but what is made for each request.
    expect(await ask(fronted, path, asked, method)).toEqual(await ask(plain, path, asked, method));
  });
}

test('the front keeps a request id that is a UUID and makes one otherwise', async () => {
  const headers = { 'Accept-Encoding': 'br', 'X-Request-Id': '+919876543210' };
  const { headers: answered, line } = await ask(fronted, '/faq', headers);
  const made = answered.find((name) => name.startsWith('X-Request-Id: '))?.slice('X-Request-Id: '.length);
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(line).toMatchObject({ requestId: made, cache: 'hit' });
});

test('the front refuses two hosts and none, and closes a connection that is to be closed', async () => {
  for (const hosts of ['', 'Host: www.example.com\r\nHost: www.example.com\r\n']) {
    const answer = await rawRequest(fronted.port, `GET /faq HTTP/1.1\r\n${hosts}\r\n`, 300);
    expect(answer.status).toBe(400);
  }
  const draining = (
    _request: unknown,
    response: { setHeader: (name: string, value: string) => void },
  ): void => response.setHeader('Connection', 'close');
  const answers: LoggedAnswer[] = [];
  for (const site of [fronted, plain]) {
    site.server.prependListener('request', draining);
    answers.push(await ask(site, '/faq', { 'Accept-Encoding': 'br', Connection: 'keep-alive' }));
    site.server.off('request', draining);
  }
  expect(answers[0]?.headers).toContain('Connection: close');
  expect(answers[0]).toEqual(answers[1]);
});
