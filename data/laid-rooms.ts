import { fromPrice } from './price-line.ts';
import type { QuoteChoices } from './quote.ts';
import { captionedAmongOthers } from './rendered-pictures.ts';
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
  /** Where it comes from; at a service its own figures too, in sentences. */
  origin: string;
  /** What a service says of the stone. */
  note?: string;
  swatch: SwatchId;
  /** In the strip, from 0. */
  place: number;
  picture: RoomPictureId;
  /** What a link to the quote says. */
  asks: Required<Pick<QuoteChoices, 'service' | 'stone'>>;
  /** From which price the work is done, and away from its own page which. */
  price: string;
}

export interface FlooredRoom {
  id: string;
  name: string;
  /** Textures of its stones, joined as files of several are named (`views/pictures/swatch-strip.ts`). */
  strip: string;
  floors: readonly [RoomFloor, ...RoomFloor[]];
}

export interface RoomsContent {
  /** Of the heading. */
  id: string;
  heading: string;
  text: string;
  /** With the `{name}` of the stone, if that is short. */
  quote: string;
  /** Names the choice of the room. */
  choice: string;
  /** What holds for each floor that does not say otherwise, in a sentence. */
  common?: string;
  rooms: readonly [FlooredRoom, ...FlooredRoom[]];
}

/** A stone of a service, and what is said of it there. */
export interface StoneOfService extends Pick<RoomFloor, 'note'> {
  stone: StoneId;
  /** Its own figures, in sentences; may be empty. */
  figures?: string;
}

const words = { choice: 'Room', quote: 'Quote for {name}' } as const;

/** A longer name, such as of a cast floor, would not stand on one line of the button; the caption above has it. */
const longestOnButton = 16;

/** Of home: two lines of four. */
const floorsShown = 8;

/** What home shows: three rooms, eight floors each. Most ask for marble, so the hall comes first. */
export function homeRooms(): RoomsContent {
  const lay = (id: Room['id']): FlooredRoom => {
    const stones = roomNamed(id).stones.slice(0, floorsShown);
    return layRoom(
      id,
      stones.map((stone) => ({ stone })),
    );
  };
  const hall = lay('hall');
  return {
    ...words,
    id: 'rooms',
    heading: 'The same room, your stone',
    text: captionedAmongOthers('Choose a stone: the floor is relaid.', hall.floors[0].picture),
    rooms: [hall, lay('verandah'), lay('living')],
  };
}

/**
 * What a service shows: all of its stones in one room, each with what is said of it.
 * @throws Error naming the stone that the room is not rendered in.
 */
export function roomOfService(
  id: Room['id'],
  service: ServiceSlug,
  stones: readonly StoneOfService[],
  said: { heading: string; lede: string; press: string; common: string },
): RoomsContent {
  const room = layRoom(id, stones, service);
  const hasLongNames = room.floors.some(({ name }) => name.length > longestOnButton);
  return {
    ...words,
    ...(hasLongNames && { quote: 'Quote for this floor' }),
    id: 'stones',
    heading: said.heading,
    text: captionedAmongOthers(`${said.lede} ${said.press}`, room.floors[0].picture),
    common: said.common,
    rooms: [room],
  };
}

function layRoom(id: Room['id'], stones: readonly StoneOfService[], service?: ServiceSlug): FlooredRoom {
  const { name, stones: rendered } = roomNamed(id);
  const [first, ...more] = stones.map((said, place) => {
    if (!(rendered as readonly StoneId[]).includes(said.stone))
      throw new Error(`static/pictures has no room-${id}-${said.stone}, which ${service} needs`);
    return { ...floorOf(id, said, service), place };
  });
  if (!first) throw new Error(`The room "${id}" is laid in no stone`);
  const strip = stones.map(({ stone }) => stoneById(stone).swatch).join('+');
  return { id, name, strip, floors: [first, ...more] };
}

function roomNamed(wanted: Room['id']): Room {
  const room = rooms.find(({ id }) => id === wanted);
  if (!room) throw new Error(`There is no room "${wanted}"`);
  return room;
}

/** The service of the stone's kind where none offers it on its own page. */
function floorOf(
  room: Room['id'],
  { stone, note, figures }: StoneOfService,
  offered?: ServiceSlug,
): Omit<RoomFloor, 'place'> {
  const { name, origin, swatch, family }: Stone = stoneById(stone);
  const service = offered ?? stoneFamilies.find(({ id }) => id === family)?.service ?? 'marble-polishing';
  const { name: work } = namesOfService(service);
  const price = fromPrice(service);
  return {
    id: `${room}-${stone}`,
    name,
    origin: figures ? `${origin}. ${figures}` : origin,
    ...(note && { note }),
    swatch,
    picture: `room-${room}-${stone}` as RoomPictureId,
    asks: { service: { slug: service, name: work }, stone: { slug: stone, name } },
    price: offered ? capitalised(price) : `${work} ${price}`,
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
