import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Features,
  type MediaList,
  type Selector,
  type TransformOptions,
  transform,
  type Visitor,
} from 'lightningcss';
import { root } from '../paths.ts';
import { asksForNoScripts, inOldBrowsers, withoutScripting } from './old-browsers.ts';

/** One file of styles, in the parts that a page sends at different times. */
export interface StyleSheet {
  /** What screens need. */
  screen: string;
  /** The `@media print` blocks, each in the layer it stands in. */
  print: string;
  /** What holds without scripts once more, for old browsers. */
  old: string;
  /** The custom properties that `screen` reads. */
  uses: ReadonlySet<string>;
}

const browsers = { chrome: 111 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };

/** Reads a sheet; `path` is relative to the root of the project. */
export async function readStyleSheet(path: string): Promise<StyleSheet> {
  const source = await readFile(join(root, path), 'utf8');
  const uses = new Set<string>();
  const screen = change(source, path, {
    // What it imports is a sheet of its own.
    Rule: { import: () => [], media: ({ value }) => (isPrint(value.query) ? [] : undefined) },
  });
  change(
    screen,
    path,
    onVariable((name) => uses.add(name)),
  );
  const withoutScripts = blocksOnly(screen, path, ({ mediaQueries }) => mediaQueries.some(asksForNoScripts));
  const old = inOldBrowsers(change(withoutScripts, path, withoutScripting));
  return { screen, print: blocksOnly(source, path, isPrint), old, uses };
}

export function minifyStyles(css: string): string {
  return run(css, 'page.css', { minify: true, targets: browsers });
}

/** Styles without the selectors of elements whose class `isUsed` says no to, of lists of selectors too. */
export function pruneStyles(css: string, isUsed: (className: string) => boolean): string {
  function used(selector: Selector): Selector[] {
    const parts: Selector = [];
    for (const part of selector) {
      if (part.type === 'class' && !isUsed(part.name)) return [];
      if (part.type === 'pseudo-class' && part.kind === 'is') {
        const selectors = part.selectors.flatMap(used);
        if (selectors.length === 0) return [];
        parts.push({ ...part, selectors });
      } else parts.push(part);
    }
    return [parts];
  }
  return change(css, 'page.css', { Selector: used });
}

/** What `pruneStyles` takes away: the selectors that name a class which `isUsed` says no to. */
export function stylesOfOthers(css: string, isUsed: (className: string) => boolean): string {
  function namesOther(selector: Selector): boolean {
    return selector.some(
      (part) =>
        (part.type === 'class' && !isUsed(part.name)) ||
        (part.type === 'pseudo-class' && part.kind === 'is' && part.selectors.some(namesOther)),
    );
  }
  function others(selector: Selector): Selector[] {
    return namesOther(selector) ? [selector] : [];
  }
  return change(css, 'page.css', { Selector: others });
}

/** The custom properties that a sheet of tokens defines, each with those that its values read. */
export function tokensOf(css: string): ReadonlyMap<string, ReadonlySet<string>> {
  const tokens = new Map<string, Set<string>>();
  let read = new Set<string>();
  change(css, 'tokens.css', {
    Declaration: {
      custom({ name }) {
        read = tokens.getOrInsert(name, new Set());
      },
    },
    ...onVariable((name) => read.add(name)),
  });
  return tokens;
}

/** A sheet of tokens with those alone that `isKept` says yes to; what is no custom property stays. */
export function filterTokens(css: string, isKept: (name: string) => boolean): string {
  return change(css, 'tokens.css', {
    Declaration: { custom: ({ name }) => (isKept(name) ? undefined : []) },
  });
}

/** What stands in `@media` blocks of wanted queries, with the layers around it and nothing else. */
function blocksOnly(source: string, path: string, isWanted: (query: MediaList) => boolean): string {
  let depth = 0;
  return change(source, path, {
    Rule(rule) {
      if (rule.type === 'media' && isWanted(rule.value.query)) depth += 1;
      else if (depth === 0 && rule.type !== 'layer-block') return [];
      return undefined;
    },
    RuleExit(rule) {
      if (rule.type === 'media' && isWanted(rule.value.query)) depth -= 1;
      return undefined;
    },
  });
}

/** Whether nothing but print is meant; `not print` is what screens need. */
function isPrint({ mediaQueries }: MediaList): boolean {
  return (
    mediaQueries.length > 0 &&
    mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not')
  );
}

function onVariable(see: (name: string) => void): Visitor<never> {
  return {
    Variable({ name }) {
      see(name.ident);
    },
  };
}

function change(css: string, filename: string, visitor: Visitor<never>): string {
  return run(css, filename, { visitor });
}

function run(css: string, filename: string, options: Partial<TransformOptions<never>>): string {
  const { code, warnings } = transform({
    filename,
    code: Buffer.from(css),
    // For `light-dark()`, which no sheet uses, it would give each theme two properties more.
    exclude: Features.LightDark,
    ...options,
  });
  // It knows no pseudo-class younger than itself, and keeps it; the linter knows which exist.
  const faults = warnings.filter(({ type }) => type !== 'SelectorError');
  if (faults.length > 0) throw new Error(`${filename}: ${faults.map(({ message }) => message).join(', ')}`);
  return code.toString();
}
