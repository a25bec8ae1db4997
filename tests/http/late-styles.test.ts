import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Manifest } from '../../src/base/manifest.ts';
import { budget } from '../../src/tools/budget/budget-of.ts';
import { routes } from '../../views/routes/route-table.ts';
import { distDir } from '../harness/dist-dir.ts';
import { startSite } from '../harness/site.ts';

test('each page names the late styles of its kind once, in its content, and they are there', {
  timeout: 60_000,
}, async () => {
  const { pages } = JSON.parse(await readFile(`${distDir}manifest.json`, 'utf8')) as Manifest;
  await using site = await startSite();
  for (const { path, page } of routes.filter((route) => route.path !== '*')) {
    // Not compressed: that would take longer than all the rest.
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'identity' };
    const answer = await fetch(site.url + path, { headers });
    const links = parse(await answer.text()).querySelectorAll('link[rel=stylesheet]');
    const { late } = pages[page];
    expect(
      links.map((link) => link.getAttribute('href')),
      path,
    ).toEqual(late ? [late] : []);
    expect(
      links.every((link) => link.closest('main')),
      path,
    ).toBe(true);
    for (const link of links) {
      const sheet = await fetch(site.url + link.getAttribute('href'));
      expect(sheet.headers.get('content-type'), path).toMatch(/^text\/css/);
      expect(await sheet.text(), path).toContain('@media print');
    }
  }
});

test('a page has late styles only where it is too heavy with all of them in the document', {
  timeout: 60_000,
}, async () => {
  const { pages } = JSON.parse(await readFile(`${distDir}manifest.json`, 'utf8')) as Manifest;
  const heaviest = new Map<string, number>();
  await using site = await startSite();
  for (const { path, page } of routes) {
    const { css, late } = pages[page];
    if (!late || path === '*') continue;
    const answer = await fetch(site.url + path, { headers: { Accept: 'text/html' } });
    const link = `<link rel="stylesheet" href="${late}"/>`;
    const html = (await answer.text()).replace(link, '').replace(css, () => css + lateCss(late));
    const head = [...answer.headers].join().length;
    const bytes = (await promisify(brotliCompress)(html)).length + head;
    heaviest.set(page, Math.max(bytes, heaviest.get(page) ?? 0));
  }
  const fitting = [...heaviest].filter(([, bytes]) => bytes <= budget.html);
  expect(fitting).toEqual([]);
});

function lateCss(address: string): string {
  return readFileSync(distDir + address.slice(1), 'utf8');
}

test('each class of a page that has a rule of its own in the sheet of all pages has one in the styles of the page', async () => {
  const { pages, stylesheet } = JSON.parse(await readFile(`${distDir}manifest.json`, 'utf8')) as Manifest;
  await using site = await startSite();
  const textOf = async (address: string): Promise<string> => (await fetch(site.url + address)).text();
  const known = ownRules(await textOf(stylesheet));
  const addresses = new Map(routes.map(({ page, path }) => [page, path.replace('*', '/nowhere')]));
  for (const [page, path] of addresses) {
    const { css, late } = pages[page];
    const styled = ownRules(css + (late ? await textOf(late) : ''));
    const html = parse(await textOf(path));
    const used = html.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]);
    expect(
      [...new Set(used)].filter((name) => known.has(name) && !styled.has(name)),
      path,
    ).toEqual([]);
  }
});

/** The classes that stand alone in a selector. */
function ownRules(css: string): Set<string> {
  return new Set(css.match(/(?<=[{},]\.)[a-z][\w-]*(?=[{,])/gi));
}
