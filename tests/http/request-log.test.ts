import request from 'supertest';
import { expect, test } from 'vitest';
import { startSite } from '../harness/site.ts';

test('one line a request, with stable fields and nothing that the client made up', async () => {
  await using site = await startSite();
  await request(site.url)
    .get('/faq?name=Priya&phone=9876543210')
    .set({ 'Accept-Encoding': 'br', 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' });
  await request(site.url).get('/priya@example.com/9876543210');
  const lines = site.lines.filter(({ msg }) => msg === 'request');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    requestId: expect.any(String),
    event: 'request',
    method: 'GET',
    route: '/faq',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    encoding: 'br',
    mode: 'whole',
    cache: expect.any(String),
    msg: 'request',
  });
  expect(Number(lines[0]?.bytes)).toBeGreaterThan(1000);
  expect(lines[1]).toMatchObject({ route: 'unmatched', status: 404 });
  const written = JSON.stringify(site.lines);
  for (const secret of ['Priya', '9876543210', 'priya@example.com']) expect(written).not.toContain(secret);
});

test('X-Request-Id is kept when it is well formed and replaced when it is not', async () => {
  await using site = await startSite();
  const given = '0c5cd8a0-1c61-4f0e-9c6c-3f1f1d1c9a77';
  const kept = await request(site.url).get('/healthz').set('X-Request-Id', given);
  expect(kept.headers['x-request-id']).toBe(given);
  for (const bad of ['short', '919876543210', 'has space in it', 'x'.repeat(65), '{"json":true}']) {
    const replaced = await request(site.url).get('/healthz').set('X-Request-Id', bad);
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('forms, their addresses and the page of an enquiry have routes of their own, without the enquiry’s key', async () => {
  await using site = await startSite();
  const quote = { name: 'Lakshmi', phone: '90000 00000' };
  const posted = await request(site.url).post('/quote').type('form').send(quote);
  const page = String(posted.headers.location).replace(/#.*/, '');
  await request(site.url).get('/quote');
  await request(site.url).get(page);
  await request(site.url).get(`${page}/withdraw`);
  await request(site.url).post(`${page}/withdraw`).type('form').send({ confirm: 'yes' });
  const routes = () => site.lines.filter(({ event }) => event === 'request').map(({ route }) => route);
  await expect
    .poll(routes)
    .toEqual([
      'POST /quote',
      '/quote',
      '/enquiry/:token',
      '/enquiry/:token/withdraw',
      '/enquiry/:token/withdraw',
    ]);
});

test('behind a proxy that is not configured, under which all visitors are one, a warning says so once', async () => {
  for (const [TRUST_PROXY, warnings] of [
    ['0', 1],
    ['1', 0],
  ] as const) {
    await using site = await startSite({ TRUST_PROXY });
    for (const visitor of ['203.0.113.7', '203.0.113.8'])
      await request(site.url).get('/nothing').set('X-Forwarded-For', visitor);
    await request(site.url).get('/nothing');
    expect(site.lines.filter(({ event }) => event === 'proxy')).toHaveLength(warnings);
    expect(JSON.stringify(site.lines)).not.toContain('203.0.113');
  }
});
