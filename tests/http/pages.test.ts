import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate/node';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { grits } from '../../data/scopes.ts';
import { routes } from '../../views/routes/route-table.ts';
import { type Answer, fetchBytes } from '../harness/fetch-bytes.ts';

const person = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const crawler = 'Googlebot/2.1 (+http://www.google.com/bot.html)';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      // The Open Graph's, and the scheme of a theme colour.
      meta: { attributes: { property: {}, media: {} } },
      // Of SVG it knows no attributes.
      svg: { attributes: { width: {}, height: {}, viewbox: {}, fill: {}, preserveaspectratio: {} } },
    },
  ],
  rules: {
    // Such as a property of a component that is handed on to its element.
    'no-unknown-attributes': 'error',
    // React writes void elements with a slash and boolean attributes with an empty value.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // `fetchPriority` and `charSet` come in React's spelling; HTML does not mind.
    'attr-case': 'off',
    'doctype-style': 'off',
    // The page's own limit on titles is tested with the route table.
    'long-title': 'off',
    // Phone numbers break where the design says.
    'tel-non-breaking': 'off',
  },
});

const siteUrl = inject('siteUrl');
/** Absolute addresses come from the configuration, never from the Host that was asked. */
const origin = siteUrl.replace('127.0.0.1', 'localhost');

function get(path: string, userAgent: string, encoding = 'identity'): Promise<Answer> {
  return fetchBytes(siteUrl + path, { headers: { 'User-Agent': userAgent, 'Accept-Encoding': encoding } });
}

for (const { path, sitemap } of routes) {
  const [address, status] = path === '*' ? ['/no-such-page', 404] : [path, 200];

  test(`GET ${address} answers ${status} with one h1, one title and valid HTML`, async () => {
    const answer = await get(address, person);
    expect(answer.status).toBe(status);
    const html = answer.body.toString();
    const document = parse(html);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('head > title')).toHaveLength(1);
    expect(document.querySelector('head > title')?.text.endsWith(' | Deccan Stone Polishing')).toBe(true);
    const canonical = document
      .querySelectorAll('link[rel=canonical]')
      .map((link) => link.getAttribute('href'));
    expect(canonical).toEqual(sitemap ? [origin + address] : []);
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(sitemap === null);
    expect(html).not.toMatch(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")=?)/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html.match(/[^"<>]*(?:\bNaN|\bundefined\b|\[object )[^"<>]*/g)).toBeNull();

    const report = await validator.validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
    );
    expect(problems).toEqual([]);
  });

  test(`GET ${address} is the same bytes for people and crawlers, under every encoding`, async () => {
    const { body: plain } = await get(address, person);
    expect((await get(address, crawler)).body).toEqual(plain);
    expect(brotliDecompressSync((await get(address, person, 'br')).body)).toEqual(plain);
    expect(gunzipSync((await get(address, person, 'gzip')).body)).toEqual(plain);
  });
}

test('a page is shown again for a minute without asking, and after that costs an answer without a body', async () => {
  const { headers } = await get('/', person);
  expect(headers['cache-control']).toBe('public, max-age=60');
  const again = await fetchBytes(siteUrl, { headers: { 'If-None-Match': String(headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('an unknown address is not to be kept by anybody: there may be a page tomorrow', async () => {
  const { status, headers } = await get('/services/no-such-service', person);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('what an unknown address may have meant is not offered once more below', async () => {
  const document = parse((await get('/servces', person)).body.toString());
  const offered = document.querySelectorAll('main section a').map((link) => link.getAttribute('href'));
  expect(offered).toContain('/services');
  expect(offered).toContain('/pricing');
  expect(new Set(offered).size).toBe(offered.length);
});

test('the blog shows six cards below the featured article, none of them twice', async () => {
  const document = parse((await get('/blog', person)).body.toString());
  const addressesIn = (list: string): (string | undefined)[] =>
    document.querySelectorAll(`${list} a`).map((link) => link.getAttribute('href'));
  const cards = addressesIn('.all-articles');
  expect(cards).toHaveLength(6);
  expect(new Set([...addressesIn('.lead-story h2'), ...cards]).size).toBe(7);
});

test('the glossary’s index has every word below its letter, in the order of the alphabet, and leads to it', async () => {
  const document = parse((await get('/glossary', person)).body.toString());
  const index = document.querySelectorAll('.glossary-index__group').flatMap((group) => {
    const letter = group.querySelector('.glossary-index__letter')?.text;
    return group
      .querySelectorAll('a')
      .map((link) => ({ letter, word: link.text, to: link.getAttribute('href') }));
  });
  expect(index.map(({ word }) => word)).toEqual(document.querySelectorAll('dt').map(wordOf).sort());
  for (const { letter, word, to } of index) {
    expect(word.startsWith(letter ?? '?'), word).toBe(true);
    expect(wordOf(document.querySelector(`[id="${to?.slice(1)}"] dt`))).toBe(word);
  }
});

test('the menu marks the services on their pages, and not where a service is mistyped', async () => {
  const marked = async (path: string): Promise<number> =>
    parse((await get(path, person)).body.toString()).querySelectorAll('.site-menu__link--within').length;
  expect(await marked('/services/marble-polishing')).toBe(1);
  expect(await marked('/services/marbel-polishing')).toBe(0);
});

/** Of a term and the few words below it. */
function wordOf(term: HTMLElement | null): string | undefined {
  return term?.childNodes[0]?.text;
}

test('a table of amounts shows the stone of each, and one of grits the floor after each', async () => {
  const rowsOf = async (path: string, table: string): Promise<string[]> =>
    parse((await get(path, person)).body.toString())
      .querySelectorAll(`${table} tbody tr`)
      .map((row) => `${row.querySelector('th')?.text.trim()}: ${row.querySelectorAll('img').length}`);
  const amounts = await rowsOf('/blog/what-stone-polishing-costs', '.stone-table');
  expect(amounts).toHaveLength(10);
  expect(amounts.filter((row) => !row.endsWith(': 1'))).toEqual(['Together: 0']);
  expect(await rowsOf('/blog/how-marble-polishing-works', '.frame-table')).toEqual(
    grits.map((grit) => `${grit}: 1`),
  );
});

test('the names of an article’s points are terms, each with its words', async () => {
  const document = parse((await get('/blog/italian-marble-vs-granite', person)).body.toString());
  const [points] = document.querySelectorAll('.article-body dl');
  expect(points?.querySelectorAll('dt').map(({ text }) => text)).toContain('Pooja room');
  expect(points?.querySelectorAll('dd')).toHaveLength(points?.querySelectorAll('dt').length ?? 0);
});
