import sharp, { type Sharp } from 'sharp';
import type { PictureFact } from '../../../views/pictures/picture-fact.ts';
import { picturesOfSprite, spriteAspect } from '../../../views/pictures/picture-sprite.ts';
import { stripLength, swatchesOf } from '../../../views/pictures/swatch-strip.ts';
import { contentHash } from '../../base/content-hash.ts';
import { type Step, spriteLadder, stripLadder } from './picture-ladders.ts';
import type { MeasuredMaster } from './picture-masters.ts';
import { focusOf } from './picture-recipes.ts';
import { encodePicture, type PictureFile, type PictureFormat, pictureFormats } from './picture-variants.ts';

/** How several pictures stand below each other in one file. */
interface Tiling {
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
  variantOf?(tile: MeasuredMaster): unknown;
  drawTile(tile: MeasuredMaster, width: number, height: number): Sharp;
}

const tilings: readonly Tiling[] = [
  {
    kind: 'strip',
    tilesOf: (ids) => swatchesOf(ids).map((id) => `swatch:${id}`),
    ladder: stripLadder,
    tileHeight: (width) => width,
    rows: stripLength,
    shape: stripLength,
    drawTile: (tile, width) => sharp(tile.path).resize(width, width),
  },
  {
    kind: 'sprite',
    tilesOf: picturesOfSprite,
    ladder: spriteLadder,
    tileHeight: (width) => Math.round(width / spriteAspect),
    shape: spriteAspect,
    variantOf: ({ key }) => focusOf(key),
    drawTile: drawCroppedTile,
  },
];

/**
 * The strips and sprites among the keys that content names (`strip:<ids>`, `sprite:<ids>`): the fact of each by its
 * key, and its files, in every step of the ladder and both formats.
 * @throws Error naming a tile that has no master.
 */
export function planTiledPictures(
  keys: ReadonlySet<string>,
  masters: readonly MeasuredMaster[],
): { facts: Record<string, PictureFact>; files: PictureFile[] } {
  const byKey = new Map(masters.map((master) => [master.key, master]));
  const pictures = tilings.flatMap((tiling) =>
    [...keys]
      .filter((key) => key.startsWith(`${tiling.kind}:`))
      .map((key) => {
        const tiles = tiling.tilesOf(key.slice(tiling.kind.length + 1)).map((id) => {
          const master = byKey.get(id);
          if (!master) throw new Error(`static/pictures has no master of "${id}", which ${key} needs`);
          return master;
        });
        return { key, tiling, tiles };
      }),
  );
  return {
    facts: Object.fromEntries(pictures.map((picture) => [picture.key, factOf(picture)])),
    files: pictures.flatMap(filesOf),
  };
}

interface TiledPicture {
  tiling: Tiling;
  tiles: readonly MeasuredMaster[];
}

function factOf(picture: TiledPicture): PictureFact {
  const { ladder, shape, variantOf, tileHeight } = picture.tiling;
  const variants = picture.tiles.map((tile) => [tile.digest, variantOf?.(tile)]);
  const hash = contentHash(JSON.stringify([variants, ladder, shape]));
  const widths = ladder.map((step) => step.width);
  const width = widths.at(-1) ?? 0;
  return { hash, width, height: tileHeight(width) * rowsOf(picture), colour: '', widths };
}

function filesOf(picture: TiledPicture): PictureFile[] {
  const { kind, ladder } = picture.tiling;
  const { hash } = factOf(picture);
  return ladder.flatMap((step) =>
    pictureFormats.map((format) => ({
      name: `pictures/${kind}-${hash}-${step.width}.${format}`,
      width: step.width,
      encode: () => draw(picture, step, format),
    })),
  );
}

async function draw(picture: TiledPicture, step: Step, format: PictureFormat): Promise<Buffer> {
  const { tiles, tiling } = picture;
  const { width } = step;
  const height = tiling.tileHeight(width);
  const placed = await Promise.all(
    tiles.map(async (tile, place) => ({
      input: await tiling.drawTile(tile, width, height).png().toBuffer(),
      left: 0,
      top: place * height,
    })),
  );
  const ground = sharp({
    create: { width, height: height * rowsOf(picture), channels: 3, background: 'white' },
  });
  return encodePicture(ground.composite(placed), step, format);
}

function rowsOf({ tiles, tiling }: TiledPicture): number {
  return tiling.rows ?? tiles.length;
}

/** As tall as its master. */
function drawCroppedTile(tile: MeasuredMaster, width: number, height: number): Sharp {
  const regionWidth = Math.min(tile.width, Math.round(tile.height * spriteAspect));
  const left = Math.round(tile.width * focusOf(tile.key) - regionWidth / 2);
  return sharp(tile.path)
    .extract({
      left: Math.min(Math.max(left, 0), tile.width - regionWidth),
      top: 0,
      width: regionWidth,
      height: tile.height,
    })
    .resize(width, height, { fit: 'fill' });
}
