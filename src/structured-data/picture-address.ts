import { pictureUrl } from '../../views/pictures/picture-url.ts';
import type { PictureCrop } from '../base/manifest.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The widest JPEG of a picture, with an absolute address. @throws Error for a picture the build has not measured. */
export function widestPicture(id: string, { pictures, absolute }: StructuredDataContext): PictureCrop {
  const fact = pictures[id];
  const width = fact?.widths.at(-1);
  if (!fact || !width) throw new Error(`No picture "${id}" for structured data`);
  return {
    url: absolute(pictureUrl(id, fact, width, 'jpg')),
    width,
    height: Math.round((width * fact.height) / fact.width),
  };
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
