import { expect, test } from 'vitest';
import { homeRooms, roomOfService } from '../../../data/laid-rooms.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import { stoneById } from '../../../data/stones/stone-by-id.ts';
import { serviceRoutes } from '../../../views/routes/service-routes.ts';

test('home opens its rooms on a marble, and shows eight floors of each', () => {
  const { rooms } = homeRooms();
  expect(rooms[0].floors[0].asks.service.slug).toBe('marble-polishing');
  expect(rooms.map(({ floors }) => floors.length)).toEqual([8, 8, 8]);
});

test.each(serviceRoutes)(
  '$label lays its ten stones in one room, in its own order, from one file of textures',
  (route) => {
    const { slug } = route.content.summary;
    const { stones, room } = serviceContents[slug];
    const [{ id, floors, strip }, ...others] = route.content.rooms.rooms;
    expect(others).toEqual([]);
    expect(id).toBe(room);
    expect(floors.map(({ name }) => name)).toEqual(stones.map(({ stone }) => stoneById(stone).name));
    expect(floors.map(({ note }) => note)).toEqual(stones.map(({ note }) => note));
    expect(floors.map(({ place }) => strip.split('+')[place])).toEqual(floors.map(({ swatch }) => swatch));
    expect(floors.every(({ asks }) => asks.service.slug === slug)).toBe(true);
  },
);

test('a stone that a room is not rendered in is named', () => {
  const said = { heading: '', lede: '', press: '', common: '' };
  expect(() => roomOfService('dining', 'granite-floor-polishing', [{ stone: 'paradiso' }], said)).toThrow(
    'static/pictures has no room-dining-paradiso, which granite-floor-polishing needs',
  );
});
