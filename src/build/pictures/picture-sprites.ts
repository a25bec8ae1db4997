import sharp from 'sharp';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { picturesOfSprite, spriteAspect } from '../../../views/pictures/picture-sprite.ts';
import type { Route } from '../../../views/routes/route.ts';
import type { PictureMaster } from './picture-masters.ts';
import { recipeOf, spriteLadder } from './picture-recipes.ts';
import { buildTiledPictures, type Tiling } from './tiled-pictures.ts';

const sprite: Tiling = {
  kind: 'sprite',
  tilesOf: picturesOfSprite,
  ladder: spriteLadder,
  tileHeight: (width) => Math.round(width / spriteAspect),
  shape: spriteAspect,
  variantOf: focusOf,
  drawTile,
  missing: (key) => `No picture "${key}" for a sprite: its master is missing from static/pictures`,
};

/**
 * Puts the sprites that the routes' content names into `outDir`, in both formats, and returns their facts, keyed
 * `sprite:<ids>`. Each tile is as tall as its master and centred as the tall crop is.
 * @throws Error naming a picture that has no master.
 */
export function buildPictureSprites(
  root: string,
  outDir: string,
  routes: readonly Route[],
): Promise<PictureFacts> {
  return buildTiledPictures(root, outDir, { routes, tiling: sprite });
}

async function drawTile(tile: PictureMaster, width: number, height: number): Promise<Buffer> {
  const { path } = tile;
  const master = await sharp(path).metadata();
  const regionWidth = Math.min(master.width, Math.round(master.height * spriteAspect));
  const left = Math.round(master.width * focusOf(tile) - regionWidth / 2);
  return sharp(path)
    .extract({
      left: Math.min(Math.max(left, 0), master.width - regionWidth),
      top: 0,
      width: regionWidth,
      height: master.height,
    })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
}

function focusOf({ key }: PictureMaster): number {
  return recipeOf(key).phone?.focus ?? 0.5;
}
