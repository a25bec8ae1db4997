import { fromPrice } from './price-line.ts';
import type { QuoteChoices } from './quote.ts';
import { captioned } from './rendered-pictures.ts';
import { type Room, type RoomPictureId, rooms } from './rooms.ts';
import { namesOfService } from './services/names.ts';
import { stoneFamilies } from './stones/families.ts';
import type { Stone, SwatchId } from './stones/stone.ts';
import { stoneById } from './stones/stone-by-id.ts';
import type { StoneId } from './stones/stones.ts';

/** One floor of a room and what it takes to ask for it. */
export interface RoomFloor {
  /** The anchor by which an address chooses it, such as `hall-portoro`. */
  id: string;
  name: string;
  origin: string;
  swatch: SwatchId;
  /** In the strip of its room, from 0. */
  place: number;
  picture: RoomPictureId;
  /** What a link to the quote says. */
  asks: Required<Pick<QuoteChoices, 'service' | 'stone'>>;
  price: string;
}

export interface FlooredRoom {
  id: string;
  name: string;
  /** Textures of all its stones, joined as files of several are named (`views/pictures/swatch-strip.ts`). */
  strip: string;
  floors: readonly [RoomFloor, ...RoomFloor[]];
}

export interface RoomsContent {
  heading: string;
  text: string;
  /** With the `{name}` of the stone. */
  quote: string;
  /** Names the choice of the room. */
  choice: string;
  rooms: readonly [FlooredRoom, ...FlooredRoom[]];
}

/** What `Rooms` shows: the floors that `stones` names, all when left out; null where it names none. */
export function roomsIn(stones?: readonly string[]): RoomsContent | null {
  const [first, ...others] = rooms.flatMap(({ id, name, stones: laid }): FlooredRoom[] => {
    const [floor, ...more] = laid
      .map((stone, place) => ({ ...floorOf(id, stone), place }))
      .filter((_, place) => stones?.includes(laid[place] ?? '') ?? true);
    const strip = laid.map((stone) => stoneById(stone).swatch).join('+');
    return floor ? [{ id, name, strip, floors: [floor, ...more] }] : [];
  });
  if (!first) return null;
  return {
    heading: 'The same room, your stone',
    text: captioned('Press a stone, and the floor is laid anew.', first.floors[0].picture),
    choice: 'Room',
    quote: 'Quote for {name}',
    rooms: [first, ...others],
  };
}

function floorOf(room: Room['id'], stone: StoneId): Omit<RoomFloor, 'place'> {
  const { name, origin, swatch, family }: Stone = stoneById(stone);
  const service = stoneFamilies.find(({ id }) => id === family)?.service ?? 'marble-polishing';
  return {
    id: `${room}-${stone}`,
    name,
    origin,
    swatch,
    picture: `room-${room}-${stone}` as RoomPictureId,
    asks: { service: { slug: service, name: namesOfService(service).name }, stone: { slug: stone, name } },
    price: fromPrice(service),
  };
}
