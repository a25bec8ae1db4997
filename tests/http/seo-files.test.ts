import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { sampleBusiness } from '../../data/business.ts';
import { iconFiles } from '../../src/pages/web-manifest.ts';
import { startSite } from '../harness/site.ts';

const site = await startSite({
  SITE_ORIGIN: 'https://www.example.test',
  BUSINESS_EMAIL: 'stone@example.test',
});
afterAll(() => site[Symbol.asyncDispose]());

// Not fetch: it does not let a client choose its Host.
function ask(path: string): request.Test {
  return request(site.url).get(path).set('Host', 'www.example.test').buffer(true);
}

const types: [string, string, number][] = [
  ['/sitemap.xml', 'application/xml; charset=utf-8', 3600],
  ['/robots.txt', 'text/plain; charset=utf-8', 3600],
  ['/feed.xml', 'application/atom+xml; charset=utf-8', 3600],
  ['/llms.txt', 'text/plain; charset=utf-8', 3600],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 3600],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 3600],
  ...iconFiles.map(({ path, type }): [string, string, number] => [path, type, 86_400]),
];

test.each(types)('GET %s answers as %s, kept for %i seconds', async (path, type, maxAge) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['cache-control']).toBe(`public, max-age=${maxAge}`);
});

test('the files carry the configured origin and contact, never the sample ones', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/llms.txt', '/.well-known/security.txt']) {
    const { status, text, body } = await ask(path);
    const words = text ?? String(body);
    expect(status, path).toBe(200);
    expect(words, path).toContain('https://www.example.test');
    expect(words, path).not.toContain('localhost');
    expect(words, path).not.toContain(sampleBusiness.email);
  }
});

test('only the listed icons are served, and only at the root', async () => {
  expect((await ask('/icons/icon-48.png')).status).toBe(404);
  expect((await ask('/static/icons/icon-48.png')).status).toBe(404);
});
