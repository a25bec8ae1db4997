import { writeFile } from 'node:fs/promises';
import type { BuildOptions } from 'esbuild';
import packageFile from '../../../package.json' with { type: 'json' };
import { distDir, root } from '../paths.ts';
import { rebuild } from './rebuild.ts';

const shared = {
  bundle: true,
  format: 'esm',
  outdir: distDir,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.css': 'empty' },
  logLevel: 'warning',
} satisfies BuildOptions;

/** How code for the server is bundled: whole, so that `dist/` runs without node_modules. */
export const serverOptions = {
  ...shared,
  platform: 'node',
  target: packageFile.engines.node.replace('>=', 'node'),
  external: ['pg-native'],
  sourcemap: 'linked',
  legalComments: 'none',
  // CommonJS dependencies inside an ES module still call require() for Node's own modules.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
} satisfies BuildOptions;

export interface ServerBundleOptions {
  /** Adds what only `npm run dev` serves: the styleguide, its style sheet and script, and the reloading of pages. */
  withDevTools: boolean;
}

/** What the store starts as threads, by the names of their bundles beside the server's. */
export const storeWorkers = {
  'sqlite-worker': `${root}src/enquiries/store/sqlite-worker.ts`,
  'sqlite-copy-worker': `${root}src/enquiries/store/sqlite-copy-worker.ts`,
};

/** Bundles the server, its store's workers and the owner's commands, and says that they are ES modules. */
export async function bundleServer({ withDevTools }: ServerBundleOptions): Promise<void> {
  // Else Node reads each file once to find out, where no package of the project's stands above it.
  await writeFile(`${distDir}package.json`, '{ "type": "module" }\n');
  await Promise.all([
    rebuild('server', {
      ...serverOptions,
      entryPoints: { server: `${root}src/server.ts`, site: `${root}src/run-site.ts` },
      // What is imported only when it is needed gets a file of its own.
      splitting: true,
    }),
    rebuild('workers and commands', {
      ...serverOptions,
      entryPoints: {
        ...storeWorkers,
        enquiries: `${root}src/cli/enquiries/enquiries.ts`,
        backups: `${root}src/cli/backups.ts`,
      },
    }),
    ...(withDevTools ? devTools() : []),
  ]);
}

function devTools(): Promise<unknown>[] {
  return [
    rebuild('dev tools', {
      ...serverOptions,
      entryPoints: { 'dev-tools': `${root}src/tools/dev/dev-tools.ts` },
      loader: { '.css': 'css' },
    }),
    rebuild('styleguide', {
      ...shared,
      entryPoints: { 'dev-styleguide': `${root}src/tools/styleguide/styleguide-client.tsx` },
    }),
  ];
}
