import { afterAll, expect, test } from 'vitest';
import { type RawAnswer, rawRequest } from '../harness/raw-request.ts';
import { startSite } from '../harness/site.ts';

const site = await startSite();
afterAll(() => site[Symbol.asyncDispose]());

function ask(requestLine: string, ...headers: string[]): Promise<RawAnswer> {
  const lines = [requestLine, 'Host: localhost:8080', 'Connection: close', ...headers, '', ''];
  return rawRequest(site.port, lines.join('\r\n'));
}

function get(target: string, ...headers: string[]): Promise<RawAnswer> {
  return ask(`GET ${target} HTTP/1.1`, ...headers);
}

const refused: readonly [target: string, status: number][] = [
  ['/%', 400],
  ['/%zz', 400],
  ['/%c3%28', 400],
  ['/a%00b', 400],
  ['/%5cevil.example', 400],
  ['/\\evil.example', 400],
  ['//evil.example', 400],
  ['//evil.example/..', 400],
  ['/%2f%2fevil.example', 400],
  ['/services//marble-polishing', 400],
  ['/evil.example/', 404],
  ['/a?%zz', 404],
  ['/a.b~c', 404],
  ['/caf%C3%A9', 404],
  ['/no-such-page', 404],
  ['/services/no-such-service', 404],
  ['/__proto__', 404],
  ['/constructor', 404],
  ['/..%2f..%2fetc%2fpasswd', 400],
  ['/assets/..%2f..%2fpackage.json', 400],
  ['/assets/../server.js', 400],
  ['/assets/%2e%2e/server.js', 400],
  ['/assets/fonts/../../manifest.json', 400],
  ['/assets/..', 400],
  ['/./services', 400],
  ['/assets/', 404],
  ['/assets/no-such-file.js', 404],
  ['/api/no-such-call', 404],
];

for (const [target, status] of refused) {
  test(`GET ${target} answers ${status} with a page of ours`, async () => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const body = answer.body.toString();
    if (target.startsWith('/api/')) expect(answer.headers['content-type']).toContain('application/json');
    else expect(body).toContain('+91 90000 00000');
    expect(body).not.toMatch(/\bat \w+ \(|node_modules|\.ts:\d/);
  });
}

const redirected: readonly [target: string, location: string][] = [
  ['/services/', '/services'],
  ['/Services', '/services'],
  ['/SERVICES/Marble-Polishing/', '/services/marble-polishing'],
  ['/contact/?service=x', '/contact?service=x'],
  // As mail programs encode a hyphen, and as an address is pasted with the space behind it.
  ['/service%2Dareas', '/service-areas'],
  ['/services%2Fmarble-polishing?x=%20', '/services/marble-polishing?x=%20'],
  ['/faq%20', '/faq'],
  ['/FAQ/%C2%A0', '/faq'],
];

for (const [target, location] of redirected) {
  test(`GET ${target} is sent on to ${location} for good`, async () => {
    const answer = await get(target);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });
}

test('a huge query is answered as the page', async () => {
  expect((await get(`/faq?${'q='.padEnd(6000, 'x')}`)).status).toBe(200);
});

test('a Range is answered with the whole page', async () => {
  const answer = await get('/faq', 'Range: bytes=0-10');
  expect(answer.status).toBe(200);
  expect(answer.body.length).toBeGreaterThan(1000);
});

test.each([
  ['http://localhost:8080/faq', '/faq'],
  ['HTTPS://evil.example/faq?a=b', '/faq'],
  ['http://localhost:8080', '/'],
  ['http://localhost:8080?service=x', '/'],
])('GET %s, as one asks a proxy, is answered as %s', async (target, path) => {
  const answer = await get(target);
  expect([answer.status, answer.headers.etag]).toEqual([200, (await get(path)).headers.etag]);
  expect(answer.body.toString()).not.toContain('evil.example');
});

test('of the two hosts that a target in absolute form comes with, its own is asked for', async () => {
  await using strict = await startSite({ SITE_ORIGIN: 'http://www.example.com' });
  const ask = (target: string, host: string): Promise<RawAnswer> =>
    rawRequest(strict.port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect((await ask('http://www.example.com/faq', 'evil.example')).status).toBe(200);
  expect((await ask('http://evil.example/faq', 'www.example.com')).status).toBe(421);
});

test.each(['http://loca:lhost/faq', 'http://user@localhost/faq', 'http:///faq', 'ftp://localhost/faq', '*'])(
  'GET %s as target is a bad request',
  async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body.toString()).not.toContain('evil.example');
  },
);

for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST', 'PROPFIND']) {
  test(`${method} /faq answers 405 and says what is allowed`, async () => {
    const answer = await ask(`${method} /faq HTTP/1.1`, 'Content-Length: 0');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
}

test.each([
  ['no Host', []],
  ['two Hosts, the second of which a proxy might go by', ['localhost:8080', 'evil.example']],
  ['a Host that is no name', ['localhost:8080/@evil.example']],
  ['a Host of two words', ['a b']],
  ['an empty Host', ['']],
])('%s answers 400 with a page of ours', async (_, hosts) => {
  const fields = hosts.map((host) => `Host: ${host}\r\n`).join('');
  const answer = await rawRequest(site.port, `GET / HTTP/1.1\r\n${fields}Connection: close\r\n\r\n`);
  expect(answer.status).toBe(400);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body.toString()).toContain('+91 90000 00000');
  expect(answer.body.toString()).not.toContain('evil.example');
});

test('HTTP/1.0, which knows no Host, is answered', async () => {
  expect((await rawRequest(site.port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('a Host that is not ours answers 421 once the origin is configured, and never reaches the page', async () => {
  await using strict = await startSite({ SITE_ORIGIN: 'https://www.example.com' });
  const askHost = (path: string, host: string): Promise<RawAnswer> =>
    rawRequest(strict.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const foreign = await askHost('/', 'evil.example');
  expect(foreign.status).toBe(421);
  expect(foreign.body.toString()).not.toContain('evil.example');
  expect((await askHost('/', 'www.example.com')).status).toBe(200);
  expect((await askHost('/healthz', '127.0.0.1')).status).toBe(200);
});

test('no request above was our fault: no error line was written', () => {
  expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
