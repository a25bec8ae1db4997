import { formatRupees } from '../money.ts';
import { priceUnit } from '../price-line.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { scopes } from '../scopes.ts';
import type { Guide } from './guide.ts';
import { rateRow } from './rate-row.ts';

const refinishing = scopes['marble-floor-refinishing'];

export const marbleStainsEtchingAndCracks: Guide = {
  slug: 'marble-stains-etching-and-cracks',
  label: 'Stains and cracks',
  head: {
    title: 'Marble Stains and Cracks in Hyderabad',
    description:
      'Turmeric, mehndi, lamp oil, battery acid, rust and cracks on marble in Hyderabad: which marks come out, which only fade, what repair costs per sq ft.',
    keywords: [
      'marble stain removal Hyderabad',
      'marble etching repair',
      'marble crack repair',
      'rust stain on marble',
      'oil stain on marble floor',
      'acid marks on marble',
    ],
    picture: 'before-4',
  },
  title: 'Marble stains, etching and cracks in Hyderabad: what comes out, and what stays',
  excerpt:
    'A mark on marble is a stain, an etch, a crack or damp, and each has its own remedy. Here are the household ones by name, with an honest chance for each and the price that mends it.',
  summary: 'How to tell them apart, and what mends each.',
  published: '2026-11-23',
  modified: '2026-11-30',
  picture: 'before-4',
  services: ['marble-floor-refinishing', 'marble-polishing'],
  body: [
    { kind: 'heading', id: 'first-hour', text: 'The first hour' },
    {
      kind: 'paragraph',
      text: 'Lay paper on the spill and press; rubbing drives it outwards and down. If it was sour, flood the place with plain water, then spread a paste of baking soda for ten minutes: a weak alkali ends what the acid began, although it brings no shine back. If it was oil, cover it with talc or wheat flour overnight. Do not reach for a second chemical before the first is rinsed away, and never mix bleach with anything.',
    },
    { kind: 'heading', id: 'by-name', text: 'Household marks by name' },
    {
      kind: 'table',
      caption: 'What it is, and what can be hoped for',
      head: ['Mark', 'What happened', 'What can be hoped for'],
      rows: [
        ['Turmeric, kumkum, tea', 'A dye in the pores', 'Peroxide paste, then daylight; nearly always gone'],
        ['Mehndi, hair dye', 'A dye that binds fast', 'Fades in steps; a shadow may stay'],
        [
          'Lamp oil, ghee, hair oil',
          'Oil in the pores',
          'Two or three pastes with solvent; old oil only paler',
        ],
        ['Ring under a planter', 'Lime crust over an etch', 'Blade, then polish'],
        ['Inverter battery acid', 'Marble turned to soft gypsum', 'Ground out, often a millimetre deep'],
        ['Incense or iron burn', 'Calcite cracked by heat', 'Ground out; deep ones filled'],
        ['Rust from a cylinder or almirah', 'Iron in the pores', 'Lighter, seldom gone'],
        [
          'Yellow cloud in a white tile',
          'Iron of the stone itself',
          'Stays; the tile is changed or accepted',
        ],
        ['White powder along a wall', 'Salts from damp below', 'Returns until the water is stopped'],
        ['Black specks at a bathroom sill', 'Mildew in the joint', 'Joint raked, dried and refilled'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'How to tell a stain from an etch by the light, and the recipe of the paste, are in ',
        { text: 'keeping a marble floor bright', to: '/blog/marble-maintenance-tips#stain-or-etch' },
        '. Stained and etched at once, as under a glass of lime soda, the colour is drawn first: a freshly cut surface drinks more.',
      ],
    },
    { kind: 'heading', id: 'cracks', text: 'Cracks: is it still moving?' },
    {
      kind: 'paragraph',
      text: 'Draw a pencil tick at both ends of the crack, write the date beside them, and look again after a month. A crack that has grown past its tick belongs to the building. So does one that runs straight through several tiles, or that repeats on the wall. Filled hard, it opens again beside the filling; it needs a flexible joint, and now and then an engineer before a polisher.',
    },
    {
      kind: 'points',
      items: [
        {
          title: 'Glazing',
          text: 'Fine lines like those in old china, inside one slab. They run with the grain and were there at the quarry. Thin resin is flooded in, and after polishing a fingernail no longer finds them.',
        },
        {
          title: 'One tile, one crack, a hollow sound',
          text: 'The bed has let go. Resin is injected or the tile re-bedded first; a crack bridged over a hollow comes back with the next dropped vessel.',
        },
        {
          title: 'A chipped corner or a lost vein',
          text: 'Cut clean to a firm edge, built up with tinted epoxy in two layers, levelled with the floor after a night.',
        },
        {
          title: 'A step between the two halves',
          text: 'One of them has sunk. No filler hides that. It is levelled or lifted.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Tinted resin matches the main colour and not the veins, so a stitched crack stays a thin line when you kneel and disappears when you stand. In sunlight resin may yellow over the years: tell us which rooms face west.',
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'after-4' }],
      figure: {
        figure: formatRupees(prices['marble-floor-refinishing'].premium),
        text: [
          `${priceUnit} of floor, cracked tiles stitched and pinholes filled. `,
          { text: 'Ask for a quote', to: '/contact#quote' },
          '.',
        ],
      },
      caption: captioned('The counter at the head of this page, polished.', 'after-4'),
    },
    { kind: 'heading', id: 'what-it-costs', text: 'Which line of the price list mends it' },
    {
      kind: 'table',
      caption: 'Rates per square foot of the surface worked',
      head: ['Damage', 'Line', 'Rate'],
      rows: [
        rateRow('Deep scratches, paint, acid burns; level floor', 'marble-floor-refinishing', 'basic'),
        rateRow('Light etches and water rings, to a mirror', 'marble-polishing', 'premium'),
        rateRow('Cracked and loose tiles', 'marble-floor-refinishing', 'premium'),
        rateRow('Hairlines and pinholes, to a mirror', 'marble-polishing', 'luxury'),
        rateRow('Etches on a counter', 'kitchen-marble-polishing', 'basic'),
        rateRow('Oil or turmeric in a counter, one poultice', 'kitchen-marble-polishing', 'premium'),
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `On a mirror floor a repair is polished with the whole room, because the eye finds a patch at once. On a satin floor, which is what refinishing in Basic ends in after ${refinishing.basic.to} grit, one tile can be done from joint to joint. A single stain, or a yearly round of small repairs, has no rate: it is quoted under Stone Restoration & Maintenance, `,
        { text: 'from pictures or after a visit', to: '/contact#quote' },
        '.',
      ],
    },
    {
      kind: 'note',
      title: 'What the warranty says about this',
      text: [
        'Fillings that we made are covered. New etches, scratches and stains left standing are not, whoever polished the floor: ',
        { text: 'both lists are in our terms', to: '/terms#warranty' },
        '.',
      ],
    },
  ],
  questions: [
    {
      question: 'Does toothpaste or marble powder from the shop remove an etch?',
      answer:
        'On a coin-sized mark in a mirror, sometimes: both are fine abrasives with soap. On anything larger they leave a cloud with swirls, since a finger cannot press evenly. Oxalic powders shine the top and leave the dent.',
    },
    {
      question: 'Can a cracked tile be changed instead?',
      answer:
        'Yes, where a spare of the same lot exists. It is chiselled out, bedded and ground with its neighbours. Without a spare, look below the fridge, the loft ladder or a fitted wardrobe: stone of the same block serves better than new stone of the same name.',
    },
  ],
};
