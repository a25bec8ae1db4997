import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../paths.ts';
import { importIconsDirectly, isIcon, leanIcon } from './direct-icons.ts';

/** Keeps out what dependencies carry and the site does not use. For both bundles, which must draw the same. */
export function leanModules(): Plugin {
  return {
    name: 'lean-modules',
    setup(api) {
      api.onLoad({ filter: /\/views\/.*\.tsx?$/ }, async ({ path }) => ({
        contents: importIconsDirectly(await readFile(path, 'utf8')),
        loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
        resolveDir: dirname(path),
      }));
      api.onLoad({ filter: /\/icons\/[^/]*\.mjs$/ }, async ({ path }) =>
        isIcon(path) ? { contents: await leanIcon(path), resolveDir: dirname(path) } : undefined,
      );
      api.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, () => ({
        path: 'create-icon',
        namespace: 'lean-modules',
        sideEffects: false,
      }));
      // wouter brings a copy of React's own hook, for versions of React that lack it.
      api.onResolve({ filter: /^use-sync-external-store\/shim\/index\.js$/ }, (args) =>
        api.resolve('react', {
          kind: 'import-statement',
          resolveDir: args.resolveDir,
          importer: args.importer,
        }),
      );
      api.onLoad({ filter: /^create-icon$/, namespace: 'lean-modules' }, () => ({
        contents: `export { createIcon as default } from ${JSON.stringify(`${root}views/components/create-icon.ts`)};`,
        resolveDir: root,
      }));
    },
  };
}
