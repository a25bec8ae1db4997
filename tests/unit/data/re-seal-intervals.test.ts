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
  const shown = kitchen?.stones.filter(({ swatch }) => isMarble(swatch)) ?? [];
  expect(shown).not.toEqual([]);
  for (const { name, figures } of shown) {
    const own = figures.find(({ label }) => label === figureWords.reseal);
    expect(own?.value ?? kitchen?.commonFigures, name).toMatch(
      /(?:^|it is sealed again )every 6–12 months\.?$/,
    );
  }
});
