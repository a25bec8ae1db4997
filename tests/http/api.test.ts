import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { services } from '../../data/services/catalogue.ts';
import { startSite } from '../harness/site.ts';

const site = await startSite({ BUSINESS_NAME: 'Charminar Stone', BUSINESS_WHATSAPP: '+919876543210' });
afterAll(() => site[Symbol.asyncDispose]());

test('GET /api/services answers the services', async () => {
  const { status, body, headers } = await request(site.url).get('/api/services');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toEqual(services);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { name, description } of body)
    expect([typeof name, typeof description]).toEqual(['string', 'string']);
});

test('GET /api/contact answers the configured values, and samples for the others', async () => {
  const { body } = await request(site.url).get('/api/contact');
  expect(body).toEqual({
    company: 'Charminar Stone',
    location: 'Hyderabad, Telangana, India',
    mobile: '+919000000000',
    whatsapp: '+919876543210',
    email: 'hello@example.com',
    maps: expect.stringMatching(/^https:/),
  });
});

test.each(['post', 'put', 'patch', 'delete'] as const)('%s answers 405 in JSON', async (method) => {
  const answer = await request(site.url)[method]('/api/contact');
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(answer.body.error).toMatchObject({ status: 405, requestId: answer.headers['x-request-id'] });
});

test('an unknown call answers 404 in JSON', async () => {
  const answer = await request(site.url).get('/api/prices');
  expect(answer.status).toBe(404);
  expect(answer.body.error.status).toBe(404);
});
