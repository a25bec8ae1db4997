import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claimList } from '../../../data/claims.ts';
import { homePage } from '../../../data/pages/home.ts';
import { servicesPage } from '../../../data/pages/services.ts';
import { root } from '../../../src/build/paths.ts';
import { renderedPages } from '../../harness/rendered-pages.ts';

const audit = readFileSync(`${root}docs/content-audit.md`, 'utf8');

/** The rows of the table of promises. */
const rows = [...audit.matchAll(/^\| (.+) \| `(\/\S*)` \| `(\S+)` `(\S+)` \|$/gm)].map(
  ([, says = '', page = '', file = '', record = '']) => ({ says, page, file, record }),
);

test('each promise of the audit stands on its page, and its record in its file', () => {
  const { texts } = renderedPages(
    {},
    {},
    rows.map(({ page }) => page),
  );
  for (const { says, page, file, record } of rows) {
    const words = /^“(.+)”$/.exec(says)?.[1];
    if (words) expect(texts.get(page), `${page}: ${words}`).toContain(words);
    expect(readFileSync(root + file, 'utf8'), `${file}: ${record}`).toMatch(
      new RegExp(`['"]?${record}['"]?[?:),;( ]`),
    );
  }
});

test('the audit has every claim, every setting and every figure of the work', () => {
  const records = rows.map(({ record }) => record);
  expect(records).toEqual(expect.arrayContaining(claimList.map(({ id }) => id)));
  for (const file of ['data/settings.ts', 'data/figures.ts']) {
    const source = readFileSync(root + file, 'utf8');
    const names = [
      ...source.matchAll(file.includes('settings') ? /^ {2}(\w+)\?:/gm : /^export const (\w+)/gm),
    ];
    expect(names.length).toBeGreaterThan(0);
    for (const [, name] of names) expect(records, file).toContain(name);
  }
});

test('home and the services page count the services alike', () => {
  const [counted] = servicesPage.hero.lede.split(',');
  expect(homePage.services.heading.split(',')[0]).toBe(counted);
});
