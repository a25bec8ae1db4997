import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { makeOnce } from './cached-file.ts';
import { assetsDir, cacheDir } from './paths.ts';

const compressible = /\.(?:js|css|json|svg|txt|xml|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes a `.br` (quality 11) and a `.gz` (level 9) beside every text asset. What a content compresses to is kept in
 * `.cache/compressed`.
 */
export async function precompressAssets(): Promise<void> {
  const folder = `${cacheDir}compressed/`;
  await mkdir(folder, { recursive: true });
  const entries = await readdir(assetsDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = `${parentPath}/${name}`;
      const bytes = await readFile(file);
      const kept = folder + createHash('sha256').update(bytes).digest('hex');
      await makeOnce(`${kept}.br`, () => brotli(bytes, { params: tightest(bytes) }));
      await makeOnce(`${kept}.gz`, () => gzipAsync(bytes, { level: 9 }));
      await copyFile(`${kept}.br`, `${file}.br`);
      await copyFile(`${kept}.gz`, `${file}.gz`);
    }),
  );
}

function tightest(bytes: Buffer): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
}
