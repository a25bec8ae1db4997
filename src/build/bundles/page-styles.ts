import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { type StyledPage, styledPages } from '../../../views/pages/page-names.ts';
import type { PageStyle } from '../../manifest.ts';
import { root } from '../paths.ts';

/**
 * The style sheet of each page: what the shell and that page's components import, in one minified text.
 * `fontCss` (the `@font-face` rules) comes first in each.
 */
export async function bundlePageStyles(fontCss: string): Promise<Record<StyledPage, PageStyle>> {
  const entries = await Promise.all(
    styledPages.map(async (name) => {
      const css = await bundleCss([`./pages/${name}-page.tsx`], fontCss);
      return [name, { css, cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}` }] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<StyledPage, PageStyle>;
}

/** Every page's styles in one sheet, for navigation without a full load. */
export async function bundleSiteStyles(fontCss: string): Promise<string> {
  return bundleCss(
    styledPages.map((name) => `./pages/${name}-page.tsx`),
    fontCss,
  );
}

async function bundleCss(modules: readonly string[], fontCss: string): Promise<string> {
  const imports = ['./styles/index.css', './app.tsx', ...modules];
  const result = await build({
    stdin: {
      contents: imports.map((path) => `import ${JSON.stringify(path)};`).join('\n'),
      resolveDir: `${root}views`,
      sourcefile: 'page-styles.ts',
    },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    packages: 'external',
    minify: true,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    logLevel: 'error',
  });
  const css = result.outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
  return fontCss + css.trim();
}
