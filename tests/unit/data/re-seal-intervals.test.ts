import { expect, test } from 'vitest';
import { stoneFamilies } from '../../../data/stones/families.ts';
import { figureWords } from '../../../data/stones/figure-words.ts';
import { stones } from '../../../data/stones/stones.ts';
import { serviceRoutes } from '../../../views/routes/service-routes.ts';

test.each(stoneFamilies)('the care card of $name gives the intervals of its stones', ({ id, reseal }) => {
  const intervals = stones
    .filter(({ family }) => family === id)
    .flatMap(({ resealMonths }) => (resealMonths ? [resealMonths.join('–')] : []));
  const said = reseal.match(/\d+–\d+/g) ?? [];
  expect(said.filter((interval) => !intervals.includes(interval))).toEqual([]);
  // The shortest is the one that must not be missed.
  const firstMonths = (list: readonly string[]): number => Math.min(...list.map(Number.parseFloat));
  expect(firstMonths(said)).toBe(firstMonths(intervals));
});

test('every marble of the kitchen page is re-sealed every 6 to 12 months', () => {
  const kitchen = serviceRoutes.find(({ path }) => path === '/services/kitchen-marble-polishing')?.content;
  const isMarble = (id: string): boolean =>
    stones.some((stone) => stone.id === id && stone.acid !== 'resists');
  const shown = kitchen?.rooms.rooms[0].floors.filter(({ asks }) => isMarble(asks.stone.slug)) ?? [];
  expect(shown).not.toEqual([]);
  for (const { name, origin } of shown)
    expect(origin.includes(figureWords.reseal) ? origin : kitchen?.rooms.common, name).toMatch(
      /(?:Re-seal: |it is re-sealed )every 6–12 months\./,
    );
});
