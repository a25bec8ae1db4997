import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claimList } from '../../../data/claims.ts';
import { root } from '../../../src/build/paths.ts';
import { findRoute } from '../../../views/routes/route-table.ts';

const audit = readFileSync(`${root}docs/content-audit.md`, 'utf8');

/** The rows of the table of promises. */
const rows = [...audit.matchAll(/^\| (.+) \| `(\/\S*)` \| `(\S+)` `(\S+)` \|$/gm)].map(
  ([, , page = '', file = '', record = '']) => ({ page, file, record }),
);

test('each promise of the audit has its page, and its record in its file', () => {
  for (const { page, file, record } of rows) {
    expect(findRoute(page), page).toBeDefined();
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
