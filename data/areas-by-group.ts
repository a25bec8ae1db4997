import { type Area, areaGroups, areas } from './areas.ts';
import { compare } from './compare.ts';

/** The twelve areas by part of the city, then by name: the order of every list, and of the numbers on the map. */
export const areasByGroup: readonly Area[] = areas.toSorted(
  (a, b) => areaGroups.indexOf(a.group) - areaGroups.indexOf(b.group) || compare(a.name, b.name),
);
