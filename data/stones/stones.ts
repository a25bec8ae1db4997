import { graniteStones } from './granite.ts';
import { italianMarbleStones } from './italian-marble.ts';
import { katniStones } from './katni.ts';
import { kotaStones } from './kota.ts';
import { marbleStones } from './marble.ts';
import { mosaicStones } from './mosaic.ts';
import type { Stone } from './stone.ts';

/** The library: 62 stones and cast floors in six families. */
export const stones = [
  ...marbleStones,
  ...italianMarbleStones,
  ...graniteStones,
  ...kotaStones,
  ...mosaicStones,
  ...katniStones,
] as const satisfies readonly Stone[];

export type StoneId = (typeof stones)[number]['id'];
