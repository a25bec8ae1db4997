import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { lateParts, latePartsOfAll } from '../../../views/pages/late-parts.ts';
import { type StyledPage, styledPages } from '../../../views/site/page-kinds.ts';
import { contentHash } from '../../base/content-hash.ts';
import type { PageStyle } from '../../base/manifest.ts';
import type { FontCss } from '../fonts/font-css.ts';
import { assetsDir, root } from '../paths.ts';
import { mergeLayers } from './merge-layers.ts';
import { splitPrint } from './print-rules.ts';
import { splitTokens } from './split-tokens.ts';

/** Sheets that every page needs, in the order of their layers. */
const foundation = ['tokens', 'base', 'layout', 'layout.late', 'utilities'].map(
  (name) => `./styles/${name}.css`,
);

interface Bundle {
  css: string;
  /** Absolute paths of the sheets in it. */
  sheets: ReadonlySet<string>;
}

/**
 * The styles of each page, minified, in two parts: what its first screen needs, and a file for the rest and for print
 * (`lateParts` says what is the rest). Fonts come first in each.
 */
export async function bundlePageStyles(fonts: FontCss): Promise<Record<StyledPage, PageStyle>> {
  const entries = await Promise.all(
    styledPages.map(async (page) => [page, await styleOf(page, fonts)] as const),
  );
  return Object.fromEntries(entries) as Record<StyledPage, PageStyle>;
}

/** Every page's styles in one sheet, for navigation without a full load. */
export async function bundleSiteStyles(fonts: FontCss): Promise<string> {
  return allOf(fonts) + (await bundleCss(modulesOf(...styledPages))).css;
}

async function styleOf(page: StyledPage, fonts: FontCss): Promise<PageStyle> {
  const late = lateParts[page];
  if (!late) return inlineStyle(allOf(fonts) + (await bundleCss(modulesOf(page))).css, null);
  const parts = [...latePartsOfAll, ...late].map((path) => `${root}views/${path}.tsx`);
  const early = await bundleCss(modulesOf(page), [leaveOut(parts), onlyScreen()]);
  const rest = await bundleCss(modulesOf(page), [withoutScreenOf(early.sheets)]);
  const { css: firstScreen, unused } = splitTokens(early.css);
  const css = fonts.accents + unused + rest.css;
  const name = `late-${page}-${contentHash(css)}.css`;
  await writeFile(assetsDir + name, css);
  return inlineStyle(fonts.main + firstScreen, `/assets/${name}`);
}

function allOf({ main, accents }: FontCss): string {
  return main + accents;
}

function inlineStyle(css: string, late: string | null): PageStyle {
  return { css, cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}`, late };
}

function modulesOf(...pages: StyledPage[]): string[] {
  return [
    './styles/index.css',
    ...foundation,
    './app.tsx',
    ...pages.map((name) => `./pages/${name}-page.tsx`),
  ];
}

async function bundleCss(modules: readonly string[], plugins: Plugin[] = []): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: modules.map((path) => `import ${JSON.stringify(path)};`).join('\n'),
      resolveDir: `${root}views`,
      sourcefile: 'page-styles.ts',
    },
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    packages: 'external',
    minify: true,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    logLevel: 'error',
    absWorkingDir: root,
    plugins,
  });
  const sheets = Object.keys(metafile.inputs).filter((path) => path.endsWith('.css'));
  return {
    css: mergeLayers((outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '').trim()),
    sheets: new Set(sheets.map((path) => resolve(root, path))),
  };
}

/** Reads the page without these modules and what they alone import. */
function leaveOut(modules: readonly string[]): Plugin {
  return {
    name: 'leave-out',
    setup(api) {
      api.onLoad({ filter: /\.tsx$/ }, ({ path }) => (modules.includes(path) ? { contents: '' } : undefined));
    },
  };
}

function onlyScreen(): Plugin {
  return {
    name: 'only-screen',
    setup(api) {
      api.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: isLate(path) ? '' : splitPrint(await readFile(path, 'utf8')).screen,
        loader: 'css',
      }));
    },
  };
}

/** Of the sheets that came early, only the rules for print. */
function withoutScreenOf(early: ReadonlySet<string>): Plugin {
  return {
    name: 'without-screen',
    setup(api) {
      api.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const isEarly = early.has(path) && !isLate(path);
        return { contents: isEarly ? splitPrint(source).print : source, loader: 'css' };
      });
    },
  };
}

/** A sheet for what a component shows only when it is used. */
function isLate(path: string): boolean {
  return path.endsWith('.late.css');
}
