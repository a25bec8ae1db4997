import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Manifest } from '../../src/base/manifest.ts';
import { budgetOf } from '../../src/tools/budget/budget-of.ts';
import { routes } from '../../views/routes/route-table.ts';
import { distDir } from '../harness/dist-dir.ts';
import { startSite } from '../harness/site.ts';

test('each page names the late styles of its kind once, in its content, and they are there', async () => {
  const { pages } = JSON.parse(await readFile(`${distDir}manifest.json`, 'utf8')) as Manifest;
  await using site = await startSite();
  for (const { path, page } of routes.filter((route) => route.path !== '*')) {
    const answer = await fetch(site.url + path, { headers: { Accept: 'text/html' } });
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
  const fitting = [...heaviest].filter(([, bytes]) => bytes <= budgetOf('/').html);
  expect(fitting).toEqual([]);
});

function lateCss(address: string): string {
  return readFileSync(distDir + address.slice(1), 'utf8');
}
