import type { PictureFact, PictureFacts, ShareImage } from './picture-fact.ts';

/** The part of a master that a variant shows. */
export type PictureFrame = 'whole' | 'crop';

/** URL of one variant, as the build names it. */
export function pictureUrl(
  id: string,
  fact: PictureFact,
  width: number,
  format: 'avif' | 'jpg',
  frame: PictureFrame = 'whole',
): string {
  const [, shared] = /^(strip|sprite):/.exec(id) ?? [];
  const name = shared ?? id.replace(':', '-');
  const stem = `${name}-${fact.hash}${frame === 'crop' ? '-crop' : ''}`;
  return `/assets/pictures/${stem}-${width}.${format}`;
}

/** The widest JPEG of a picture. @throws Error for one that the build has not measured. */
export function widestJpeg(id: string, facts: PictureFacts): Omit<ShareImage, 'alt'> {
  const fact = facts[id];
  const width = fact?.widths.at(-1);
  if (!fact || !width) throw new Error(`The build has not measured a picture "${id}"`);
  return {
    url: pictureUrl(id, fact, width, 'jpg'),
    width,
    height: Math.round((width * fact.height) / fact.width),
  };
}

/** All variants of a frame in one format, as `srcset` lists them. */
export function pictureSrcSet(
  id: string,
  fact: PictureFact,
  format: 'avif' | 'jpg',
  frame: PictureFrame = 'whole',
): string {
  const widths = frame === 'crop' ? (fact.crop?.widths ?? []) : fact.widths;
  return widths.map((width) => `${pictureUrl(id, fact, width, format, frame)} ${width}w`).join(', ');
}
