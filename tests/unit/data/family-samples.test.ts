import { expect, test } from 'vitest';
import { plainRoutes } from '../../../views/routes/plain-routes.ts';

test('each care card is chosen by the texture of a stone of its own, no two by the same', () => {
  const care = plainRoutes.find(({ page }) => page === 'care');
  const cards = care?.page === 'care' ? care.content.cards : [];
  expect(cards).toHaveLength(6);
  for (const { name, swatch, stones } of cards)
    expect(
      stones.map((stone) => stone.swatch),
      name,
    ).toContain(swatch);
  expect(new Set(cards.map(({ swatch }) => swatch)).size).toBe(6);
});
