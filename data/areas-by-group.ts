import { type Area, type AreaGroup, areas } from './areas.ts';
import { compare } from './compare.ts';

/** From the west to the east, as a map is read, and the rest; two and two hold as many areas. */
const parts: readonly AreaGroup[] = ['IT Corridor', 'Premium Areas', 'Central Hyderabad', 'Other Areas'];

/** The twelve areas by part of the city, then by name: the order of the areas page and of the numbers on its map. */
export const areasByGroup: readonly Area[] = areas.toSorted(
  (a, b) => parts.indexOf(a.group) - parts.indexOf(b.group) || compare(a.name, b.name),
);
