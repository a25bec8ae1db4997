import { widestJpeg } from '../../views/pictures/picture-url.ts';
import type { PictureCrop } from '../base/manifest.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The widest JPEG of a picture, with an absolute address. @throws Error for a picture the build has not measured. */
export function widestPicture(id: string, { pictures, absolute }: StructuredDataContext): PictureCrop {
  const { url, ...size } = widestJpeg(id, pictures);
  return { url: absolute(url), ...size };
}

/** Absolute addresses of a picture in 16:9, 4:3 and 1:1. @throws Error when the build has not made them. */
export function croppedPictures(
  id: string,
  { pictureCrops, absolute }: StructuredDataContext,
): readonly string[] {
  const crops = pictureCrops[id];
  if (!crops) throw new Error(`No crops of picture "${id}": add it to the pictures that the build crops`);
  return crops.map(({ url }) => absolute(url));
}
