import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFact, PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { picturesOfSprite, spriteAspect } from '../../../views/pictures/picture-sprite.ts';
import { picturesIn } from '../../../views/pictures/pictures-of.ts';
import type { Route } from '../../../views/routes/route.ts';
import { makeOnce } from '../cached-file.ts';
import { contentHash } from '../content-hash.ts';
import { type PictureMaster, readMasters } from './picture-masters.ts';
import { recipeOf, type Step, spriteLadder } from './picture-recipes.ts';

/**
 * Puts the sprites that the routes' content names into `outDir`, in both formats, and returns their facts, keyed
 * `sprite:<ids>`. Each tile is as tall as its master and centred as the tall crop is. Encoded files
 * are kept in `.cache/pictures`.
 * @throws Error naming a picture that has no master.
 */
export async function buildPictureSprites(
  root: string,
  outDir: string,
  routes: readonly Route[],
): Promise<PictureFacts> {
  const masters = new Map((await readMasters(root)).map((master) => [master.key, master]));
  const named = routes.flatMap(({ content }) => [...picturesIn(content)]);
  const keys = [...new Set(named)].filter((key) => key.startsWith('sprite:'));
  const facts: Record<string, PictureFact> = {};
  for (const key of keys) {
    const tiles = picturesOfSprite(key.slice('sprite:'.length)).map((id) => masterOf(id, masters));
    facts[key] = await buildSprite(root, outDir, tiles);
  }
  return facts;
}

async function buildSprite(
  root: string,
  outDir: string,
  tiles: readonly PictureMaster[],
): Promise<PictureFact> {
  const recipes = tiles.map(({ key, digest }) => [digest, focusOf(key)]);
  const hash = contentHash(JSON.stringify([recipes, spriteLadder, spriteAspect]));
  await mkdir(outDir, { recursive: true });
  for (const step of spriteLadder) {
    for (const format of ['avif', 'jpg'] as const) {
      const name = `sprite-${hash}-${step.width}.${format}`;
      const cached = join(root, '.cache/pictures', name);
      await makeOnce(cached, () => drawSprite(tiles, step, format));
      await copyFile(cached, join(outDir, name));
    }
  }
  const widths = spriteLadder.map((step) => step.width);
  const width = widths.at(-1) ?? 0;
  return { hash, width, height: tileHeight(width) * tiles.length, colour: '', widths };
}

async function drawSprite(
  tiles: readonly PictureMaster[],
  step: Step,
  format: 'avif' | 'jpg',
): Promise<Buffer> {
  const { width } = step;
  const height = tileHeight(width);
  const placed = await Promise.all(
    tiles.map(async (tile, place) => ({
      input: await drawTile(tile, width, height),
      left: 0,
      top: place * height,
    })),
  );
  const sprite = sharp({
    create: { width, height: height * tiles.length, channels: 3, background: 'white' },
  }).composite(placed);
  return format === 'avif'
    ? sprite.avif({ quality: step.avif, effort: step.effort, chromaSubsampling: '4:2:0' }).toBuffer()
    : sprite.jpeg({ quality: step.jpeg, mozjpeg: true }).toBuffer();
}

async function drawTile({ key, path }: PictureMaster, width: number, height: number): Promise<Buffer> {
  const master = await sharp(path).metadata();
  const regionWidth = Math.min(master.width, Math.round(master.height * spriteAspect));
  const left = Math.round(master.width * focusOf(key) - regionWidth / 2);
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

function focusOf(key: string): number {
  return recipeOf(key).phone?.focus ?? 0.5;
}

function tileHeight(width: number): number {
  return Math.round(width / spriteAspect);
}

function masterOf(id: string, masters: ReadonlyMap<string, PictureMaster>): PictureMaster {
  const master = masters.get(id);
  if (!master) throw new Error(`No picture "${id}" for a sprite: its master is missing from static/pictures`);
  return master;
}
