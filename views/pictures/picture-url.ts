import type { PictureFact } from './picture-fact.ts';

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
