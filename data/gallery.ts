import type { PictureId } from './pictures.ts';
import { captioned, isRendered } from './rendered-pictures.ts';
import type { ServiceSlug } from './services/slugs.ts';
import type { StoneId } from './stones/stones.ts';

/** One tile of the gallery: a stone in a setting. */
export interface GalleryItem {
  /** The same as its picture. */
  id: string;
  title: string;
  /** 15 to 30 words. */
  description: string;
  category: 'Granite';
  picture: PictureId;
  stone: StoneId;
  /** The service that looks after this stone in this place. */
  service: ServiceSlug;
}

export const galleryItems: readonly GalleryItem[] = withMarks([
  {
    id: 'gallery-01',
    title: 'Black Galaxy living room',
    description:
      'A living room. The gold flecks in Black Galaxy are bronzite, a mineral that answers a low lamp better than a ceiling light.',
    category: 'Granite',
    picture: 'gallery-01',
    stone: 'black-galaxy',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-08',
    title: 'Hassan Green verandah',
    description:
      'A roofed verandah. Hassan Green from Karnataka keeps its gloss where marble would dull within a few monsoons; open to rain we would hone it for grip.',
    category: 'Granite',
    picture: 'gallery-08',
    stone: 'hassan-green',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-02',
    title: 'Tan Brown kitchen',
    description:
      'Counters in Tan Brown, from Karimnagar in Telangana. Lemon and tamarind do not etch it, and its busy pattern hides tea marks.',
    category: 'Granite',
    picture: 'gallery-02',
    stone: 'tan-brown',
    service: 'kitchen-marble-polishing',
  },
  {
    id: 'gallery-03',
    title: 'Absolute Black staircase',
    description:
      'Absolute Black treads at full gloss. On a stair in use we suggest a honed strip near the nosing, because polished treads are slippery in socks.',
    category: 'Granite',
    picture: 'gallery-03',
    stone: 'absolute-black',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-06',
    title: 'Imperial Red pooja steps',
    description:
      'Pooja steps in Imperial Red. Iron in the feldspar gives the colour; a penetrating sealer slows lamp oil and ghee, which darken the edges.',
    category: 'Granite',
    picture: 'gallery-06',
    stone: 'imperial-red',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-05',
    title: 'Steel Grey corridor',
    description:
      'Jaali light on Steel Grey. Its grain is fine and even, so raking light in a corridor shows any swirl that a rushed grit leaves.',
    category: 'Granite',
    picture: 'gallery-05',
    stone: 'steel-grey',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-04',
    title: 'Kashmir White hotel lobby',
    description:
      'A hotel lobby. Kashmir White is quarried near Madurai, carries small red garnets, and drinks more water than dark granites, so it is sealed.',
    category: 'Granite',
    picture: 'gallery-04',
    stone: 'kashmir-white',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-07',
    title: 'Sapphire Blue vanity',
    description:
      'A bathroom vanity in Sapphire Blue. Toothpaste and soap leave a film on granite but no etch; neutral soap and a soft cloth lift it.',
    category: 'Granite',
    picture: 'gallery-07',
    stone: 'sapphire-blue',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-12',
    title: 'P White showroom',
    description:
      'A stone showroom. Broad daylight on P White shows old wax before it shows scratches, so a stripper goes down first and the abrasive second.',
    category: 'Granite',
    picture: 'gallery-12',
    stone: 'p-white',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-09',
    title: 'Paradiso office reception',
    description:
      'A reception. Paradiso is a banded rock, so slabs are laid in the order they were sawn and the waves run on across the joints.',
    category: 'Granite',
    picture: 'gallery-09',
    stone: 'paradiso',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-10',
    title: 'Colonial White dining room',
    description:
      'A dining room in Colonial White. Turmeric and oil left overnight sink into a pale granite, so the sealer matters more than the gloss.',
    category: 'Granite',
    picture: 'gallery-10',
    stone: 'colonial-white',
    service: 'granite-floor-polishing',
  },
  {
    id: 'gallery-11',
    title: 'Ruby Red entrance foyer',
    description:
      'A foyer. Street grit is largely quartz, as hard as Ruby Red itself, and two metres of doormat protect its polish better than any coating.',
    category: 'Granite',
    picture: 'gallery-11',
    stone: 'ruby-red',
    service: 'granite-floor-polishing',
  },
]);

