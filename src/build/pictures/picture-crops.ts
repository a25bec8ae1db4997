import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Route } from '../../../views/routes/route.ts';
import { contentHash } from '../../base/content-hash.ts';
import type { PictureCrop, PictureCrops } from '../../base/manifest.ts';
import { makeOnce } from '../cached-file.ts';
import { type PictureMaster, readMasters } from './picture-masters.ts';

/** Width divided by height: the three shapes that search engines ask for. */
const aspects = [16 / 9, 4 / 3, 1] as const;

/** Pixels; a master that is smaller gives a smaller crop, never an enlarged one. */
const widest = 1200;
const quality = 72;

/**
 * Crops the pictures that structured data names in three shapes into `<outDir>`, served under `/assets/share`. Each
 * crop is kept in `.cache/share` for as long as its master stays the same.
 */
export async function buildPictureCrops(
  root: string,
  outDir: string,
  routes: readonly Route[],
): Promise<PictureCrops> {
  const cacheDir = join(root, '.cache/share');
  await mkdir(cacheDir, { recursive: true });
  await mkdir(outDir, { recursive: true });
  const wanted = new Set<string>(routes.filter(isCropped).map(pictureOf));
  const masters = (await readMasters(root)).filter(({ key }) => wanted.has(key));
  const rows = await Promise.all(
    masters.map(async (master) => {
      const crops = aspects.map((aspect) => makeCrop(master, aspect, cacheDir, outDir));
      return [master.key, await Promise.all(crops)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** The pages that describe the business or an article. */
function isCropped({ page }: Route): boolean {
  return ['home', 'about', 'contact', 'article'].includes(page);
}

function pictureOf(route: Route): string {
  return route.page === 'article' ? route.content.article.picture : route.head.picture;
}

async function makeCrop(
  { key, path, digest }: PictureMaster,
  aspect: number,
  cacheDir: string,
  outDir: string,
): Promise<PictureCrop> {
  const master = await sharp(path).metadata();
  const width = Math.min(widest, master.width, Math.round(master.height * aspect));
  const height = Math.round(width / aspect);
  const name = `${key}-${width}x${height}-${contentHash(`${digest}:${quality}`)}.jpg`;
  const cached = join(cacheDir, name);
  await makeOnce(cached, () =>
    sharp(path)
      .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  );
  await copyFile(cached, join(outDir, name));
  return { url: `/assets/share/${name}`, width, height };
}
