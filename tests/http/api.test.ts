import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { services } from '../../data/services/catalogue.ts';
import { type Answer, type FetchBytesOptions, fetchBytes } from '../harness/fetch-bytes.ts';
import { startSite } from '../harness/site.ts';

const site = await startSite({ BUSINESS_NAME: 'Charminar Stone', BUSINESS_WHATSAPP: '+919876543210' });
afterAll(() => site[Symbol.asyncDispose]());

function ask(path: string, options?: FetchBytesOptions): Promise<Answer> {
  return fetchBytes(site.url + path, options);
}

test('GET /api/services answers the services', async () => {
  const { status, text, headers } = await ask('/api/services');
  const body: typeof services = JSON.parse(text);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toEqual(services);
  expect(body.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { name, description } of body)
    expect([typeof name, typeof description]).toEqual(['string', 'string']);
});

test('GET /api/contact answers the configured values, and samples for the others', async () => {
  const { text } = await ask('/api/contact');
  expect(JSON.parse(text)).toEqual({
    company: 'Charminar Stone',
    location: 'Hyderabad, Telangana, India',
    mobile: '+919000000000',
    whatsapp: '+919876543210',
    email: 'hello@example.com',
    maps: expect.stringMatching(/^https:/),
  });
});

for (const path of ['/api/services', '/api/contact']) {
  test(`${path} revalidates by ETag`, async () => {
    const first = await ask(path);
    const etag = first.headers.etag ?? '';
    expect(etag).not.toBe('');
    const second = await ask(path, { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
    expect(second.text).toBe('');
    expect((await ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test(`HEAD ${path} answers the headers alone`, async () => {
    const answer = await ask(path, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
  });

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    test(`${method} ${path} answers 405 in JSON`, async () => {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(JSON.parse(answer.text)).toMatchObject({
        error: { status: 405, requestId: answer.headers['x-request-id'] },
      });
    });
  }
}

test('an unknown call answers 404 in JSON', async () => {
  const answer = await ask('/api/prices');
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { status: 404 } });
});

test('the services are compressed by what the client accepts', async () => {
  const answer = await ask('/api/services', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers.vary).toContain('Accept-Encoding');
  expect(JSON.parse(gunzipSync(answer.body).toString())).toHaveLength(services.length);
});
