import { expect, test } from 'vitest';
import { minifyStyles } from '../../../src/build/bundles/style-sheet.ts';
import { type SourceFile, sourceFiles } from '../../harness/source-files.ts';

interface Declaration {
  path: string;
  property: string;
  value: string;
}

/** Values off the scale, each with its reason. */
const offScale: Readonly<Record<string, string>> = {
  'views/components/picture.late.css padding: 3rem var(--space-m) 0':
    'leaves room for the arch that is drawn above the words',
  'views/shell/site-menu.css gap: clamp(0.75rem, 0.1rem + 1.4vw, 1.75rem)':
    'the row of links takes what room a tablet has',
  'views/styles/base.css margin: 16mm 15mm': 'paper',
  'views/components/button.css padding: var(--space-xs) min(var(--space-l), 6.7vw)':
    'with large text the sides of a button leave room for its words',
  'views/components/call-to-action.css padding-inline: min(var(--space-l), 2.5vw)':
    'with large text the sides of a button leave room for its words',
  'views/components/comparison.css padding: var(--space-2xs) min(var(--space-s), 4cqi)':
    'with large text both labels still fit the picture',
  'views/gallery/gallery-grid.css margin-inline: calc(50% - 50cqi)': 'as wide as the window',
  'views/styles/base.late.css margin-block-end: -45mm':
    'takes back the room that keeps a heading with its text',
};

const styles = sourceFiles(['views', 'src/tools'], /\.css$/);
const declarations = styles.flatMap(declarationsOf);
const modules = sourceFiles(['views', 'src'], /\.tsx?$/)
  .map(({ text }) => text)
  .join('\n');

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

function declarationsOf({ path, text }: SourceFile): Declaration[] {
  return [...withoutComments(text).matchAll(/^\s+([\w-]+):\s+([^;{}]+);$/gm)].map(
    ([, property = '', value = '']) => ({ path, property, value: value.replaceAll(/\s+/g, ' ') }),
  );
}

/** Each selector with the blocks that it stands in. */
function selectorsOf(css: string): { selector: string; around: readonly string[] }[] {
  const found: { selector: string; around: readonly string[] }[] = [];
  let around: readonly string[] = [];
  for (const [, head = '', mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around = around.slice(0, -1);
    if (mark !== '{') continue;
    found.push({ selector: head.trim(), around });
    around = [...around, head.trim()];
  }
  return found;
}

/** The lengths in a value that neither a token, nor the text, nor the room around it says. */
function rawLengths(value: string): string[] {
  const lengths = value.replaceAll(/var\(--[\w-]+(?:, 0px)?\)/g, '').match(/(?<![\w-])-?[\d.]+[a-z]+\b/g);
  return (lengths ?? []).filter((length) => !/^-?(?:1px|[\d.]+(?:em|fr))$/.test(length));
}

test('styles change at the widths that tokens.css names, written as ranges', () => {
  const tokens = styles.find(({ path }) => path === 'views/styles/tokens.css')?.text ?? '';
  const named = [...tokens.matchAll(/^ \* {3}(\d+rem) \(/gm)].map(([, width]) => width);
  expect(named.length).toBeGreaterThan(3);
  expect(named.length).toBeLessThanOrEqual(8);
  const conditions = styles.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/@media ([^{]+?) \{/g)].map(([, query = '']) => ({ path, query })),
  );
  expect(conditions.filter(({ query }) => /(?:min|max)-(?:width|inline-size)/.test(query))).toEqual([]);
  const others = conditions.flatMap(({ path, query }) =>
    // What sticks asks for a window as high as itself.
    (query.replace(/\(height [^)]+\)/, '').match(/[\d.]+(?:rem|em|px)/g) ?? [])
      .filter((width) => !named.includes(width))
      .map(() => ({ path, query })),
  );
  expect(others).toEqual([
    // The width at which its picture's source gives way to pictures of their own.
    { path: 'views/services/service-floor.css', query: 'screen and (width < 35rem)' },
  ]);
});

test('with scripts is how a page is laid out: Chrome before 120 and Safari before 17 run them and do not know `scripting`', () => {
  const asking = styles.filter(({ text }) => withoutComments(text).includes('(scripting: enabled)'));
  // They hold back what comes by itself where they do not apply.
  expect(asking.map(({ path }) => path).sort()).toEqual([
    'views/components/picture.css',
    'views/styles/layout.css',
  ]);
});

test('no shorthand says `subgrid`, as sent either: with it Chrome before 117 would lose the columns', () => {
  const shorthands = styles.filter(({ text }) => /grid-template:[^;}]*subgrid/.test(minifyStyles(text)));
  expect(shorthands.map(({ path }) => path)).toEqual([]);
});

