import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, relative } from 'node:path';
import type { Loader, OnResolveArgs, OnResolveResult, Plugin, ResolveOptions, ResolveResult } from 'esbuild';
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
 * Lays the browser's code out as one file for what every page needs and one file a page, which holds all the rest of
 * it. Modules that several pages share are repeated in each: left to itself, esbuild makes a chunk for every set of
 * pages that share something, dozens of files of a few hundred bytes, and small files compress badly. A module of the
 * core is never repeated, since contexts and stores must be the same everywhere. What a page imports when it is needed
 * is a file of its own, one for all pages. `core` is the absolute path of the module that hydrates, whatever the page
 * is; `findCoreModules` returns those of all that it imports.
 */
export function pageCopies(core: string, findCoreModules: () => Promise<ReadonlySet<string>>): Plugin {
  return {
    name: 'page-copies',
    setup(api) {
      let coreModules: ReadonlySet<string>;
      // Pages ask for the same modules.
      const answers = new Map<string, Promise<ResolveResult>>();
      api.onStart(async () => {
        coreModules = await findCoreModules();
        answers.clear();
      });
      api.onResolve({ filter: /^page:/ }, ({ path }) => ({
        path: path.slice('page:'.length),
        namespace: 'page',
      }));
      // Each page reaches the whole core, so that all of it has the same readers and lands in one file.
      api.onLoad({ filter: /.*/, namespace: 'page' }, ({ path: page }) => ({
        contents: `export { hydratePage } from ${JSON.stringify(core)};
          export { ${componentOf(page)} as Page } from './views/pages/${page}-page.tsx';`,
        resolveDir: root,
        pluginData: { page },
      }));
      // What is fetched later shares nothing with a page, or with what else is, but the core, and is one file for all pages.
      api.onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => ({
        contents: `export { hydratePage } from ${JSON.stringify(core)};
          export * from ${JSON.stringify(`./${path}`)};`,
        resolveDir: root,
        pluginData: { page: `later-${basename(path)}` },
      }));
      api.onResolve({ filter: /.*/ }, async (args): Promise<OnResolveResult | undefined> => {
        const page: string | undefined = args.pluginData?.page;
        if (!page)
          return args.pluginData?.isAsked || !coreModules.has(args.importer) ? undefined : later(args);
        const question = [args.resolveDir, args.path, args.kind].join();
        const { path, namespace, sideEffects, errors } = await answers.getOrInsertComputed(question, () =>
          api.resolve(args.path, originOf(args)),
        );
        // esbuild's own answer says more of a module than a plugin's can.
        if (errors.length > 0 || namespace !== 'file' || coreModules.has(path)) return undefined;
        if (args.kind === 'dynamic-import') return laidOutLater(path);
        return { path, sideEffects, suffix: `?${page}`, pluginData: { page } };
      });
      // What the core itself fetches later is laid out as what a page does.
      async function later(args: OnResolveArgs): Promise<OnResolveResult | undefined> {
        if (args.kind !== 'dynamic-import') return undefined;
        const { path, errors } = await api.resolve(args.path, {
          ...originOf(args),
          // Or this would be asked again, for ever.
          pluginData: { isAsked: true },
        });
        return errors.length > 0 ? { errors } : laidOutLater(path);
      }
      api.onLoad({ filter: /.*/, namespace: 'file' }, async ({ path, pluginData }) => {
        if (!pluginData?.page) return undefined;
        const loader = loaders[extname(path)];
        if (!loader) throw new Error(`The browser's code cannot hold ${path}`);
        return { contents: await readFile(path, 'utf8'), loader, resolveDir: dirname(path), pluginData };
      });
    },
  };
}

/** Named from the project's folder: esbuild hashes the name into that of the file, and two builds in two folders are the same. */
function laidOutLater(path: string): OnResolveResult {
  return { path: relative(root, path), namespace: 'later' };
}

/** `service-areas` is drawn by `ServiceAreasPage`. */
function componentOf(page: string): string {
  const words = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Page`;
}

function originOf({ importer, namespace, resolveDir, kind }: OnResolveArgs): ResolveOptions {
  return { importer, namespace, resolveDir, kind };
}
