import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { readManifest } from '../../src/base/manifest.ts';
import { distDir } from '../../src/build/paths.ts';
import { budgetOf } from '../../src/tools/budget/budget-of.ts';
import type { Route } from '../../views/routes/route.ts';
import { routes } from '../../views/routes/route-table.ts';
import { addressOf, choiceAddresses } from '../harness/addresses.ts';

const siteUrl = inject('siteUrl');
const { pages, stylesheet } = await readManifest(pathToFileURL(`${distDir}manifest.json`));
const addresses = routes.map((route) => ({ page: route.page, path: addressOf(route) }));

async function textOf(address: string): Promise<string> {
  // Not compressed: the text is all that is asked for.
  return (
    await fetch(siteUrl + address, { headers: { Accept: 'text/html', 'Accept-Encoding': 'identity' } })
  ).text();
}

test('each page names the late styles of its kind once, in its content, and they are there', {
  timeout: 60_000,
}, async () => {
  for (const { path, page } of addresses) {
    const links = parse(await textOf(path)).querySelectorAll('link[rel=stylesheet]');
    const { late } = pages[page];
    expect(
      links.map((link) => link.getAttribute('href')),
      path,
    ).toEqual(late ? [late] : []);
    expect(
      links.every((link) => link.closest('main')),
      path,
    ).toBe(true);
    if (!late) continue;
    const sheet = await fetch(siteUrl + late);
    expect(sheet.headers.get('content-type'), path).toMatch(/^text\/css/);
    expect(await sheet.text(), path).toContain('@media print');
  }
});

test('a page has late styles only where it is too heavy with all of them in the document', {
  timeout: 60_000,
}, async () => {
  const light: string[] = [];
  for (const kind of new Set(addresses.map(({ page }) => page))) {
    if (pages[kind].late && !(await hasHeavyPage(kind))) light.push(kind);
  }
  expect(light).toEqual([]);
});

/** Whether a page of the kind is over the budget with the late styles in its document; the largest is tried first. */
async function hasHeavyPage(kind: Route['page']): Promise<boolean> {
  const { css, late } = pages[kind];
  const whole: { html: string; head: number; quality: number }[] = [];
  for (const { path } of [...addresses, ...choiceAddresses].filter(({ page }) => page === kind)) {
    const quality = path.includes('?') ? 5 : 11;
    const answer = await fetch(siteUrl + path, { headers: { Accept: 'text/html' } });
    const link = `<link rel="stylesheet" href="${late}"/>`;
    const html = (await answer.text()).replace(link, '').replace(css, () => css + lateCss(late ?? ''));
    whole.push({ html, head: [...answer.headers].join().length, quality });
  }
  return whole
    .sort((one, other) => other.html.length - one.html.length)
    .some(({ html, head, quality }) => {
      const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      return length + head > budgetOf('/').html;
    });
}

function lateCss(address: string): string {
  return readFileSync(distDir + address.slice(1), 'utf8');
}

test('each class of a page that has a rule of its own in the sheet of all pages has one in the styles of the page', async () => {
  const known = ownRules(await textOf(stylesheet));
  for (const [page, path] of new Map(addresses.map((address) => [address.page, address.path]))) {
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
