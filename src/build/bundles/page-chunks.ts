import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, relative } from 'node:path';
import type { Loader, OnLoadResult, OnResolveArgs, Plugin, ResolveResult } from 'esbuild';
import type { PageKind } from '../../../views/site/page-kinds.ts';
import { root } from '../paths.ts';

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.css': 'empty',
};

/** The entry point of a page: a module that exports `Page` and `hydratePage`. */
export function pageEntry(page: PageKind): string {
  return `page:${page}`;
}

/**
 * An esbuild plugin that lays the browser's code out in three kinds of chunks (docs/decisions/page-files.md):
 *
 * - the core, which every page needs: `core`, the absolute path of the module that hydrates, and `findCoreModules`,
 *   those of all that it imports. They are never repeated, since contexts and stores must be the same everywhere;
 * - one for each page, with a copy of its own of every other module that it imports;
 * - one for each module that is imported by `import()`, whichever page or core asks for it.
 *
 * Each page and each lazy chunk is an entry that reaches the whole core, so that esbuild leaves the core in one file. A
 * copy is a module with its entry behind a `?`; `pluginData.entry` hands the entry on from module to import.
 */
export function pageChunks(core: string, findCoreModules: () => Promise<ReadonlySet<string>>): Plugin {
  return {
    name: 'page-chunks',
    setup(api) {
      let coreModules: ReadonlySet<string> = new Set();
      // Pages import the same modules: esbuild is asked once for each.
      const resolved = new Map<string, Promise<ResolveResult>>();
      api.onStart(async () => {
        coreModules = await findCoreModules();
        resolved.clear();
      });

      api.onResolve({ filter: /^page:/ }, ({ path }) => ({
        path: path.slice('page:'.length),
        namespace: 'page',
      }));
      api.onLoad({ filter: /.*/, namespace: 'page' }, ({ path: page }) =>
        entryModule(page, `{ ${componentOf(page)} as Page } from './views/pages/${page}-page.tsx'`),
      );
      api.onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) =>
        entryModule(`lazy-${basename(path)}`, `* from ${JSON.stringify(`./${path}`)}`),
      );

      api.onResolve({ filter: /.*/ }, async (args) => {
        const { entry, isAsked } = dataOf(args);
        const isLazy = args.kind === 'dynamic-import';
        const isOurs = entry !== undefined || (isLazy && coreModules.has(args.importer));
        // esbuild's answer to our own question.
        if (!isOurs || isAsked) return undefined;
        const found = await resolveOnce(args);
        // Of what it cannot find esbuild itself says more than a plugin can.
        if (found.errors.length > 0 || found.namespace !== 'file' || coreModules.has(found.path))
          return undefined;
        // esbuild hashes the name into that of the file: from the project's folder, so that builds in two folders are the same.
        if (isLazy) return { path: relative(root, found.path), namespace: 'lazy' };
        const { path, sideEffects } = found;
        return { path, sideEffects, suffix: `?${entry}`, pluginData: { entry } };
      });

      api.onLoad({ filter: /.*/, namespace: 'file' }, async (args) => {
        const { path } = args;
        const { entry } = dataOf(args);
        if (!entry) return undefined;
        const loader = loaders[extname(path)];
        if (!loader) throw new Error(`The browser's code cannot hold ${path}`);
        const contents = await readFile(path, 'utf8');
        return { contents, loader, resolveDir: dirname(path), pluginData: { entry } };
      });

      function resolveOnce({
        path,
        importer,
        namespace,
        resolveDir,
        kind,
      }: OnResolveArgs): Promise<ResolveResult> {
        const options = { importer, namespace, resolveDir, kind, pluginData: { isAsked: true } };
        return resolved.getOrInsertComputed([resolveDir, path, kind].join(), () =>
          api.resolve(path, options),
        );
      }

      function entryModule(entry: string, exported: string): OnLoadResult {
        const contents = `export { hydratePage } from ${JSON.stringify(core)}; export ${exported};`;
        return { contents, resolveDir: root, pluginData: { entry } };
      }
    },
  };
}

/** What the plugin knows of a module, and esbuild hands to the imports in it. */
interface ChunkData {
  /** The page or lazy chunk whose copy it is. */
  entry?: string | undefined;
  /** The plugin itself asks esbuild. */
  isAsked?: boolean;
}

function dataOf({ pluginData }: Pick<OnResolveArgs, 'pluginData'>): ChunkData {
  return pluginData ?? {};
}

/** `service-areas` is drawn by `ServiceAreasPage`. */
function componentOf(page: string): string {
  const words = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Page`;
}
