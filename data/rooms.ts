import { stoneById } from './stones/stone-by-id.ts';
import type { StoneId } from './stones/stones.ts';

/** Rooms rendered from one camera each, with ten floors to thirty: `static/pictures/room-<room>-<stone>.jpg`. */
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
      'rajnagar',
      'indian-onyx',
      'morwad',
      'agaria',
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
      'tandur-blue',
      'tandur-yellow',
      'shahabad-grey',
      'tadipatri',
      'betamcherla',
      'cuddapah-black',
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
      'absolute-black',
      'imperial-red',
      'sapphire-blue',
      'hassan-green',
      'paradiso',
      'colonial-white',
      'terrazzo-grey',
      'terrazzo-brass-strip',
      'mosaic-tile-grey',
      'chips-black-precast',
      'crazy-marble',
      'chequered-tile',
      'portoro',
      'statuario',
      'carrara',
      'calacatta',
      'botticino',
      'dyna',
      'satvario',
      'armani-grey',
    ],
  },
  {
    id: 'dining',
    name: 'Dining room',
    shows: 'A dining room with a brass urn in a niche and the sun of an arch across the floor',
    stones: [
      'katni-beige',
      'katni-brown',
      'katni-grey',
      'katni-cream',
      'katni-gold',
      'katni-wave',
      'katni-rust',
      'katni-chocolate',
      'katni-smoke',
      'katni-silver',
    ],
  },
  {
    id: 'bath',
    name: 'Bath',
    shows: 'A bath with a white tub before a tall arch onto a hedge',
    stones: [
      'calacatta',
      'statuario',
      'portoro',
      'carrara',
      'botticino',
      'dyna',
      'perlato',
      'crema-marfil',
      'satvario',
      'armani-grey',
    ],
  },
  {
    id: 'bedroom',
    name: 'Bedroom',
    shows: 'A bedroom with a teak bed and a cane chair, sun through tall windows',
    stones: [
      'katni-brown',
      'ambaji',
      'makrana',
      'morwad',
      'rajnagar',
      'agaria',
      'banswara',
      'katni-beige',
      'udaipur-green',
      'abu-black',
    ],
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    shows: 'A kitchen with green cupboards below a garden window',
    laid: 'its worktop of',
    stones: [
      'makrana',
      'carrara',
      'calacatta',
      'botticino',
      'statuario',
      'crema-marfil',
      'ambaji',
      'udaipur-green',
      'absolute-black',
      'tan-brown',
    ],
  },
] as const satisfies readonly {
  id: string;
  name: string;
  shows: string;
  /** Before the name of the stone, where it is no floor. */
  laid?: string;
  stones: readonly StoneId[];
}[];

export type Room = (typeof rooms)[number];

/** The picture of one room in one stone. */
export type RoomPictureId = { [R in Room as R['id']]: `room-${R['id']}-${R['stones'][number]}` }[Room['id']];

/** What each of their pictures shows. */
export const roomAlts = Object.fromEntries(
  rooms.flatMap(({ id, shows, stones, ...room }) => {
    const laid = 'laid' in room ? room.laid : 'its floor laid in';
    return stones.map((stone) => [`room-${id}-${stone}`, `${shows}, ${laid} ${stoneById(stone).name}.`]);
  }),
) as Record<RoomPictureId, string>;
