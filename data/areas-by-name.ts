import { type Area, areas } from './areas.ts';
import { compare } from './compare.ts';

/** The twelve areas in the order of the alphabet: that of the areas page and of the numbers on its map. */
export const areasByName: readonly Area[] = areas.toSorted((a, b) => compare(a.name, b.name));
