import { build, type Metafile } from 'esbuild';
import { type StyledPage, styledPages } from '../../../views/pages/late-parts.ts';
import { root } from '../paths.ts';
import { reachableModules } from './module-graph.ts';

/** Which style sheets the modules of pages import. Paths are relative to the root of the project. */
export interface SheetGraph {
  /** Each once, in the order of imports, which is that of the cascade; what every page needs comes first. */
  sheetsOf(...pages: StyledPage[]): string[];
  /** The modules that draw a page, without these and what only they import. */
  modulesOf(page: StyledPage, without?: readonly string[]): string[];
  /** The sheets without what only these modules import. @throws Error when no page imports one of them. */
  sheetsWithout(modules: readonly string[], ...pages: StyledPage[]): string[];
}

/** What every page draws. */
const shell = ['views/styles/index.css', 'views/app.tsx'];

export async function readSheetGraph(): Promise<SheetGraph> {
  const { metafile } = await build({
    entryPoints: [...shell, ...styledPages.map(moduleOf)],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    absWorkingDir: root,
  });
  return {
    sheetsOf: (...pages) => sheets(walk(metafile, [...shell, ...pages.map(moduleOf)], [])),
    modulesOf: (page, without = []) =>
      walk(metafile, [...shell, moduleOf(page)], without).filter(
        (path) => /\.tsx?$/.test(path) && !without.includes(path),
      ),
    sheetsWithout(modules, ...pages) {
      const missing = modules.filter((path) => !(path in metafile.inputs));
      if (missing.length > 0) throw new Error(`No page imports ${missing.join()}, which should come late`);
      return sheets(walk(metafile, [...shell, ...pages.map(moduleOf)], modules));
    },
  };
}

function moduleOf(page: StyledPage): string {
  return `views/pages/${page}-page.tsx`;
}

/** `closed` modules are found, but not what they import. */
function walk(metafile: Metafile, entries: readonly string[], closed: readonly string[]): string[] {
  return reachableModules(metafile, entries, (_imported, importer) => !closed.includes(importer));
}

// Sheets stand before what they import: one that does holds nothing else but the order of layers, which must come first.
function sheets(paths: readonly string[]): string[] {
  return paths.filter((path) => path.endsWith('.css'));
}
