import { afterAll, expect, test } from 'vitest';
import { fetchBytes } from '../harness/fetch-bytes.ts';
import { rawRequest } from '../harness/raw-request.ts';
import { startSite } from '../harness/site.ts';

const site = await startSite();
afterAll(() => site[Symbol.asyncDispose]());

const requests: readonly [method: string, path: string, status: number][] = [
  ['GET', '/', 200],
  ['HEAD', '/', 200],
  ['GET', '/contact?service=marble-polishing&tier=premium', 200],
  ['GET', '/api/services', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/readyz/draining', 200],
  ['GET', '/services/', 308],
  ['GET', '/no-such-page', 404],
  ['GET', '/assets/no-such-file.js', 404],
  ['GET', '/readyz/no-such-check', 404],
  ['GET', '/%', 400],
  ['POST', '/faq', 405],
  ['DELETE', '/api/services', 405],
  ['TRACE', '/', 405],
];

for (const [method, path, status] of requests) {
  test(`${method} ${path} answers ${status} with every security header and no cookie`, async () => {
    const { status: answered, headers } = await fetchBytes(site.url + path, { method });
    expect(answered).toBe(status);
    expectPolicy(headers['content-security-policy']);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });
}

test('HSTS goes out on an https origin and on no other', async () => {
  await using secure = await startSite({ SITE_ORIGIN: 'https://www.example.com' });
  const plain = await fetchBytes(site.url);
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  for (const path of ['/', '/no-such-page', '/healthz']) {
    const { headers } = await fetchBytes(secure.url + path, { headers: { Host: 'www.example.com' } });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  }
});

test('a body of megabytes is refused before it is sent', async () => {
  const head = 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\nname=P';
  const answer = await rawRequest(site.port, head, 300);
  expect(answer.status).toBe(413);
});

test('behind a proxy the forwarded host, scheme and port change nothing', async () => {
  await using behind = await startSite({ TRUST_PROXY: '1', SITE_ORIGIN: 'https://www.example.com' });
  const headers = {
    Host: 'www.example.com',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
  };
  const { status, body } = await fetchBytes(`${behind.url}/`, { headers });
  expect(status).toBe(200);
  expect(body.toString()).not.toContain('evil.example');
});

function expectPolicy(policy: string | string[] | undefined): void {
  expect(policy).toMatch(
    /^default-src 'none';script-src 'self';style-src 'self'(?: 'sha256-[\w+/=]+')?;img-src 'self' data:;font-src 'self';connect-src 'self';manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none';require-trusted-types-for 'script';trusted-types 'none'$/,
  );
}
