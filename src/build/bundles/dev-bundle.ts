import { build } from 'esbuild';
import { distDir, root } from '../paths.ts';
import { serverBundleOptions } from './server-bundle.ts';

/** Bundles what only `npm run dev` serves: the styleguide, its style sheet and script, and the reloading of pages. */
export async function bundleDevTools(): Promise<void> {
  await Promise.all([
    build({
      ...serverBundleOptions,
      entryPoints: { 'dev-tools': `${root}src/tools/dev/dev-tools.ts` },
      loader: { '.css': 'css' },
    }),
    build({
      entryPoints: { 'dev-styleguide': `${root}src/tools/dev/styleguide-client.tsx` },
      bundle: true,
      format: 'esm',
      outdir: distDir,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.css': 'empty' },
      logLevel: 'warning',
    }),
  ]);
}
