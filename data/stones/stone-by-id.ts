import type { Stone } from './stone.ts';
import { type StoneId, stones } from './stones.ts';

const byId: ReadonlyMap<string, Stone> = new Map(stones.map((stone) => [stone.id, stone]));

/** Looks a stone up in the library. @throws Error for an id that is not in it, which the types rule out. */
export function stoneById(id: StoneId): Stone {
  const stone = byId.get(id);
  if (!stone) throw new Error(`No stone "${id}" in the library`);
  return stone;
}

/** What a sample board shows of a stone. */
export type StoneSample = Pick<Stone, 'id' | 'name' | 'swatch'>;

export function stoneSamples(...ids: readonly StoneId[]): readonly StoneSample[] {
  return ids.map((stone) => {
    const { id, name, swatch } = stoneById(stone);
    return { id, name, swatch };
  });
}

/** How often a stone is sealed again, such as `12–24 months`; for one that is. */
export function resealOf(id: StoneId): string {
  const { resealMonths } = stoneById(id);
  if (!resealMonths) throw new Error(`"${id}" is never sealed again`);
  return `${resealMonths.join('–')} months`;
}
