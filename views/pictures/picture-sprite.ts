import type { PictureId } from '../../data/pictures.ts';

/**
 * Pictures cropped to tiles in one file, one below the other: a list of small ones then takes one request.
 * Their ids, joined by `+`. Page content names it under `sprite`.
 */
export type PictureSprite = string;

/** Width of a tile divided by its height. The style sheets that place a tile hold the same figure. */
export const spriteAspect = 5 / 4;

export function spriteOf(pictures: readonly { picture: PictureId }[]): PictureSprite {
  return pictures.map(({ picture }) => picture).join('+');
}

/** The pictures of a sprite, from its top. */
export function picturesOfSprite(sprite: PictureSprite): readonly PictureId[] {
  return sprite.split('+') as PictureId[];
}
