import { gritAlts } from './grits.ts';
import { roomAlts } from './rooms.ts';
import type { SwatchId } from './stones/stone.ts';

/** The flag of a picture that was taken of a real floor, with what it shows. */
export interface Photograph {
  photograph: string;
}

/**
 * What each picture of `static/pictures/` shows: its alt text. A text alone stands for a rendered illustration,
 * `{ photograph: '…' }` for a photograph: whatever the site says of rendered pictures follows from it.
 */
export const pictureAlts = {
  'about-1':
    'A planetary floor polishing machine in a large marble-floored hall, dull slabs on its left and freshly polished slabs on its right.',
  'about-2':
    'Close view of the polished, rounded edge of a black and gold Portoro marble slab, its surface mirroring arched windows.',
  'after-1': 'The same entrance hall after polishing, its arched windows mirrored in the marble.',
  'after-2':
    'The same corridor after polishing, the arched window at its end mirrored among chips of red, ochre, green and cream.',
  'after-3': 'The same verandah after polishing, the arch at its end mirrored in the Kota stone.',
  'after-4': 'The same counter after polishing, the window and the brass tap mirrored in the marble.',
  'after-5': 'The same hall after refinishing, its windows mirrored in the marble.',
  'after-6': 'The same room after polishing, three arches and the sofa mirrored in the brown-veined marble.',
  'after-7':
    'The same room after polishing, the light of the screen mirrored in black marble with golden veins.',
  'after-8': 'The same lobby after polishing, its arched windows mirrored in the marble.',
  'after-9': 'The same hall after polishing, two tall windows mirrored in the brown granite.',
  'before-1':
    'An entrance hall with a dull, stained marble floor, a lane walked grey through it and dark joints, before polishing.',
  'before-2':
    'A corridor with a dull, scratched mosaic floor, its colours greyed, and dark joints, before polishing.',
  'before-3': 'A verandah with a dull, scratched floor of Kota stone and dark joints before polishing.',
  'before-4':
    'A kitchen counter of pale grey marble, dull, with rings and drops of lemon, dark oil and turmeric on it, before polishing.',
  'before-5': 'A hall of columns, its marble floor dull, uneven and walked grey.',
  'before-6':
    'A reading room, its floor of Katni marble dull and stained, with dark joints, before polishing.',
  'before-7': 'A room with a grey, scratched floor of black marble below a stone screen, before polishing.',
  'before-8': 'A lobby with a dull, stained marble floor and dark joints before polishing.',
  'before-9': 'A stair hall with a grey, scratched granite floor and dark joints before polishing.',
  'close-diamond':
    'A window mirrored in green marble, bent by a coat on the left, straight in the polished stone on the right.',
  'close-granite': 'Tan Brown granite under a film, scratched, and polished, side by side.',
  'close-italian':
    'Botticino with open pinholes on the left, filled and polished on the right, a tin of resin and a knife on it.',
  'close-katni':
    'Brown lines across Katni marble, on the left washed out and black, on the right filled and polished.',
  'close-kitchen':
    'A pale marble counter with a dull ring of lemon juice on the left and a dark shadow of oil on the right.',
  'close-kota':
    'A Kota floor after four grits, coarse to fine, side by side, and the window clearer in each.',
  'close-marble':
    'White marble below a window, on the left scratched and grey, on the right a mirror, a brass pot on the line.',
  'close-mosaic':
    'Green terrazzo, on the left grey under dirt and old wax, on the right ground flush and polished.',
  'close-refinishing':
    'Marble tiles at different heights, a straight edge across them, and in blue crayon on each how many tenths of a millimetre it stands high or low.',
  'counter-at-work':
    'A pale marble counter, half of it polished: a poultice under taped film, marks ringed in chalk, a hand polisher and three pads.',
  'counter-in-use': 'A brass bowl of lemons on a polished counter of cream marble that mirrors the window.',
  'disc-rack':
    'Seven diamond grinding discs, each of another colour and marked from 50 to 3000, standing in a teak rack and mirrored in black Portoro marble.',
  'evening-about':
    'The open door of a house at night through a pointed arch, a swing in its lit hall, and on the brown Katni marble before it eight oil lamps around a flower of white powder.',
  'evening-areas':
    'Through a pointed arch at dusk, a bridge on lit cables over a lake before the towers of the city, three oil lamps on the parapet of a terrace of pale granite.',
  'evening-articles':
    'By the light of a lantern through a pointed arch, a book open on a low desk, a chair and shelves of books behind it, on brown Kota stone.',
  'evening-care':
    'Through a pointed arch in the evening, a tulsi plant on its pedestal, a lamp in the niche of that, on a floor of six strips: a stone of each family, brass between them.',
  'evening-diamond':
    'Through a pointed arch at dusk, a hall of columns with seven lamps, the arch at its end mirrored in green marble with lozenges of brass.',
  'evening-gallery':
    'Through a pointed arch at dusk, rooms that open into one another, oil lamps at each door, mirrored in red granite.',
  'evening-granite':
    'Through a pointed arch at dusk, the boulders of the Deccan and two oil lamps, mirrored in black granite.',
  'evening-home':
    'Through a pointed arch at dusk, the Charminar with its lamps lit, mirrored in a chessboard floor of white and black marble.',
  'evening-italian':
    'By lamplight through a pointed arch, a cane chair beside a lamp on veined Statuario, behind them a wall of black Portoro opened like a book.',
  'evening-katni':
    'The passage with the window of pierced stone in the evening, oil lamps and a bowl of marigolds before it, on Katni marble.',
  'evening-kitchen':
    'A marble worktop under a lamp in the evening, two brass tumblers of coffee and a bowl of lemons on it, the window behind them dark.',
  'evening-kota':
    'Three pairs of chappals before a pointed arch in the evening, on polished blue-grey Kota stone.',
  'evening-marble':
    'Oil lamps on both sides of a way of white Makrana marble, through a pointed arch to a pavilion in a garden at dusk.',
  'evening-mosaic':
    'Five oil lamps in a row on patterned tiles before a pointed arch, a swing under a lantern behind them.',
  'evening-nine':
    'Five oil lamps in a row before a pointed arch, a lantern and palms behind it at dusk, mirrored in black Portoro marble.',
  'evening-prices':
    'A balance of brass before a pointed arch in the evening, a piece of green marble in one of its pans and weights in the other, on beige Botticino.',
  'evening-questions':
    'A brass bell on a chain in a pointed arch at dusk, palms behind it, two oil lamps before it on polished Banswara marble.',
  'evening-refinishing':
    'The hall of arches in the evening, two chairs and a table where the machine stood, lamps on its polished marble.',
  'city-inlay':
    'A map of Hyderabad laid into a white marble floor: its river and lakes of green marble, its roads of brass, twelve turned brass weights where the crews work, and a small brass Charminar.',
  'gallery-01': 'Living room with a polished Black Galaxy granite floor.',
  'gallery-02': 'Kitchen with polished Tan Brown granite counters and a brass tap.',
  'gallery-03': 'Staircase with polished Absolute Black granite treads and a brass rail.',
  'gallery-04': 'Hotel lobby floored in polished Kashmir White granite under brass lanterns.',
  'gallery-05': 'Corridor with a polished Steel Grey granite floor and jaali windows.',
  'gallery-06': 'Pooja room with Imperial Red granite steps, brass lamps and marigold garlands.',
  'gallery-07': 'Bathroom vanity in polished Sapphire Blue granite with round mirrors and brass taps.',
  'gallery-08': 'Verandah with a polished Hassan Green granite floor, teak pillars and potted plants.',
  'gallery-09': 'Office reception with a monolithic Paradiso granite desk and floor.',
  'gallery-10': 'Dining room with a polished Colonial White granite floor.',
  'gallery-11': 'Entrance foyer with a polished Ruby Red granite floor and a teak door.',
  'gallery-12': 'Stone showroom with a polished P White granite floor and slabs on display.',
  'hero-1':
    'A long arcade of pointed arches, morning sun across its mirror-polished chessboard of white Makrana and Abu Black marble.',
  'hero-2':
    'Sunlight through a stone jaali screen patterns a polished beige Botticino marble floor in a room with a brass urn in a cusped niche.',
  'hero-3': 'A living room at dusk with warm lamps mirrored in a polished black granite floor.',
  'hero-4':
    'A courtyard verandah with teak pillars and a swing, its terrazzo floor laid with brass strips and a Kota stone border.',
  'kota-stair':
    'A stair of polished blue-grey Kota stone with a brass rail and a teak newel post, sun on the floor below it.',
  'marble-and-granite':
    'One living room in two halves: its floor in beige Perlato marble on the left, in Black Galaxy granite on the right.',
  'service-diamond':
    'Seven diamond polishing pads from coarse to fine grit lined up on a green marble floor polished to a mirror finish.',
  'service-granite': 'A dining room with a polished Steel Grey granite floor and light from arched windows.',
  'service-italian': 'A lobby with book-matched Statuario marble on the floor and feature wall.',
  'service-katni':
    'A reading room with a polished beige-brown Katni marble floor, shelves of teak and three arches onto a garden.',
  'service-kitchen':
    'A kitchen with a polished marble counter and backsplash over green cupboards, a brass tap and a window onto a garden.',
  'service-kota':
    'A house about an open court, its galleries floored in polished blue-grey Kota stone, teak pillars around a tulsi plant on its pedestal.',
  'service-marble':
    'A room floored in polished white Makrana marble, sun through a stone screen laid across it in stars.',
  'service-mosaic': 'A living room floored with polished patterned cement tiles in red, ochre and teal.',
  'service-refinishing':
    'A room with two tall windows and a cream marble floor, dull and stained on the left of a strip of tape, on its right a mirror with one of the windows in it.',
  'still-bucket':
    'A brass bucket and a folded checked cloth on a white marble floor, wet and bright in low sun.',
  'still-doorstep':
    'Chappals, one pair of them small, and a rangoli on polished Kota stone, before a marble step with a brass pot and a teak door.',
  'still-lemon':
    'Half a lemon and drops of its juice on beige marble, a straight edge laid across the tiles, and a moisture meter.',
  'still-mop':
    'A cotton mop and a steel bucket with a cloth over its rim on a marble floor, wet where the mop has passed.',
  'still-questions':
    'A loupe enlarges the chips of a white terrazzo, around it polished pieces of five other stones and a pencil.',
  'still-reckoning':
    'A steel tape drawn out across pale marble, before an open notebook with a plan of three rooms, a carpenter’s pencil on it and a brass weight beside it.',
  'still-rinse':
    'A squeegee draws grey slurry off polished blue-grey Kota stone; behind it the windows stand in the wet floor.',
  'still-samples':
    'Eight polished stone samples against a sunlit wall, mirrored in a marble ledge, before them a pencil and a brass tumbler of coffee.',
  'still-steps':
    'The lowest steps of a stair of polished Kota stone, its teak newel post, and a pair of chappals at its foot.',
  muggu:
    'A muggu of rice flour on a floor of black granite before an open teak door, marigolds and two clay lamps beside it; white marble in the hall behind.',
  'pooja-lamps':
    'Pooja room in the evening: seven clay lamps mirrored in an Imperial Red granite floor, before steps and a lit screen.',
  'tool-case':
    'Seven grinding discs, each of another colour, in an open teak case lined with green felt on white marble, before it a moisture meter and a gloss meter.',
  'threshold-diamond':
    'Seven diamond pads on green marble with brass lozenges, before a pointed arch and its hall of columns, lit by lanterns.',
  'threshold-granite':
    'Three pebbles one on another before a pointed arch, and behind it the boulders of the Deccan, mirrored in Black Galaxy granite with joints of brass.',
  'threshold-italian':
    'Through a pointed arch, a wall of veined Statuario opened like a book, a brass urn before it, mirrored in the black Portoro that runs out of the arch.',
  'threshold-katni':
    'Through a pointed arch, a clay-red passage whose end is a window of pierced stone, mirrored in brown-veined Katni marble; a brass bowl of marigolds on the threshold.',
  'threshold-kitchen':
    'Through a pointed arch, a kitchen: a brass tap, a copper basin and lemons on a marble worktop that mirrors its window.',
  'threshold-kota':
    'A pair of chappals before a pointed arch, teak pillars and a hedge behind them, mirrored softly in blue-grey Kota stone.',
  'threshold-marble':
    'Through a pointed arch, a domed pavilion of white marble in a garden, the Makrana of its court running out of the arch, a brass pot on it.',
  'threshold-mosaic':
    'Through a pointed arch, a swing between teak pillars, and the patterned tiles that run out to the front.',
  'threshold-nine':
    'Nine slabs in the outline of a pointed arch, each of another stone, mirrored in a polished green floor.',
  'threshold-nowhere':
    'Through a pointed arch there is no room: a floor of white marble ends at a still lake, hills on its other shore.',
  'threshold-refinishing':
    'A floor polishing machine in a pointed arch, the grey marble before it dull on the left and a mirror on the right.',
  'use-diamond':
    'A string of pearls runs out of a brass bowl over black Portoro marble, mirrored in it with the straight bars of a window.',
  'use-granite':
    'A gramophone with a brass horn on a teak stool, mirrored in a polished floor of Black Galaxy granite.',
  'use-italian':
    'The brass doors of a lift under a dial, between urns and black Portoro, on book-matched Calacatta marble.',
  'use-katni':
    'A pair of tabla drums on rings of cloth, mirrored in a polished floor of brown-veined Katni marble.',
  'use-kitchen':
    'A chapati rolled out on a counter of Udaipur Green marble, a rolling pin, three balls of dough and a bowl of flour beside it.',
  'use-kota':
    'A red umbrella drying on a verandah of satin Kota stone, the slabs wet towards the rain and dry towards the house.',
  'use-marble':
    'An old wooden elephant on wheels, its ochre and red lacquer worn, and a ball, mirrored in a polished floor of white Makrana marble.',
  'use-mosaic': 'A child’s red tricycle mirrored in a polished floor of patterned cement tiles.',
  'use-refinishing':
    'A tall clock of teak with a brass pendulum, beside it a palm, mirrored in a polished floor of old Makrana marble.',
  'work-arcade':
    'A floor polishing machine in a long arcade, the white Makrana marble on its left dull and scratched, on its right polished.',
  'work-diamond':
    'A floor polishing machine in a room with a tall window, the green Udaipur marble on its left dull and scratched, on its right polished.',
  'work-granite':
    'A floor polishing machine in an empty lobby, the Tan Brown granite on its left dull and scratched, on its right polished.',
  'work-italian':
    'A floor polishing machine in an entrance hall, the white Statuario marble on its left dull and scratched, on its right polished.',
  'work-katni':
    'A floor polishing machine in a room with a stone screen, the Katni marble on its left dull and scratched, on its right polished.',
  'work-kota':
    'A floor polishing machine on a verandah, the Kota stone on its left dull and scratched, on its right polished.',
  'work-mosaic':
    'A floor polishing machine in a corridor, the green terrazzo on its left dull and scratched, on its right polished.',
  'work-refinishing':
    'A squeegee draws grey slurry off a marble floor; behind it a strip of clear wet stone mirrors the arched windows.',
  // One floor each from dull to mirror, a fifth for every step of the work.
  'stages-armani-grey': fromDullToMirror('floor of grey Armani marble'),
  'stages-botticino': fromDullToMirror('floor of beige Botticino marble'),
  'stages-crema-marfil': fromDullToMirror('counter of cream Crema Marfil'),
  'stages-katni-beige': fromDullToMirror('floor of brown-veined Katni marble'),
  'stages-kota-blue': fromDullToMirror('floor of blue-grey Kota stone'),
  'stages-makrana': fromDullToMirror('floor of white Makrana marble'),
  'stages-tan-brown': fromDullToMirror('floor of Tan Brown granite'),
  'stages-terrazzo-green': fromDullToMirror('floor of green terrazzo'),
  'stages-udaipur-green': fromDullToMirror('floor of green Udaipur marble'),
  ...gritAlts,
  ...roomAlts,
} as const satisfies Record<string, string | Photograph>;

export type PictureId = keyof typeof pictureAlts;

/** The stone textures that are photographs of the stone; all others are rendered. */
export const photographedSwatches: readonly SwatchId[] = [];

function fromDullToMirror(surface: string): string {
  return `A ${surface} below five windows, from dull and marked on the left to a mirror on the right, the tools of each step on it.`;
}
