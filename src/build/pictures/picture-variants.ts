import type { PictureFact } from '../../../views/pictures/picture-fact.ts';
import type { PictureMaster } from './picture-masters.ts';
import { type CroppedFrame, type Frame, recipeOf, type Step } from './picture-recipes.ts';

type PictureFormat = 'avif' | 'jpg';

/** One file to be made of a master. */
export interface PictureVariant {
  /** File name; the same name always stands for the same picture, size and settings. */
  name: string;
  /** Path of the master. */
  master: string;
  /** The part of the master that is used, in its pixels; all of it when left out. */
  region?: Region;
  format: PictureFormat;
  step: Step;
}

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

const formats: readonly PictureFormat[] = ['avif', 'jpg'];

/**
 * Every file that a master's fact promises: `<id>-<hash>-<width>.<format>`, `<id>-<hash>-crop-<width>.<format>` for
 * the tall crop, and `swatch-<id>-…` for a texture.
 */
export function variantsOf({ key, path }: PictureMaster, fact: PictureFact): PictureVariant[] {
  const recipe = recipeOf(key);
  const stem = `${key.replace(':', '-')}-${fact.hash}`;
  const whole = filesOf(stem, recipe.whole, fact.widths).map((file) => ({ ...file, master: path }));
  if (!recipe.phone || !fact.crop) return whole;
  const region = regionOf(recipe.phone, fact);
  const crop = filesOf(`${stem}-crop`, recipe.phone, fact.crop.widths);
  return [...whole, ...crop.map((file) => ({ ...file, master: path, region }))];
}

function filesOf(
  stem: string,
  { ladder }: Frame,
  widths: readonly number[],
): Omit<PictureVariant, 'master'>[] {
  return widths.flatMap((width) =>
    formats.map((format) => ({
      name: `${stem}-${width}.${format}`,
      format,
      step: { ...stepFor(width, ladder), width },
    })),
  );
}

/** The ladder's own step of that width; for a master smaller than all of them, the first. */
function stepFor(width: number, ladder: readonly Step[]): Step {
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
