import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const baselineNames = [
  'bare-http',
  'bare-koa',
  'bare-koa-body',
  'bare-koa-react',
  'bare-koa-static',
  'bare-post',
] as const;

export type BaselineName = (typeof baselineNames)[number];

/** Bundles the baselines into a folder, for production, as the site itself is. */
export async function bundleBaselines(outdir: string): Promise<void> {
  await build({
    entryPoints: baselineNames.map((name) => ({
      in: fileURLToPath(new URL(`./${name}.${name === 'bare-koa-react' ? 'tsx' : 'ts'}`, import.meta.url)),
      out: name,
    })),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    outdir,
    outExtension: { '.js': '.mjs' },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
