import type { GuideSlug } from '../guides/slugs.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich } from '../paths.ts';
import type { CategorySlug } from './slugs.ts';

/** One subject of the blog, with a page that lists its articles. */
export interface Category {
  slug: CategorySlug;
  name: string;
  head: PageHead;
  /** One or two sentences below the page's heading. */
  intro: string;
  /** What the subject is, for somebody who came here from a search: 90 words or more that no article says. */
  text: readonly Rich[];
  /** The cases that go with it. */
  guides: readonly GuideSlug[];
}

export const categories: readonly Category[] = [
  {
    slug: 'marble-polishing',
    name: 'Marble polishing',
    head: {
      title: 'Marble polishing: articles',
      description:
        'How marble floors and kitchen counters are ground, honed, polished and sealed, with the tests that show whether each step was done.',
      keywords: ['marble polishing guide', 'marble polishing process', 'countertop polishing'],
      picture: 'about-1',
    },
    intro:
      'Grits, powders, sealers and the order they come in. Read these before you let anybody switch on a machine in your house, ours included.',
    text: [
      'Marble takes a polish easily and loses it easily, for the same reason: it is calcite, soft enough for a kitchen knife and quick to react with anything sour. A good job is therefore decided before the last pad. Is the floor level, are the joints shut, does the light lie still on it before the fine grits? If so, the mirror follows almost by itself. If not, no powder will bring it.',
      [
        'One article follows a floor from the first cut to the sealer, the other does the same for thirty square feet of counter. If yours is new, or marked, there is a guide for that; the words that polishers use are ',
        { text: 'in the glossary', to: '/glossary' },
        '.',
      ],
    ],
    guides: ['newly-laid-floors', 'marble-stains-etching-and-cracks'],
  },
  {
    slug: 'italian-marble',
    name: 'Italian marble',
    head: {
      title: 'Italian marble: articles',
      description:
        'What sets imported marble apart from granite, how to test an offcut before you buy, and what the floor will ask of you in later years.',
      keywords: ['italian marble guide', 'italian marble vs granite', 'italian marble care'],
      picture: 'service-italian',
    },
    intro:
      'Imported slabs are part stone and part resin, and they come with rules of their own. It is best to know them before the slabs are paid for.',
    text: [
      'In Hyderabad the name covers everything that came by ship: true marbles such as Statuario and Carrara, fine limestones such as Botticino and Perlato, and beige stones from Spain and Turkey that never saw Italy. They have three things in common. They are sawn thin, they are backed with mesh and filled with resin, and they arrive with a factory gloss that the site then takes away.',
      [
        'So the questions differ from those for Makrana: will the filler stand the cut, how little stone can be taken, and will two book-matched slabs still be a pair afterwards? The article above helps to choose between marble and granite. The guides are for a floor that has just been laid, and for one that somebody wants to crystallise. What the light and the full treatment cost is below; ',
        { text: 'what each rate buys', to: '/pricing' },
        ' is on the prices page.',
      ],
    ],
    guides: ['diamond-crystallisation-or-wax', 'newly-laid-floors'],
  },
  {
    slug: 'granite-polishing',
    name: 'Granite polishing',
    head: {
      title: 'Granite polishing: articles',
      description:
        'Tests for a granite floor that has gone dull, from a razor blade to a low torch, and what cleaning or re-polishing with oxides can bring back.',
      keywords: ['granite polishing guide', 'dull granite floor', 'granite floor care'],
      picture: 'service-granite',
    },
    intro:
      'Granite wears slowly and collects film quickly. The two look alike from the sofa, and only one of them is expensive.',
    text: [
      'The city is built on granite, and many of its colours are quarried within a day of here: Tan Brown, Black Galaxy, Steel Grey. It is used where marble would give up, on stairs, sills, drives, counters and in lobbies. Polished at the factory under hundreds of kilos, it needs no help for years, and more of it has been dulled by products meant to make it shine than by feet.',
      [
        'Before any grinding, find out which of the two you have. The article has five tests for that, with a razor blade and a torch. Stairs and public lobbies wear in ways of their own and have guides; the rest of the care fits on ',
        { text: 'one card', to: '/care#granite' },
        '. If a machine is needed after all, the three rates are below, from a strip and buff to deep scratches cut out.',
      ],
    ],
    guides: ['stair-and-step-polishing', 'office-and-lobby-floors'],
  },
  {
    slug: 'maintenance',
    name: 'Maintenance',
    head: {
      title: 'Stone floor maintenance: articles',
      description:
        'Cleaning calendars, poultices for stains, water tests for sealers, and how to decide whether an old Kota floor is worth keeping.',
      keywords: ['stone floor maintenance', 'marble floor care', 'old Kota stone floor'],
      picture: 'hero-4',
    },
    intro:
      'What you can do yourself with a mop, a coin and a spoonful of water, and the point at which it stops being enough.',
    text: [
      'Most floors are not worn out, they are washed out: by acid in the bucket, by grit under the mop, by soap that was never rinsed. All three are free to stop. What is left after that is a calendar of small things, a mat that is shaken, a felt pad that is changed, a spoon of water on the stone twice a year to see whether the sealer still works.',
      [
        'One article has that calendar for marble. The other is for old Kota, where the question is mostly whether the floor is worth the work. Marks with a name, from mehndi to battery acid, are in a guide, and every family of stone has ',
        { text: 'a card to print', to: '/care' },
        '.',
      ],
    ],
    guides: ['marble-stains-etching-and-cracks', 'tandur-shahabad-and-cuddapah-stone'],
  },
  {
    slug: 'pricing',
    name: 'Pricing',
    head: {
      title: 'Stone polishing costs: articles',
      description:
        'Rates per square foot turned into worked examples for flats, balconies and counters, and the questions that make two quotes comparable.',
      keywords: ['stone polishing cost', 'marble polishing rates', 'floor polishing quote'],
      picture: 'after-1',
    },
    intro:
      'Every rate is public and is in the price table. These pages show what becomes of it once it meets a real floor.',
    text: [
      'A rate per square foot looks exact and is only half of a price. The other half is the floor: how many of its square feet are stone, how high its edges stand, how much of it lies along walls, what was poured on it, and how many floors up it is. Two quotes with the same rate can be far apart in work, and two with the same work far apart in rate.',
      [
        'The article above does the sums for a flat, for a mixed job and for a counter, and lists what to ask whoever quotes. The guides add a staircase and a lobby. For your own figures there is ',
        { text: 'an estimate', to: '/pricing#estimate' },
        ' on the prices page, and a written quote after a free visit, which is the only figure that binds anybody.',
      ],
    ],
    guides: ['stair-and-step-polishing', 'office-and-lobby-floors'],
  },
];
