import sharp from 'sharp';
import { turnedSwatches } from '../../../data/stones/stone.ts';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { stripLength, swatchesOf } from '../../../views/pictures/swatch-strip.ts';
import type { Route } from '../../../views/routes/route.ts';
import type { PictureMaster } from './picture-masters.ts';
import { stripLadder } from './picture-recipes.ts';
import { buildTiledPictures, type Tiling } from './tiled-pictures.ts';

const strip: Tiling = {
  kind: 'strip',
  tilesOf: (ids) => swatchesOf(ids).map((id) => `swatch:${id}`),
  ladder: stripLadder,
  tileHeight: (width) => width,
  rows: stripLength,
  shape: stripLength,
  variantOf: isTurned,
  drawTile: (tile, width) =>
    sharp(tile.path)
      .resize(width, width)
      .rotate(isTurned(tile) ? 180 : 0)
      .png()
      .toBuffer(),
  missing: (key) => `No texture "${key}" for a strip: its master is missing from static/pictures/swatches`,
};

/**
 * Puts the strips that the routes' content names into `outDir`, in every width of `stripLadder` and both formats, and
 * returns their facts, keyed `strip:<ids>`.
 * @throws Error naming a texture that has no master.
 */
export function buildSwatchStrips(
  root: string,
  outDir: string,
  routes: readonly Route[],
): Promise<PictureFacts> {
  return buildTiledPictures(root, outDir, { routes, tiling: strip });
}

function isTurned({ key }: PictureMaster): boolean {
  return turnedSwatches.some((id) => key === `swatch:${id}`);
}
