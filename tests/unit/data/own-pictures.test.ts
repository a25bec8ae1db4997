import { expect, test } from 'vitest';
import { serviceContents } from '../../../data/services/contents.ts';

test('no service shows a head, a proof, steps, a thing in use or an evening of another', () => {
  const shown = Object.values(serviceContents).flatMap(({ picture, closeUp, stages, inUse, closing }) => [
    picture,
    closeUp.picture,
    stages,
    inUse,
    closing.picture,
  ]);
  expect(shown.filter((id, place) => shown.indexOf(id) !== place)).toEqual([]);
});
