import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lateParts, latePartsOfAll } from '../../../views/pages/late-parts.ts';
import { type StyledPage, styledPages } from '../../../views/site/page-kinds.ts';
import { contentHash } from '../../base/content-hash.ts';
import type { PageStyle } from '../../base/manifest.ts';
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

export interface Styles {
  pages: Record<StyledPage, PageStyle>;
  /** Address of every page's styles in one sheet, for navigation without a full load. */
  stylesheet: string;
}

/** The sheets of a page in their order: those that its first screen needs, and those that come after it. */
export interface PageSheets {
  all: readonly string[];
  early: ReadonlySet<string>;
}

type Sheets = ReadonlyMap<string, StyleSheet>;

/**
 * Writes the styles of each page, minified, in two parts: what its first screen needs, and a file for the rest and for
 * print (docs/decisions/late-styles.md). Fonts come first.
 */
export async function bundleStyles(fonts: FontCss): Promise<Styles> {
  const graph = await readSheetGraph();
  const order = graph.sheetsOf(...styledPages);
  const sheets = new Map(
    await Promise.all(order.map(async (path) => [path, await readStyleSheet(path)] as const)),
  );
  const pages = await Promise.all(
    styledPages.map(async (page) => [page, await styleOf(page, graph, sheets, fonts)] as const),
  );
  // Fonts that came with the document, if they came again, would have all of its text laid out once more.
  const css = minifyStyles(order.map((path) => wholeOf(path, sheets)).join(''));
  return {
    pages: Object.fromEntries(pages) as Styles['pages'],
    stylesheet: await writeSheet('site', css),
  };
}

/** What a page's sheets are, and which of them its first screen needs: all, where it has no late part of its own. */
export function pageSheets(page: StyledPage, graph: SheetGraph): PageSheets {
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
  sheets: Sheets,
  fonts: FontCss,
): Promise<PageStyle> {
  const { all, early } = pageSheets(page, graph);
  const isNamed = await classesNamedBy(graph.modulesOf(page));
  const pruned = (css: readonly string[]): string => pruneStyles(css.join(''), isNamed);
  if (!lateParts[page]) {
    const whole = pruned(all.map((path) => wholeOf(path, sheets)));
    return inlineStyle(minifyStyles(fonts.main + fonts.rare + whole), null);
  }
  const isNamedEarly = await classesNamedBy(graph.modulesOf(page, latePartsOf(page)));
  const isUsed = usedTokens([...early], sheets);
  const tokens = sheetOf(tokensSheet, sheets).screen;
  const screenOf = (path: string): string =>
    path === tokensSheet ? filterTokens(tokens, isUsed) : sheetOf(path, sheets).screen;
  const firstScreen = all.filter((path) => early.has(path)).map(screenOf);
  const rest = all.map((path) =>
    early.has(path)
      ? stylesOfOthers(sheetOf(path, sheets).screen, isNamedEarly) + sheetOf(path, sheets).print
      : wholeOf(path, sheets),
  );
  const unused = filterTokens(tokens, (name) => !isUsed(name));
  return inlineStyle(
    minifyStyles(fonts.main + pruneStyles(pruned(firstScreen), isNamedEarly)),
    await writeSheet(`late-${page}`, minifyStyles(fonts.rare + unused + pruned(rest))),
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
function usedTokens(paths: readonly string[], sheets: Sheets): (name: string) => boolean {
  const tokens = tokensOf(sheetOf(tokensSheet, sheets).screen);
  const read = paths
    .filter((path) => path !== tokensSheet)
    .flatMap((path) => [...sheetOf(path, sheets).uses]);
  const used = new Set(read);
  // A set is walked to what was added meanwhile.
  for (const name of used) for (const other of tokens.get(name) ?? []) used.add(other);
  return (name) => used.has(name);
}

function wholeOf(path: string, sheets: Sheets): string {
  const { screen, print } = sheetOf(path, sheets);
  return screen + print;
}

function sheetOf(path: string, sheets: Sheets): StyleSheet {
  const sheet = sheets.get(path);
  if (!sheet) throw new Error(`No page reads the style sheet ${path}`);
  return sheet;
}

async function writeSheet(name: string, css: string): Promise<string> {
  const file = `${name}-${contentHash(css)}.css`;
  await writeFile(assetsDir + file, css);
  return `/assets/${file}`;
}

function inlineStyle(css: string, late: string | null): PageStyle {
  return { css, cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}`, late };
}