test('what hovering changes is for pointers that hover: a touch matches it too, and draws the page anew', () => {
  const hovers = styles.flatMap(({ path, text }) =>
    selectorsOf(withoutComments(text))
      .filter(({ selector }) => selector.includes(':hover'))
      .map(({ selector, around }) => ({ path, selector, around: around.join(' ') })),
  );
  expect(hovers.length).toBeGreaterThan(20);
  expect(hovers.filter(({ around }) => !/@media [^{]*\(hover: hover\)/.test(around))).toEqual([]);
});

test('what a `:has()` decides about is named: else the browser finds the style of all that lies there anew', () => {
  const selectors = styles.flatMap(({ path, text }) =>
    selectorsOf(withoutComments(text)).flatMap(({ selector }) =>
      partsOf(selector, ',')
        .filter((one) => one.includes(':has('))
        .map((one) => ({ path, selector: one, decided: partsOf(one, ' \n>+~').at(-1) ?? '' })),
    ),
  );
  expect(selectors.length).toBeGreaterThan(20);
  // By a class: of `> li` it is every `<li>` of the page. What it stands at itself is decided where it stands.
  expect(selectors.filter(({ decided }) => !/\.|:has\(/.test(decided))).toEqual([]);
});

/** Divides a selector where no parenthesis is open. */
function partsOf(selector: string, by: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of selector) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && by.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

test('with scripts no rule asks the whole page where the focus is: each press would find the style of every bay anew', () => {
  const asking = styles.flatMap(({ path, text }) =>
    selectorsOf(withoutComments(text))
      .filter(({ selector }) => /^(?::root|html|body|main)\b\S*:has\(.*:focus/.test(selector))
      .map(({ selector, around }) => ({ path, selector, around: around.join(' ') })),
  );
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter(({ around }) => !around.includes('(scripting: none)'))).toEqual([]);
});

test('space comes from the scale', () => {
  const spacing = declarations.filter(({ property }) =>
    /^(?:margin|padding|gap$|row-gap|column-gap)/.test(property),
  );
  expect(spacing.length).toBeGreaterThan(400);
  const raw = spacing
    .filter(({ value }) => rawLengths(value).length > 0)
    .map(({ path, property, value }) => `${path} ${property}: ${value}`);
  expect(raw.sort()).toEqual(Object.keys(offScale).sort());
});

test('no side is given by left and right: a page that is translated into Urdu runs the other way', () => {
  const oneSided = declarations.filter(({ property, value }) => {
    const [, right, , left] = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
    return /^(?:inset|margin|padding)$/.test(property) && left !== undefined && left !== right;
  });
  expect(oneSided).toEqual([]);
});

test('type comes from the scale', () => {
  const sizes = declarations.filter(
    ({ path, property }) =>
      path !== 'views/styles/tokens.css' && /^(?:font|font-size|--(?:text|title|figure).*)$/.test(property),
  );
  expect(sizes.length).toBeGreaterThan(150);
  const raw = sizes
    .filter(({ value }) => /[\d.](?:rem|px|pt)\b/.test(value))
    .map(({ path, property, value }) => `${path} ${property}: ${value}`);
  expect(raw.sort()).toEqual([
    // Part of the mark, as wide as the header's row gives it room.
    'views/shell/site-header.css font: 400 min(1.25rem, 7.5vw) / 1.1 var(--font-display)',
  ]);
});

test('a view uses each class that a style sheet names', () => {
  const names = new Set(
    styles.flatMap(({ text }) =>
      [...withoutComments(text).matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  );
  expect(names.size).toBeGreaterThan(500);
  expect([...names].filter((name) => !isUsed(name))).toEqual([]);
});

/** Whether a module names the class, or makes it of a block and a word or number after two dashes. */
function isUsed(name: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(modules)) return true;
  const [, block, modifier] = /^([\w-]+?)--([\w-]+)$/.exec(name) ?? [];
  if (!modifier || !new RegExp(`${block}--(?:[a-z]+-)?\\$\\{`).test(modules)) return false;
  return /\d$/.test(modifier) || new RegExp(`(?:'${modifier}'|\\b${modifier}:)`).test(modules);
}

test('each custom property that is read is defined, and each that is defined is read', () => {
  const defined = new Set(
    declarations.filter(({ property }) => property.startsWith('--')).map(({ property }) => property),
  );
  const reads = declarations.flatMap(({ value }) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  );
  // Defined beside the font faces.
  const fromFonts = ['--font-display', '--font-text'];
  expect([...new Set(reads)].filter((name) => !defined.has(name) && !fromFonts.includes(name))).toEqual([]);
  expect([...defined].filter((name) => !reads.includes(name))).toEqual([]);
});

test('nothing is styled by a part of a class: at each class that the root gets, all that it may name is styled anew', () => {
  expect(
    styles.filter(({ text }) => /\[class[*^$|~]?=/.test(withoutComments(text))).map(({ path }) => path),
  ).toEqual([]);
});
