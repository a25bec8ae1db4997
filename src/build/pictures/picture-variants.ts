import sharp, { type Region, type Sharp } from 'sharp';
import { type PictureId, pictureAlts } from '../../../data/pictures.ts';
import { altOf } from '../../../data/rendered-pictures.ts';
import type { PictureFact } from '../../../views/pictures/picture-fact.ts';
import { contentHash } from '../../base/content-hash.ts';
import type { Step } from './picture-ladders.ts';
import type { MeasuredMaster } from './picture-masters.ts';
import { type CroppedFrame, type Frame, recipeOf } from './picture-recipes.ts';
import { wallMask } from './wall-mask.ts';

/** One file to be made for visitors. */
export interface PictureFile {
  /**
   * Path below `/assets/`. It holds a hash of masters and recipe, so that the same name always stands for the same
   * picture, size and settings.
   */
  name: string;
  /** In pixels: the wider, the longer it takes. */
  width: number;
  encode(): Promise<Buffer>;
}

export type PictureFormat = 'avif' | 'jpg';

export const pictureFormats: readonly PictureFormat[] = ['avif', 'jpg'];

/** Hash, size, average colour and widths of a master: what pages have to know of it. */
export function pictureFact({ key, digest, width, height, colour }: MeasuredMaster): PictureFact {
  const recipe = recipeOf(key, width);
  return {
    hash: contentHash(digest + JSON.stringify(recipe)),
    width,
    height,
    colour,
    ...(isPictureId(key) && { alt: altOf(key) }),
    widths: widthsOf(recipe.whole, width),
    ...(recipe.phone && { crop: cropOf(recipe.phone, { width, height }) }),
  };
}

/**
 * Every file that a master's fact promises: `<id>-<hash>-<width>.<format>`, `<id>-<hash>-crop-<width>.<format>` for
 * the tall crop, and `swatch-<id>-…` for a texture.
 */
export function variantsOf(master: MeasuredMaster): PictureFile[] {
  const fact = pictureFact(master);
  const recipe = recipeOf(master.key, master.width);
  const stem = `pictures/${master.key.replace(':', '-')}-${fact.hash}`;
  const uncropped = { left: 0, top: 0, width: fact.width, height: fact.height };
  const wholes = filesOf(stem, { frame: recipe.whole, widths: fact.widths, draw: drawOf(uncropped) });
  if (!recipe.phone || !fact.crop) return wholes;
  const draw = drawOf(regionOf(recipe.phone, fact));
  return [...wholes, ...filesOf(`${stem}-crop`, { frame: recipe.phone, widths: fact.crop.widths, draw })];

  function drawOf(region: Region): DrawnFrame['draw'] {
    return (width, format) => {
      const height = Math.round((region.height * width) / region.width);
      const drawn = sharp(master.path).extract(region).resize(width, height);
      if (!recipe.kept || format === 'jpg') return drawn;
      return drawn.composite([
        { input: wallMask(recipe.kept, fact, region, { width, height }), blend: 'dest-in' },
      ]);
    };
  }
}

/** The picture in one of the two formats, as strongly compressed as the step says. */
export function encodePicture(picture: Sharp, step: Step, format: PictureFormat): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality: step.avif, effort: step.effort, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.jpeg({ quality: step.jpeg, mozjpeg: true }).toBuffer();
}

function isPictureId(key: string): key is PictureId {
  return key in pictureAlts;
}

function cropOf(frame: CroppedFrame, master: { width: number; height: number }) {
  const height = Math.round(master.height * (1 - (frame.top ?? 0)));
  const width = Math.min(master.width, Math.round(height * frame.aspect));
  return { width, height, widths: widthsOf(frame, width) };
}

/** The ladder's widths that need no enlarging; the available width itself where all of them would. */
function widthsOf({ ladder }: Frame, available: number): readonly number[] {
  const widths = ladder.map((step) => step.width).filter((width) => width <= available);
  return widths.length > 0 ? widths : [available];
}

interface DrawnFrame {
  frame: Frame;
  widths: readonly number[];
  draw(width: number, format: PictureFormat): Sharp;
}

function filesOf(stem: string, { frame, widths, draw }: DrawnFrame): PictureFile[] {
  return widths.flatMap((width) => {
    const step = stepFor(width, frame);
    return pictureFormats.map((format) => ({
      name: `${stem}-${width}.${format}`,
      width,
      encode: () => encodePicture(draw(width, format), step, format),
    }));
  });
}

/** The ladder's own step of that width; for a master smaller than all of them, the first. */
function stepFor(width: number, { ladder }: Frame): Step {
  const step = ladder.find((candidate) => candidate.width === width) ?? ladder[0];
  if (!step) throw new Error('A picture recipe needs at least one width');
  return step;
}

/** Down to the lower edge, as near to the focus as the master's edges allow. */
function regionOf({ focus }: CroppedFrame, { width, height, crop }: PictureFact): Region {
  const cropWidth = crop?.width ?? width;
  const cropHeight = crop?.height ?? height;
  const left = Math.round(width * focus - cropWidth / 2);
  return {
    left: Math.min(Math.max(left, 0), width - cropWidth),
    top: height - cropHeight,
    width: cropWidth,
    height: cropHeight,
  };
}
