import { type BuildOptions, build } from 'esbuild';
import { distDir, root } from '../paths.ts';
import { leanModules } from './lean-modules.ts';
import { leanServerModules } from './lean-server-modules.ts';

/** How code for the server is bundled: whole, so that `dist/` runs without node_modules. */
export const serverBundleOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node26',
  outdir: distDir,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.css': 'empty' },
  external: ['pg-native'],
  sourcemap: 'linked',
  legalComments: 'none',
  // Comments and indentation are a quarter of the text, which the process keeps; one character beyond ASCII in it
  // makes every character take two bytes (`dist-text.test.ts`). Names stay, and lines stay short enough to be named in a stack.
  minifyWhitespace: true,
  lineLimit: 120,
  // CommonJS dependencies inside an ES module still call require() for Node's own modules.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  plugins: [leanModules(), leanServerModules()],
  logLevel: 'warning',
} satisfies BuildOptions;

/** Bundles the server, its store's worker and the owner's commands. */
export async function bundleServer(): Promise<void> {
  await Promise.all([
    build({
      ...serverBundleOptions,
      entryPoints: { server: `${root}src/server.ts`, site: `${root}src/run-site.ts` },
      // What is imported only when it is needed gets a file of its own.
      splitting: true,
    }),
    build({
      ...serverBundleOptions,
      entryPoints: {
        'sqlite-worker': `${root}src/enquiries/store/sqlite-worker.ts`,
        enquiries: `${root}src/enquiries/cli/enquiries.ts`,
        backups: `${root}src/ops/backups/backups.ts`,
      },
    }),
  ]);
}
