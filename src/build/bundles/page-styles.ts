import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lateParts, latePartsOfAll, type StyledPage, styledPages } from '../../../views/pages/late-parts.ts';
import { contentHash } from '../../base/content-hash.ts';
import type { Manifest, PageStyle } from '../../base/manifest.ts';
import type { FontCss } from '../fonts/font-css.ts';
import { assetsDir, root } from '../paths.ts';
import { readSheetGraph, type SheetGraph } from './sheet-graph.ts';
import {
  filterTokens,
  minifyStyles,
  pruneStyles,
  readStyleSheet,
  type StyleSheet,
  stylesOfOthers,
  tokensOf,
} from './style-sheet.ts';

const tokensSheet = 'views/styles/tokens.css';
const layerlessSheet = 'views/styles/layerless.css';

/** The sheet of a path. @throws Error where no page reads it. */
type Sheets = (path: string) => StyleSheet;

/**
 * Writes the styles of each page, minified, in two parts (docs/decisions/first-screen.md): what its first screen needs,
 * and a file for the rest, for print and for old browsers. Writes all styles in one sheet too, for navigation without a
 * full load. Fonts come first.
 */
export async function bundleStyles(fonts: FontCss): Promise<Pick<Manifest, 'pages' | 'stylesheet'>> {
  const graph = await readSheetGraph();
  const order = graph.sheetsOf(...styledPages);
  const read = new Map(
    await Promise.all(order.map(async (path) => [path, await readStyleSheet(path)] as const)),
  );
  function sheetOf(path: string): StyleSheet {
    const sheet = read.get(path);
    if (!sheet) throw new Error(`No page reads the style sheet ${path}`);
    return sheet;
  }
  const pages = await Promise.all(
    styledPages.map(async (page) => [page, await styleOf(page, graph, sheetOf, fonts)] as const),
  );
  // Fonts that came with the document, if they came again, would have all of its text laid out once more.
  const css = minifyStyles(order.map((path) => wholeOf(sheetOf(path))).join(''));
  return {
    pages: Object.fromEntries(pages) as Manifest['pages'],
    stylesheet: await writeSheet('site', css),
  };
}

/** A page's sheets in their order, and which of them its first screen needs: all, where it has no late part of its own. */
export function pageSheets(page: StyledPage, graph: SheetGraph): { all: string[]; early: Set<string> } {
  const all = graph.sheetsOf(page);
  if (!lateParts[page]) return { all, early: new Set(all) };
  const early = graph.sheetsWithout(latePartsOf(page), page).filter((path) => !path.endsWith('.late.css'));
  return { all, early: new Set(early) };
}

function latePartsOf(page: StyledPage): string[] {
  return [...latePartsOfAll, ...(lateParts[page] ?? [])].map((path) => `views/${path}.tsx`);
}

async function styleOf(
  page: StyledPage,
  graph: SheetGraph,
  sheetOf: Sheets,
  fonts: FontCss,
): Promise<PageStyle> {
  const { all, early } = pageSheets(page, graph);
  const isNamed = await classesNamedBy(graph.modulesOf(page));
  const pruned = (css: readonly string[]): string => pruneStyles(css.join(''), isNamed);
  if (!lateParts[page]) {
    const whole = pruned(all.map((path) => wholeOf(sheetOf(path))));
    return inlineStyle(minifyStyles(fonts.main + fonts.rare + whole), null);
  }
  const isNamedEarly = await classesNamedBy(graph.modulesOf(page, latePartsOf(page)));
  const isUsed = usedTokens([...early], sheetOf);
  const tokens = sheetOf(tokensSheet).screen;
  const screenOf = (path: string): string =>
    path === tokensSheet ? filterTokens(tokens, isUsed) : sheetOf(path).screen;
  const firstScreen = all.filter((path) => early.has(path)).map(screenOf);
  const rest = all.map((path) => {
    const { screen, print, old } = sheetOf(path);
    return (early.has(path) ? stylesOfOthers(screen, isNamedEarly) : screen) + print + old;
  });
  const { screen: layerless } = await readStyleSheet(layerlessSheet);
  const unused = filterTokens(tokens, (name) => !isUsed(name));
  return inlineStyle(
    minifyStyles(fonts.main + pruneStyles(pruned(firstScreen), isNamedEarly)),
    await writeSheet(`late-${page}`, minifyStyles(fonts.rare + unused + pruned(rest) + layerless)),
  );
}

/**
 * Tells the classes that these modules name, whole or as a block to which they add a word (`slabs--${columns}`), from those
 * of other pages. States are set by the browser's entry.
 */
async function classesNamedBy(modules: readonly string[]): Promise<(className: string) => boolean> {
  const text = (await Promise.all(modules.map((path) => readFile(join(root, path), 'utf8')))).join('\n');
  // `slabs--$` stands for each word that may follow.
  const names = new Set(text.match(/[a-z][\w-]*\$?/g));
  return (name) =>
    [name, name.replace(/--.+$/, '--$$'), name.replace(/\w+$/, '$$')].some((known) => names.has(known)) ||
    name.startsWith('is-');
}

/** Tells the tokens that these sheets read, and those that such tokens are made of, from the others. */
function usedTokens(paths: readonly string[], sheetOf: Sheets): (name: string) => boolean {
  const tokens = tokensOf(sheetOf(tokensSheet).screen);
  const read = paths.filter((path) => path !== tokensSheet).flatMap((path) => [...sheetOf(path).uses]);
  const used = new Set(read);
  // A set is walked to what was added meanwhile.
  for (const name of used) for (const other of tokens.get(name) ?? []) used.add(other);
  return (name) => used.has(name);
}

function wholeOf({ screen, print }: StyleSheet): string {
  return screen + print;
}

async function writeSheet(name: string, css: string): Promise<string> {
  const file = `${name}-${contentHash(css)}.css`;
  await writeFile(assetsDir + file, css);
  return `/assets/${file}`;
}

function inlineStyle(css: string, late: string | null): PageStyle {
  return { css, cssHash: `sha256-${hash('sha256', css, 'base64')}`, late };
}
