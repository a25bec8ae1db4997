import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetsDir } from './paths.ts';

const compressible = /\.(?:js|css|json|svg|txt|xml|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Writes a `.br` (quality 11) and a `.gz` (level 9) beside every text asset. Returns how many files were compressed. */
export async function precompressAssets(): Promise<number> {
  const entries = await readdir(assetsDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await brotli(bytes, { params }));
      await writeFile(`${file}.gz`, await gzipAsync(bytes, { level: 9 }));
    }),
  );
  return files.length;
}
