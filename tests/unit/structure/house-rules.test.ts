import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from '../../harness/source-files.ts';

/** Programs of their own that never run in the server: the build, measurements, checks. */
const toolFolders = /^src\/(?:build|tools|cli)\//;

function offenders(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    (text.match(new RegExp(pattern, 'gm')) ?? []).map((hit) => `${path}: ${hit}`),
  );
}

test('only the configuration reads the environment', () => {
  const files = sourceFiles(['src', 'views', 'data'], /\.tsx?$/);
  const readers = files.filter(({ text }) => text.includes('process.env')).map(({ path }) => path);
  // The bundlers only name it, as what they define.
  expect(readers.filter((path) => !toolFolders.test(path))).toEqual(['src/config/config.ts']);
});

test('only one module renders React on the server', () => {
  const files = sourceFiles(['src', 'views', 'data'], /\.tsx?$/);
  const importers = files
    // The benchmark's baselines are what the renderer is measured against.
    .filter(({ path, text }) => text.includes("'react-dom/server'") && !path.startsWith('src/tools/'))
    .map(({ path }) => path);
  expect(importers).toEqual(['src/render/render-page.ts']);
});

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

test('no component sets a style attribute or an id that React would make up', () => {
  const components = sourceFiles(['views'], /\.tsx$/);
  expect(offenders(components, /\bstyle=/)).toEqual([]);
  expect(offenders(components, /\buseId\b/)).toEqual([]);
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

test('modules use the names of the house: no defaults, no barrels, no leftovers', () => {
  const files = sourceFiles(['src', 'views', 'data'], /\.tsx?$/);
  expect(offenders(files, /^export default.*/)).toEqual([]);
  expect(offenders(files, /^export \* from.*/)).toEqual([]);
  expect(offenders(files, /\b(?:TODO|FIXME|XXX)\b.*/)).toEqual([]);
  expect(offenders(files, /:\s*any\b(?! )|\bas any[;,)\]]|@ts-ignore/)).toEqual([]);
});
