import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { minify } from 'terser';
import { makeOnce } from '../cached-file.ts';
import { cacheDir } from '../paths.ts';

const options = { module: true, ecma: 2020, compress: { passes: 2 } } as const;

/**
 * Minifies a module that the bundler has minified already: what terser finds beyond that is 1.5 KB of React under
 * brotli, and properties of copy that a page does not use. It takes seconds, so results are kept in `.cache/scripts`.
 */
export async function minifyScript(source: string): Promise<string> {
  const folder = `${cacheDir}scripts/`;
  await mkdir(folder, { recursive: true });
  const file = `${folder}${createHash('sha256').update(JSON.stringify(options)).update(source).digest('hex')}.js`;
  await makeOnce(file, async () => {
    const { code } = await minify(source, options);
    if (code === undefined) throw new Error('terser returned nothing for a script');
    return Buffer.from(code);
  });
  return readFile(file, 'utf8');
}
