import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { turnedSwatches } from '../../../data/stones/stone.ts';
import type { PictureFact, PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { picturesIn } from '../../../views/pictures/pictures-of.ts';
import { stripLength, swatchesOf } from '../../../views/pictures/swatch-strip.ts';
import type { Route } from '../../../views/routes/route.ts';
import { makeOnce } from '../cached-file.ts';
import { contentHash } from '../content-hash.ts';
import { type PictureMaster, readMasters } from './picture-masters.ts';
import { type Step, stripLadder } from './picture-recipes.ts';

/**
 * Puts the strips that the routes' content names into `outDir`, in every width of `stripLadder` and both formats, and
 * returns their facts, keyed `strip:<ids>`. Encoded files are kept in `.cache/pictures`.
 * @throws Error naming a texture that has no master.
 */
export async function buildSwatchStrips(
  root: string,
  outDir: string,
  routes: readonly Route[],
): Promise<PictureFacts> {
  const masters = new Map((await readMasters(root)).map((master) => [master.key, master]));
  const named = routes.flatMap(({ content }) => [...picturesIn(content)]);
  const keys = [...new Set(named)].filter((key) => key.startsWith('strip:'));
  const facts: Record<string, PictureFact> = {};
  for (const key of keys) {
    const tiles = swatchesOf(key.slice('strip:'.length)).map((id) => masterOf(`swatch:${id}`, masters));
    facts[key] = await buildStrip(root, outDir, tiles);
  }
  return facts;
}

async function buildStrip(
  root: string,
  outDir: string,
  tiles: readonly PictureMaster[],
): Promise<PictureFact> {
  const hash = contentHash(
    JSON.stringify([tiles.map((tile) => [tile.digest, isTurned(tile)]), stripLadder, stripLength]),
  );
  await mkdir(outDir, { recursive: true });
  for (const step of stripLadder) {
    for (const format of ['avif', 'jpg'] as const) {
      const name = `strip-${hash}-${step.width}.${format}`;
      const cached = join(root, '.cache/pictures', name);
      await makeOnce(cached, () => drawStrip(tiles, step, format));
      await copyFile(cached, join(outDir, name));
    }
  }
  const width = stripLadder.at(-1)?.width ?? 0;
  return {
    hash,
    width,
    height: width * stripLength,
    colour: '',
    widths: stripLadder.map((step) => step.width),
  };
}

async function drawStrip(
  tiles: readonly PictureMaster[],
  step: Step,
  format: 'avif' | 'jpg',
): Promise<Buffer> {
  const { width } = step;
  const squares = await Promise.all(
    tiles.map(async (tile, place) => ({
      input: await sharp(tile.path)
        .resize(width, width)
        .rotate(isTurned(tile) ? 180 : 0)
        .png()
        .toBuffer(),
      left: 0,
      top: place * width,
    })),
  );
  const strip = sharp({
    create: { width, height: width * stripLength, channels: 3, background: 'white' },
  }).composite(squares);
  return format === 'avif'
    ? strip.avif({ quality: step.avif, effort: step.effort, chromaSubsampling: '4:2:0' }).toBuffer()
    : strip.jpeg({ quality: step.jpeg, mozjpeg: true }).toBuffer();
}

function isTurned({ key }: PictureMaster): boolean {
  return turnedSwatches.some((id) => key === `swatch:${id}`);
}

function masterOf(key: string, masters: ReadonlyMap<string, PictureMaster>): PictureMaster {
  const master = masters.get(key);
  if (!master)
    throw new Error(`No texture "${key}" for a strip: its master is missing from static/pictures/swatches`);
  return master;
}
