import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from '../../harness/source-files.ts';

function offenders(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    (text.match(new RegExp(pattern, 'gm')) ?? []).map((hit) => `${path}: ${hit}`),
  );
}

test('no style sheet loads a drawing: its address is a document to parse before the first paint', () => {
  const styles = sourceFiles(['views'], /\.css$/);
  expect(styles.length).toBeGreaterThan(30);
  expect(offenders(styles, /url\((?!"#)[^)]*/)).toEqual([]);
});

test('no length is measured in letters: style would ask for fonts that are not here yet, and again when they come', () => {
  const styles = sourceFiles(['views'], /\.css$/);
  expect(offenders(styles, /.*\dr?(?:ch|ex|cap|ic)\b.*/)).toEqual([]);
});

test('no colour stands outside the tokens', () => {
  const styles = sourceFiles(['views'], /\.css$/).filter(({ path }) => path !== 'views/styles/tokens.css');
  const components = sourceFiles(['views'], /\.tsx$/);
  expect(offenders(styles, /(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\((?!var\()[^)]*\)).*/)).toEqual(
    [],
  );
  expect(offenders(components, /['"`]#[0-9a-f]{3,8}['"`]/)).toEqual([]);
});

test('no price stands in the code', () => {
  const files = sourceFiles(['views', 'src'], /\.tsx?$/)
    // Docstrings may show what a formatted price looks like.
    .map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '') }));
  expect(offenders(files, /(?:₹|Rs\.?|INR)\s?\d[\d,]*/)).toEqual([]);
  expect(offenders(files, /\b\d+ (?:rupees|(?:per|a) (?:sq ft|square foot))/)).toEqual([]);
});

test('no module is longer than 300 lines, content tables aside', () => {
  const files = sourceFiles(['src', 'views'], /\.(?:tsx?|css)$/);
  const long = files.filter(({ text }) => text.split('\n').length > 300).map(({ path }) => path);
  expect(long).toEqual([]);
});

test('nothing is left to be done', () => {
  const files = sourceFiles(['src', 'views', 'data'], /\.tsx?$/);
  expect(offenders(files, /\b(?:TODO|FIXME|XXX)\b.*/)).toEqual([]);
});
