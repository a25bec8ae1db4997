import { fromPrice } from './price-line.ts';
import type { QuoteChoices } from './quote.ts';
import { captioned } from './rendered-pictures.ts';
import { type Room, type RoomPictureId, rooms } from './rooms.ts';
import { namesOfService } from './services/names.ts';
import type { ServiceSlug } from './services/slugs.ts';
import { stoneFamilies } from './stones/families.ts';
import type { Stone, SwatchId } from './stones/stone.ts';
import { stoneById } from './stones/stone-by-id.ts';
import type { StoneId } from './stones/stones.ts';

/** One floor of a room and what it takes to ask for it. */
export interface RoomFloor {
  /** The anchor by which an address chooses it, such as `verandah-kota-black`. */
  id: string;
  name: string;
  /** Left out where the page lists the stones. */
  origin?: string;
  swatch: SwatchId;
  /** In the strip, from 0. */
  place: number;
  picture: RoomPictureId;
  /** What a link to the quote says. */
  asks: Required<Pick<QuoteChoices, 'service' | 'stone'>>;
  price: string;
}

export interface FlooredRoom {
  id: string;
  name: string;
  /** Textures of all its stones, or of the page's, joined as files of several are named (`views/pictures/swatch-strip.ts`). */
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
  /** True where the page has a list of these stones besides: the room then stands in a bay of green stone. */
  isListed: boolean;
  rooms: readonly [FlooredRoom, ...FlooredRoom[]];
}

interface RoomsChoice {
  /** Those that are laid, in their order; all when left out. */
  stones?: readonly StoneId[];
  /** What is offered for each floor, on its own page; the service of its stone when left out. */
  service?: ServiceSlug;
  /** As many floors a room. */
  most?: number;
  /** The room that the page is sent with. */
  first?: Room['id'];
}

/** With fewer stones to press, a room is shown only where no other has more. */
const enough = 3;

/** What `Rooms` shows; null where no two of the stones are laid in a room. */
export function roomsIn({
  stones,
  service,
  most = Infinity,
  first: opening,
}: RoomsChoice): RoomsContent | null {
  const laidRooms = rooms
    .toSorted((a, b) => Number(b.id === opening) - Number(a.id === opening))
    .flatMap(({ id, name, ...room }): FlooredRoom[] => {
      const laid: readonly StoneId[] = room.stones;
      const shown = stones ?? laid;
      const [floor, ...more] = shown
        .flatMap((stone, place) => (laid.includes(stone) ? [{ ...floorOf(id, stone, service), place }] : []))
        .slice(0, most);
      const strip = shown.map((stone) => stoneById(stone).swatch).join('+');
      return floor ? [{ id, name, strip, floors: [floor, ...more] }] : [];
    });
  const longest = Math.max(...laidRooms.map(({ floors }) => floors.length));
  const [first, ...others] = laidRooms.filter(({ floors }) => floors.length >= Math.min(enough, longest));
  if (!first || longest < 2) return null;
  return {
    heading: 'The same room, your stone',
    text: captioned('Press a stone, and the floor is laid anew.', first.floors[0].picture),
    choice: 'Room',
    isListed: Boolean(stones),
    quote: 'Quote for {name}',
    rooms: [first, ...others],
  };
}

/** All of them, eight floors each: twelve do not fit the home page. Most ask for marble, so the hall comes first. */
export function allRooms(): RoomsContent | null {
  return roomsIn({ first: 'hall', most: 8 });
}

function floorOf(room: Room['id'], stone: StoneId, offered?: ServiceSlug): Omit<RoomFloor, 'place'> {
  const { name, origin, swatch, family }: Stone = stoneById(stone);
  const service = offered ?? stoneFamilies.find(({ id }) => id === family)?.service ?? 'marble-polishing';
  return {
    id: `${room}-${stone}`,
    name,
    ...(!offered && { origin }),
    swatch,
    picture: `room-${room}-${stone}` as RoomPictureId,
    asks: { service: { slug: service, name: namesOfService(service).name }, stone: { slug: stone, name } },
    price: fromPrice(service),
  };
}
