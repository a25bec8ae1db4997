import { hash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { contentHash } from '../base/content-hash.ts';
import { compressTightly } from '../http/content-encoding.ts';
import { makeOnce } from './make-once.ts';
import { assetsDir, cacheDir, root } from './paths.ts';

const compressible = /\.(?:js|css|json|svg|txt|xml|webmanifest|ico)$/;

/**
 * Writes a `.br` and a `.gz` beside every text asset. What a content compresses to is kept in `.cache/compressed`, for as long
 * as the compressor stays the same.
 */
export async function precompressAssets(): Promise<void> {
  const compressor = await readFile(`${root}src/http/content-encoding.ts`, 'utf8');
  const folder = `${cacheDir}compressed/${contentHash(process.version + compressor)}/`;
  await mkdir(folder, { recursive: true });
  const entries = await readdir(assetsDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = `${parentPath}/${name}`;
      const bytes = await readFile(file);
      const kept = folder + hash('sha256', bytes);
      await makeOnce(`${kept}.br`, () => compressTightly(bytes, 'br'));
      await makeOnce(`${kept}.gz`, () => compressTightly(bytes, 'gzip'));
      for (const ending of ['.br', '.gz']) await copyFile(kept + ending, file + ending);
    }),
  );
}
