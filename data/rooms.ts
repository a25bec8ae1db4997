import { stoneById } from './stones/stone-by-id.ts';
import type { StoneId } from './stones/stones.ts';

/** Rooms rendered from one camera each, with eight floors to fifteen: `static/pictures/room-<room>-<stone>.jpg`. */
export const rooms = [
  {
    id: 'hall',
    name: 'Hall',
    shows: 'A hall with a teak door, brass urns and an arched window',
    stones: [
      'udaipur-green',
      'makrana',
      'statuario',
      'botticino',
      'katni-beige',
      'armani-grey',
      'portoro',
      'ruby-red',
      'ambaji',
      'abu-black',
      'jaisalmer-yellow',
      'banswara',
      'katni-gold',
      'katni-grey',
      'katni-chocolate',
    ],
  },
  {
    id: 'verandah',
    name: 'Verandah',
    shows: 'A verandah with teak pillars along a garden',
    stones: [
      'kota-green',
      'kota-blue',
      'kota-brown',
      'kota-black',
      'terrazzo-white',
      'steel-grey',
      'hassan-green',
      'jaisalmer-yellow',
    ],
  },
  {
    id: 'living',
    name: 'Living room',
    shows: 'A living room with a green wall and sun through a wide window',
    stones: [
      'terrazzo-green',
      'cement-tile',
      'chips-black',
      'black-galaxy',
      'tan-brown',
      'kashmir-white',
      'crema-marfil',
      'perlato',
      'steel-grey',
      'terrazzo-white',
    ],
  },
] as const satisfies readonly { id: string; name: string; shows: string; stones: readonly StoneId[] }[];

export type Room = (typeof rooms)[number];

/** The picture of one room in one stone. */
export type RoomPictureId = { [R in Room as R['id']]: `room-${R['id']}-${R['stones'][number]}` }[Room['id']];

/** What each of their pictures shows. */
export const roomAlts = Object.fromEntries(
  rooms.flatMap(({ id, shows, stones }) =>
    stones.map((stone) => [`room-${id}-${stone}`, `${shows}, its floor laid in ${stoneById(stone).name}.`]),
  ),
) as Record<RoomPictureId, string>;
