import { expect, test } from 'vitest';
import { splitTokens } from '../../../src/build/bundles/split-tokens.ts';

const tokens =
  '@layer tokens{:root{color-scheme:light dark;--ink: #111;--control-outline: var(--hairline);--hairline: #ccc;--alert: #a00}' +
  '@media(prefers-color-scheme:dark){:root{--ink: #eee;--alert: #f99}}}';

test('tokens that no rule uses go into a sheet of their own, those of used tokens stay', () => {
  const { css, unused } = splitTokens(
    `@layer tokens,base;${tokens}@layer base{p{color:var(--ink);border-color:var(--control-outline)}}`,
  );
  expect(css).toBe(
    '@layer tokens,base;@layer tokens{:root{color-scheme:light dark;--ink: #111;--control-outline: var(--hairline);--hairline: #ccc}' +
      '@media(prefers-color-scheme:dark){:root{--ink: #eee}}}@layer base{p{color:var(--ink);border-color:var(--control-outline)}}',
  );
  expect(unused).toBe(
    '@layer tokens{:root{--alert: #a00}@media(prefers-color-scheme:dark){:root{--alert: #f99}}}',
  );
});

test('a rule with a name that begins like a token does not use it', () => {
  const { unused } = splitTokens('@layer tokens{:root{--space: 1rem}}@layer base{p{margin:var(--space-l)}}');
  expect(unused).toContain('--space: 1rem');
});

test('where every token is used there is no other sheet', () => {
  expect(splitTokens('@layer tokens{:root{--a: 1px}}p{margin:var(--a)}').unused).toBe('');
});
