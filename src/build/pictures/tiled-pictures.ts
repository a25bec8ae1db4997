import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFact, PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { picturesIn } from '../../../views/pictures/pictures-of.ts';
import type { Route } from '../../../views/routes/route.ts';
import { contentHash } from '../../base/content-hash.ts';
import { makeOnce } from '../cached-file.ts';
import { type PictureMaster, readMasters } from './picture-masters.ts';
import type { Step } from './picture-recipes.ts';

/** How several pictures stand below each other in one file. */
export interface Tiling {
  /** Stands before the colon of its keys, and begins the names of its files. */
  kind: 'strip' | 'sprite';
  /** Keys of the masters of its tiles, by what stands behind the colon. */
  tilesOf(ids: string): readonly string[];
  ladder: readonly Step[];
  /** In pixels, of a tile of this width. */
  tileHeight(width: number): number;
  /** How many tiles high a file is, when it is always the same; as many as it has otherwise. */
  rows?: number;
  /** Number that gives all tiles their shape; part of the files' hash, as is `variantOf` of each. */
  shape: number;
  /** What is done to a tile besides its size. */
  variantOf(tile: PictureMaster): unknown;
  /** One tile, as an image that sharp reads. */
  drawTile(tile: PictureMaster, width: number, height: number): Promise<Buffer>;
  /** Says that a master is missing. */
  missing(key: string): string;
}

/**
 * Puts the files of a tiling that the routes' content names into `outDir`, in every step of its ladder and both
 * formats, and returns their facts by key. Encoded files are kept in `.cache/pictures`.
 * @throws Error naming a tile that has no master.
 */
export async function buildTiledPictures(
  root: string,
  outDir: string,
  { routes, tiling }: { routes: readonly Route[]; tiling: Tiling },
): Promise<PictureFacts> {
  const masters = new Map((await readMasters(root)).map((master) => [master.key, master]));
  const named = routes.flatMap(({ content }) => [...picturesIn(content)]);
  const prefix = `${tiling.kind}:`;
  const keys = [...new Set(named)].filter((key) => key.startsWith(prefix));
  const facts: Record<string, PictureFact> = {};
  for (const key of keys) {
    const tiles = tiling.tilesOf(key.slice(prefix.length)).map((id) => {
      const master = masters.get(id);
      if (!master) throw new Error(tiling.missing(id));
      return master;
    });
    facts[key] = await buildFiles(root, outDir, { tiles, tiling });
  }
  return facts;
}

interface TiledPicture {
  tiles: readonly PictureMaster[];
  tiling: Tiling;
}

async function buildFiles(root: string, outDir: string, picture: TiledPicture): Promise<PictureFact> {
  const { kind, ladder, shape, variantOf, tileHeight } = picture.tiling;
  const variants = picture.tiles.map((tile) => [tile.digest, variantOf(tile)]);
  const hash = contentHash(JSON.stringify([variants, ladder, shape]));
  await mkdir(outDir, { recursive: true });
  for (const step of ladder) {
    for (const format of ['avif', 'jpg'] as const) {
      const name = `${kind}-${hash}-${step.width}.${format}`;
      const cached = join(root, '.cache/pictures', name);
      await makeOnce(cached, () => draw(picture, step, format));
      await copyFile(cached, join(outDir, name));
    }
  }
  const widths = ladder.map((step) => step.width);
  const width = widths.at(-1) ?? 0;
  return { hash, width, height: tileHeight(width) * rowsOf(picture), colour: '', widths };
}

async function draw(picture: TiledPicture, step: Step, format: 'avif' | 'jpg'): Promise<Buffer> {
  const { tiles, tiling } = picture;
  const { width } = step;
  const height = tiling.tileHeight(width);
  const placed = await Promise.all(
    tiles.map(async (tile, place) => ({
      input: await tiling.drawTile(tile, width, height),
      left: 0,
      top: place * height,
    })),
  );
  const file = sharp({
    create: { width, height: height * rowsOf(picture), channels: 3, background: 'white' },
  }).composite(placed);
  return format === 'avif'
    ? file.avif({ quality: step.avif, effort: step.effort, chromaSubsampling: '4:2:0' }).toBuffer()
    : file.jpeg({ quality: step.jpeg, mozjpeg: true }).toBuffer();
}

function rowsOf({ tiles, tiling }: TiledPicture): number {
  return tiling.rows ?? tiles.length;
}
