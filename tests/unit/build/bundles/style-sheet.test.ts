import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  filterTokens,
  pruneStyles,
  readStyleSheet,
  tokensOf,
} from '../../../../src/build/bundles/style-sheet.ts';
import { root } from '../../../../src/build/paths.ts';

test('screens get everything but the blocks for print, which keep their layer', async () => {
  const { screen, print, uses } = await readSource(`@import "./other.css";
    @layer components {
      .card { color: var(--ink); }
      @media print { .card { color: var(--black); } }
      @media (min-width: 48rem) { .card { margin: var(--gap, var(--space)); } }
    }
    @media print { @page { margin: 1mm; } }`);
  expect(plain(screen)).toBe(
    '@layercomponents{.card{color:var(--ink);}@media(width>=48rem){.card{margin:var(--gap,var(--space));}}}',
  );
  expect(plain(print)).toBe(
    '@layercomponents{@mediaprint{.card{color:var(--black);}}}@mediaprint{@page{margin:1mm;}}',
  );
  expect([...uses].sort()).toEqual(['--gap', '--ink', '--space']);
});

test('what is hidden from screens, not from print, comes with what screens need', async () => {
  const { screen, print } = await readSource('@media not print { .only-print { display: none; } }');
  expect(plain(screen)).toBe('@medianotprint{.only-print{display:none;}}');
  expect(plain(print)).toBe('');
});

test('what holds without scripts holds once more in browsers too old for them, in its layer, and no other condition is lost', async () => {
  const { screen, old } = await readSource(`@layer components {
    .knob { color: red; }
    @media print, (scripting: none) { .knob { display: none; } }
    @media (width >= 48rem) and (scripting: none) { .knob { margin: 0; } }
    @media (scripting: enabled) { .knob { top: 0; } }
  }`);
  expect(screen).not.toContain('@supports');
  const isOld = '@supportsnot(color:color-mix(insrgb,red,red))';
  expect(plain(old)).toBe(
    `${isOld}{@layercomponents{@mediaprint,all{.knob{display:none;}}@media(width>=48rem){.knob{margin:0;}}}}`,
  );
});

test('a sheet whose block does not end is refused', async () => {
  await expect(readSource('.card { color: red; } }')).rejects.toThrow();
});

const tokens = `@layer tokens {
  :root { color-scheme: light dark; --ink: #111; --outline: var(--hairline); --hairline: #ccc; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eee; } }
}`;

test('a token names those that its value reads', () => {
  expect(tokensOf(tokens)).toEqual(
    new Map([
      ['--ink', new Set()],
      ['--outline', new Set(['--hairline'])],
      ['--hairline', new Set()],
    ]),
  );
});

test('a token that is left out is left out of both themes', () => {
  expect(plain(filterTokens(tokens, (name) => name !== '--ink'))).toBe(
    '@layertokens{:root{color-scheme:lightdark;--outline:var(--hairline);--hairline:#ccc;}}',
  );
});

test('a page gets no selector of a class that it does not have, nor a rule of such selectors alone', () => {
  const css = `@layer components {
    .card, .slab::after, .slab > .card { color: red; }
    .slab { top: 0; }
    :is(.card, .slab) > * { margin: 0; }
    :is(.slab, .slab:hover) > * { margin: 1px; }
    .card:not(.slab), main { color: blue; }
    @media (width >= 48rem) { .slab { top: 1px; } }
  }`;
  expect(plain(pruneStyles(css, (name) => name === 'card'))).toBe(
    '@layercomponents{.card{color:red;}.card>*{margin:0;}.card:not(.slab),main{color:#00f;}}',
  );
});

async function readSource(source: string) {
  const folder = await mkdtemp(`${root}.cache/style-sheet-`);
  try {
    await writeFile(join(folder, 'sheet.css'), source);
    return await readStyleSheet(relative(root, join(folder, 'sheet.css')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function plain(css: string): string {
  return css.replaceAll(/\s+/g, '');
}
