import type { SwatchId } from '../../data/stones/stone.ts';

/** Textures in one file, one below the other: a list of ten stones then takes one request. Their ids, joined by `+`. */
export type SwatchStrip = string;

/** Every strip has room for so many, so that the place of each is the same share of its height. */
export const stripLength = 12;

/** The strip of a list, in its order. Page content names it under `strip`. @throws Error when the list is too long. */
export function stripOf(stones: readonly { swatch: SwatchId }[]): SwatchStrip {
  if (stones.length > stripLength)
    throw new Error(`A strip holds ${stripLength} textures, not ${stones.length}`);
  return stones.map(({ swatch }) => swatch).join('+');
}

/** The textures of a strip, from its top. */
export function swatchesOf(strip: SwatchStrip): readonly SwatchId[] {
  return strip.split('+') as SwatchId[];
}
