import { expect, test } from 'vitest';
import { allRooms, roomsIn } from '../../../data/laid-rooms.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import { stoneById } from '../../../data/stones/stone-by-id.ts';

test('home opens its rooms on a marble, and shows eight floors of each', () => {
  const rooms = allRooms()?.rooms ?? [];
  expect(rooms[0]?.floors[0].asks.service.slug).toBe('marble-polishing');
  expect(rooms.map(({ floors }) => floors.length)).toEqual([8, 8, 8]);
});

test('the marble page lays six of its stones in one room, in its own order, and names their origins below it alone', () => {
  const stones = serviceContents['marble-polishing'].stones.map(({ stone }) => stone);
  const laid = roomsIn({ stones, service: 'marble-polishing', first: 'verandah' })?.rooms ?? [];
  expect(laid.map(({ id }) => id)).toEqual(['hall']);
  const floors = laid[0]?.floors ?? [];
  expect(floors.map(({ name }) => name)).toEqual(
    ['udaipur-green', 'makrana', 'ambaji', 'abu-black', 'jaisalmer-yellow', 'banswara'].map(
      (id) => stoneById(id as (typeof stones)[number]).name,
    ),
  );
  expect(floors.every(({ origin }) => origin === undefined)).toBe(true);
});

test('a page that lists its stones has one file for the textures of list and room', () => {
  const stones = serviceContents['kota-stone-polishing'].stones.map(({ stone }) => stone);
  const laid = roomsIn({ stones, service: 'kota-stone-polishing' });
  const [verandah] = laid?.rooms ?? [];
  expect(laid?.isListed).toBe(true);
  expect(verandah?.strip).toBe(stones.map((id) => stoneById(id).swatch).join('+'));
  expect(verandah?.floors.map(({ place, asks }) => stones[place] === asks.stone.slug)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
