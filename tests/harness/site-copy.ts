import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { cacheDir, root } from '../../src/build/paths.ts';
import type { listMistakes } from '../../src/cli/launch-check/mistakes.ts';
import type { listStandIns } from '../../src/cli/launch-check/stand-ins.ts';
import type { renderedPages } from './rendered-pages.ts';

/** One change of a file of `data/`, as the handbook gives it: lines without their spaces at the start. */
export interface Edit {
  file: string;
  find: readonly string[];
  write: readonly string[];
}

export interface SiteCopy {
  renderedPages: typeof renderedPages;
  listMistakes: typeof listMistakes;
  listStandIns: typeof listStandIns;
  pictureAlts: Readonly<Record<string, unknown>>;
}

/**
 * The code of the site over a copy of `data/` with these changes. Where the owner has written other values since, those are
 * changed. @throws Error when a file has not what is to be found.
 */
export async function siteCopy(edits: readonly Edit[]): Promise<SiteCopy> {
  // Inside the project, so that packages are found from there.
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'copy-'));
  try {
    await cp(`${root}data`, join(folder, 'data'), { recursive: true });
    for (const { file, find, write } of edits) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      const shown = new RegExp(find.map(escaped).join('\\s+'));
      const lines = shown.test(text) ? shown : new RegExp(find.map(withAnyValue).join('\\s+'));
      if (!lines.test(text)) throw new Error(`${file} has nowhere: ${find.join(' ')}`);
      await writeFile(
        path,
        text.replace(lines, () => write.join('\n')),
      );
    }
    const outfile = join(folder, 'site.mjs');
    await build({
      stdin: {
        contents: `export { renderedPages } from './tests/harness/rendered-pages.ts';
          export { listMistakes } from './src/cli/launch-check/mistakes.ts';
          export { listStandIns } from './src/cli/launch-check/stand-ins.ts';
          export { pictureAlts } from './data/pictures.ts';`,
        resolveDir: root,
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [dataOf(folder), iconsInside],
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as SiteCopy;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whatever is asked for in `data/` is taken from the copy. */
function dataOf(folder: string): Plugin {
  return {
    name: 'data-of-copy',
    setup(api) {
      api.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const wanted = join(resolveDir, path);
        return wanted.startsWith(`${root}data/`)
          ? { path: join(folder, wanted.slice(root.length)) }
          : undefined;
      });
    },
  };
}

/** Icons have no types of module that Node would take from outside. */
const iconsInside: Plugin = {
  name: 'icons-inside',
  setup(api) {
    api.onResolve({ filter: /^lucide\// }, ({ path }) => ({ path: `${root}node_modules/${path}` }));
  },
};

/** A text, a figure, a word of the language, a list, or an object in one or two levels. */
const value = /'[^'\n]*'|\b\d+\b|\bnull\b|\b(?:true|false)\b|\[[^\]]*\]|\{(?:[^{}]|\{[^{}]*\})*\}/;
const valueAfterName = new RegExp(`(?<=(?<!\\bid)[:=] (?:\\{ \\w+: )?)(?:${value.source})`, 'g');

/** Finds a line whatever its values are; an `id` is no value. */
function withAnyValue(line: string): string {
  const names = line.split(valueAfterName);
  return names.map(escaped).join(`(?:${value.source})`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
}
