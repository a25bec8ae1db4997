import sharp from 'sharp';
import type { Route } from '../../../views/routes/route.ts';
import { contentHash } from '../../base/content-hash.ts';
import type { PictureCrops } from '../../base/manifest.ts';
import type { MeasuredMaster } from './picture-masters.ts';
import type { PictureFile } from './picture-variants.ts';

/** Width divided by height: the three shapes that search engines ask for. */
const aspects = [16 / 9, 4 / 3, 1] as const;

/** Pixels; a master that is smaller gives a smaller crop, never an enlarged one. */
const widest = 1200;
const quality = 72;

/** The pictures that structured data names, cropped to three shapes: their addresses by picture, and their files. */
export function planPictureCrops(
  routes: readonly Route[],
  masters: readonly MeasuredMaster[],
): { crops: PictureCrops; files: PictureFile[] } {
  const wanted = new Set<string>(routes.filter(isCropped).map(pictureOf));
  const cropped = masters
    .filter(({ key }) => wanted.has(key))
    .map((master) => ({ key: master.key, crops: aspects.map((aspect) => cropOf(master, aspect)) }));
  return {
    crops: Object.fromEntries(
      cropped.map(({ key, crops }) => [
        key,
        crops.map(({ name, width, height }) => ({ url: `/assets/${name}`, width, height })),
      ]),
    ),
    files: cropped.flatMap(({ crops }) => crops),
  };
}

/** The pages that describe the business, an article or a guide. */
function isCropped({ page }: Route): boolean {
  return ['home', 'about', 'contact', 'article', 'guide'].includes(page);
}

function pictureOf(route: Route): string {
  switch (route.page) {
    case 'article':
      return route.content.article.picture;
    case 'guide':
      return route.content.guide.picture;
    default:
      return route.head.picture;
  }
}

function cropOf(master: MeasuredMaster, aspect: number): PictureFile & { height: number } {
  const width = Math.min(widest, master.width, Math.round(master.height * aspect));
  const height = Math.round(width / aspect);
  return {
    name: `share/${master.key}-${width}x${height}-${contentHash(`${master.digest}:${quality}`)}.jpg`,
    width,
    height,
    encode: () =>
      sharp(master.path)
        .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer(),
  };
}