/** A before/after pair: one room twice, dull and polished. */
export interface Comparison {
  id:
    | 'hall'
    | 'corridor'
    | 'verandah'
    | 'kitchen'
    | 'columns'
    | 'reading-room'
    | 'screen'
    | 'lobby'
    | 'stairs';
  title: string;
  caption: string;
  before: PictureId;
  after: PictureId;
}

const pairs: readonly Comparison[] = [
  {
    id: 'kitchen',
    title: 'A kitchen counter',
    caption: 'Etched by lemon, dark with oil. Drawn clean, honed and polished, it is pale again.',
    before: 'before-4',
    after: 'after-4',
  },
  {
    id: 'corridor',
    title: 'A mosaic corridor',
    caption:
      'Scratches make mosaic look like cement. Cut back by less than a millimetre, every chip has its colour.',
    before: 'before-2',
    after: 'after-2',
  },
  {
    id: 'hall',
    title: 'A marble entrance hall',
    caption: 'Worn grey, dark in its joints. Ground and rejointed in its own colour, it holds the window.',
    before: 'before-1',
    after: 'after-1',
  },
  {
    id: 'verandah',
    title: 'A Kota verandah',
    caption:
      'The blue lies under grey wear. Ground, refilled and, since rain stays out, taken past satin to a mirror.',
    before: 'before-3',
    after: 'after-3',
  },
  {
    id: 'columns',
    title: 'A hall of columns',
    caption:
      'Uneven, and black in its joints, until it is cut back to sound stone and refilled in its own cream.',
    before: 'before-5',
    after: 'after-5',
  },
  {
    id: 'reading-room',
    title: 'A reading room in Katni',
    caption:
      'A grey film hides the brown lines. Ground off, and with the seams filled, it gives back the beige and every line.',
    before: 'before-6',
    after: 'after-6',
  },
  {
    id: 'screen',
    title: 'A room in Portoro',
    caption: 'Scratches turn black marble grey; seven diamonds later it is black again.',
    before: 'before-7',
    after: 'after-7',
  },
  {
    id: 'lobby',
    title: 'A lobby in Statuario',
    caption: 'Yellow under old wax; washed, refilled and polished to the last grit, cool and white.',
    before: 'before-8',
    after: 'after-8',
  },
  {
    id: 'stairs',
    title: 'A stair hall in Tan Brown',
    caption: 'Scratches have greyed the stone. Polished out, they leave a floor in which the windows stand.',
    before: 'before-9',
    after: 'after-9',
  },
];

export const comparisons: readonly Comparison[] = withPairMarks(pairs);

/** Those of the gallery; the others stand on the page of their service alone. */
const galleryPairs = pairs.slice(0, 4);

/** Every picture of the gallery. */
export const galleryPictures: readonly PictureId[] = [
  ...galleryPairs.flatMap(({ before, after }) => [before, after]),
  ...galleryItems.map(({ picture }) => picture),
];

/** The head of the page says it for all of them, as long as it can. */
export const galleryComparisons: readonly Comparison[] = galleryPictures.every(isRendered)
  ? galleryPairs
  : withPairMarks(galleryPairs);

/** A rendered picture is called so in its own words. */
function withMarks(items: readonly GalleryItem[]): readonly GalleryItem[] {
  return items.map((item) => ({ ...item, description: captioned(item.description, item.picture) }));
}

function withPairMarks(pairs: readonly Comparison[]): readonly Comparison[] {
  return pairs.map((pair) => ({ ...pair, caption: captioned(pair.caption, pair.before, pair.after) }));
}
