import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLogged, type LoggedAnswer, requestId } from '../harness/ask-logged.ts';
import { distDir } from '../harness/dist-dir.ts';
import { startSite, type TestSite } from '../harness/site.ts';

const encodings = { br: 'gzip, deflate, br, zstd', gzip: 'gzip', identity: 'identity' };

/** The site as it is, and the same site with every answer given by koa-static. */
let fronted: TestSite;
let plain: TestSite;
/** Every small file of the build, as a path. */
let small: string[];
beforeAll(async () => {
  const environment = { SITE_ORIGIN: 'https://www.example.com' };
  [fronted, plain] = await Promise.all([startSite(environment), startSite(environment, { fronts: 'off' })]);
  const names = await readdir(`${distDir}assets`, { recursive: true });
  small = names.filter((name) => /\.(?:js|css|json|woff2)$/.test(name)).map((name) => `/assets/${name}`);
});
afterAll(async () => {
  await fronted[Symbol.asyncDispose]();
  await plain[Symbol.asyncDispose]();
});

/** The first answer that comes from memory. */
async function askHeld(
  path: string,
  headers: Record<string, string>,
  method?: string,
): Promise<LoggedAnswer> {
  for (let asked = 0; asked < 200; asked += 1) {
    const answer = await askLogged(fronted, path, headers, method);
    if (answer.line.cache === 'hit') return answer;
  }
  throw new Error(`${path} is never answered from memory`);
}

for (const [encoding, accepted] of Object.entries(encodings)) {
  test(`every small file under ${encoding} is the same from memory as from the disk`, async () => {
    expect(small.length).toBeGreaterThan(100);
    for (const path of small) {
      const headers = { 'Accept-Encoding': accepted };
      for (const method of ['GET', 'HEAD']) {
        const held = await askHeld(path, headers, method);
        const { line, ...answer } = await askLogged(plain, path, headers, method);
        expect(held).toEqual({ ...answer, line: { ...line, cache: 'hit' } });
        expect(held).toMatchObject({ status: 200, line: { route: '/assets', requestId } });
      }
    }
  }, 60_000);
}

const unusual: readonly [
  what: string,
  path: (script: string) => string,
  headers?: Record<string, string>,
  method?: string,
][] = [
  ['a reload', (script) => script, { 'Cache-Control': 'no-cache' }],
  ['a tag', (script) => script, { 'If-None-Match': '"a"' }],
  ['a time of change', (script) => script, { 'If-Modified-Since': 'Sat, 21 Nov 2099 10:00:00 GMT' }],
  ['a query', (script) => `${script}?a=b`],
  ['a script that is not there', () => '/assets/boot-AAAAAAAA.js'],
  ['a way out of the folder', () => '/assets/../server.js'],
  ['an encoded way out', () => '/assets/%2e%2e/server.js'],
  ['a file beside the assets', () => '/assets/..%2fserver.js'],
  ['a file compressed twice', (script) => `${script}.br`],
  ['a folder', () => '/assets/content'],
  ['a foreign host', (script) => script, { Host: 'evil.example' }],
  ['a post', (script) => script, {}, 'POST'],
  ['a delete', (script) => script, {}, 'DELETE'],
];

for (const [what, pathOf, headers = {}, method] of unusual) {
  test(`${what} is answered as without the front`, async () => {
    const script = small.find((path) => /\/boot-/.test(path)) ?? '';
    await askHeld(script, { 'Accept-Encoding': 'br' });
    const asked = { 'Accept-Encoding': 'br', ...headers };
    for (let time = 0; time < 3; time += 1)
      expect(await askLogged(fronted, pathOf(script), asked, method)).toEqual(
        await askLogged(plain, pathOf(script), asked, method),
      );
  });
}
