import { mkdir, writeFile } from 'node:fs/promises';
import { type BuildOptions, build } from 'esbuild';
import { distDir, root } from '../paths.ts';
import { leanModules } from './lean-modules.ts';
import { leanServerModules } from './lean-server-modules.ts';
import { mediaTypes } from './media-types.ts';
import { reactModules } from './react-modules.ts';

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
  // CommonJS dependencies inside an ES module still call require() for Node's own modules.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  plugins: [leanModules(), leanServerModules(), mediaTypes(), reactModules({ others: 'kept' })],
  logLevel: 'warning',
} satisfies BuildOptions;

/** Bundles the server, its store's worker and the owner's commands, and says that they are ES modules. */
export async function bundleServer(): Promise<void> {
  // Else Node reads each file once to find out, where no package of the project's stands above it.
  await mkdir(distDir, { recursive: true });
  await writeFile(`${distDir}package.json`, '{ "type": "module" }\n');
  await Promise.all([
    bundle({
      entryPoints: { server: `${root}src/server.ts`, site: `${root}src/run-site.ts` },
      // What is imported only when it is needed gets a file of its own.
      splitting: true,
    }),
    bundle({
      entryPoints: {
        'sqlite-worker': `${root}src/enquiries/store/sqlite-worker.ts`,
        enquiries: `${root}src/cli/enquiries/enquiries.ts`,
        backups: `${root}src/cli/backups.ts`,
      },
    }),
  ]);
}

async function bundle(options: Pick<BuildOptions, 'entryPoints' | 'splitting'>): Promise<void> {
  const { outputFiles } = await build({ ...serverBundleOptions, ...options, write: false });
  await Promise.all(
    outputFiles.map(({ path, text }) => writeFile(path, path.endsWith('.js') ? asciiComments(text) : text)),
  );
}

/**
 * A module with comments in ASCII. Node keeps the text of each module, in two bytes a character where one of them is not
 * ASCII: a dash in a comment costs 2.5 MB. Strings esbuild escapes; patterns are ours to escape
 * (`server-bundle.test.ts`). Every character stays in its column.
 */
function asciiComments(text: string): string {
  return text.replaceAll(/^[\t ]*(?:\/\/|\/?\*).*$/gm, (comment) => comment.replaceAll(/[^\t -~]/g, '-'));
}
