import { honedTo, workDays } from '../figures.ts';
import { formatNumber, formatRupees } from '../money.ts';
import { priceUnit, tierNames } from '../price-line.ts';
import { prices, tiers } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import type { ServiceSlug } from '../services/slugs.ts';
import type { Guide } from './guide.ts';

/** A straight flight: inches of tread and riser, feet of width. */
const flight = { steps: 18, tread: 10.5, riser: 6.5, width: 3 };
const worked = Math.round((flight.steps * (flight.tread + flight.riser) * flight.width) / 12);

export const stairAndStepPolishing: Guide = {
  slug: 'stair-and-step-polishing',
  label: 'Stairs and steps',
  head: {
    title: 'Stair and Step Polishing in Hyderabad',
    description: `Granite, marble and Kota stairs in Hyderabad: how a flight is polished while people use it, what grip each tread needs, and ${formatNumber(flight.steps)} steps worked out in rupees.`,
    keywords: [
      'staircase polishing Hyderabad',
      'granite stairs polishing',
      'marble steps polishing',
      'Kota stone stairs',
      'stair polishing price',
      'anti slip stone steps',
    ],
    picture: 'still-steps',
  },
  title: 'Stair and step polishing in Hyderabad: grip before gloss',
  excerpt:
    'A stair wears in one lane and is used on every day of the work, so it is measured, finished and priced by itself.',
  summary: 'Why a stair is measured, finished and priced by itself.',
  published: '2026-11-23',
  modified: '2026-11-30',
  picture: 'still-steps',
  services: ['kota-stone-polishing', 'granite-floor-polishing'],
  // Below Luxury no rate holds steps.
  price: {
    of: `Kota steps, ${tierNames.luxury}`,
    price: `from ${formatRupees(prices['kota-stone-polishing'].luxury)} ${priceUnit}`,
  },
  body: [
    { kind: 'heading', id: 'how-stairs-wear', text: 'How a stair wears' },
    {
      kind: 'paragraph',
      text: 'Feet land in the middle third of a tread and turn on its front edge. There the polish goes first, and on marble and Kota the nosing slowly rounds until it tips the foot forward. The ends and the risers keep the gloss of the first day. A flight therefore needs three different treatments within one square yard, and no floor machine can stand on it: the heads are 4 inches wide and held in the hand.',
    },
    { kind: 'heading', id: 'finish', text: 'Choose the finish by where the rain falls' },
    {
      kind: 'table',
      caption: 'Where to stop on a stair',
      head: ['Part', 'Last grit', 'Why'],
      rows: [
        [
          'Outer steps, ramp, porch',
          String(honedTo.rain),
          'Keeps its grip in rain; wet leaves are bad enough',
        ],
        [
          'Common stair with an open window',
          `${honedTo.rain}–${honedTo.stairs}`,
          'The monsoon blows in, and so does dust',
        ],
        ['Indoor treads', String(honedTo.stairs), 'Satin: bare feet and socks both hold'],
        [
          'Risers, skirting, landings indoors',
          `${honedTo.passage} or more`,
          'Nobody steps on a riser, and it throws light up the stairwell',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Where elders or small children live, a brushed or sand-blasted band near the front edge tells the foot where the step ends. A dark band on a pale stone does the same for weak eyes. Grooves cut across granite treads are the usual choice for shared stairs; three of them, 3 mm wide, collect less dirt than one broad one. Adhesive tape peels, and leaves its glue behind.',
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'still-doorstep' }],
      figure: {
        figure: String(honedTo.rain),
        text: 'is the last grit of steps in the rain: it keeps their grip.',
      },
      caption: captioned('One step at the door, in marble, above Kota stone.', 'still-doorstep'),
    },
    { kind: 'heading', id: 'order', text: 'How a flight is worked while the house uses it' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Sound and mark',
          text: 'Each tread is tapped at both ends and under the nosing. A projecting edge of 25 mm or more over an empty bed is where treads snap, so hollow ones are grouted before any weight comes on.',
        },
        {
          title: 'Mask',
          text: 'Railing posts, the skirting along the wall and the doors at both ends. Slurry runs downhill, so a wet vacuum works one step below the machine and a dam of cloth lies on the landing.',
        },
        {
          title: 'Left half, then right half',
          text: 'One half of the width is worked from the top down while the other half is walked. Narrow stairs are done on alternate treads instead, marked by chalk crosses.',
        },
        {
          title: 'Riser before tread, edge last',
          text: 'A drip on a finished tread is a mark; a drip on an unfinished one is nothing. The nosing gets flexible pads by hand so that its curve stays even from wall to rail.',
        },
        {
          title: 'Dry and seal from the top',
          text: 'A stairwell dries faster than a room because air rises through it. Each flight is closed for the evening of its sealer, and its neighbour stays open.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'One thing is easily forgotten. Grinding a landing level takes a little off its height, so the riser up to it shrinks and the next one above it grows. Legs notice an odd step sooner than eyes do. It is better to lift one sunken slab than to grind a whole landing down to it. Deep work belongs to ',
        { text: 'refinishing', to: '/services/marble-floor-refinishing' },
        '.',
      ],
    },
    { kind: 'heading', id: 'what-it-costs', text: `${formatNumber(flight.steps)} steps in rupees` },
    {
      kind: 'paragraph',
      text: [
        `Worked surface is tread plus riser, times width. ${formatNumber(flight.steps)} steps with treads of ${flight.tread} inches and risers of ${flight.riser}, ${flight.width} ft wide, come to about ${formatNumber(worked)} sq ft, without landings. `,
        { text: 'Rooms and counters', to: '/blog/what-stone-polishing-costs#measure' },
        ' are measured in other ways.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `Only ${tierNames.luxury} has steps inside its rate. In ${tierNames.basic} and ${tierNames.premium} a stair is a line of its own in the quote, as `,
        { text: 'our terms', to: '/terms#measurement' },
        ' say, because it is handwork from end to end. So are cutting grooves, replacing a tread and shaping a new nosing.',
      ],
    },
    {
      kind: 'figure',
      figure: formatRupees(worked * prices['kota-stone-polishing'].luxury),
      text: [
        `for the flight in Kota, at ${tierNames.luxury}. `,
        { text: 'Ask for a quote', to: '/contact#quote' },
        '.',
      ],
    },
    {
      kind: 'step',
      caption: 'Two steps in section. The heavy line is what is worked on one: tread plus riser.',
      parts: [
        { title: `Tread, ${flight.tread} inches`, text: 'Feet land in its middle third.' },
        { title: `Riser, ${flight.riser} inches`, text: 'Keeps the gloss of the first day.' },
        { title: 'Nosing', text: 'Rounds with wear; the dashes are where it was.' },
        { title: 'Grip band', text: 'Three grooves, 3 mm wide, tell the foot where a step ends.' },
      ],
    },
    {
      kind: 'table',
      caption: `${formatNumber(worked)} sq ft of stair at the rate of the stone: included in ${tierNames.luxury}, a guide in ${tierNames.basic} and ${tierNames.premium}`,
      head: ['Stone', ...tiers.map((tier) => tierNames[tier])],
      rows: [
        stairRow('Kota', 'kota-stone-polishing'),
        stairRow('Marble', 'marble-polishing'),
        stairRow('Granite', 'granite-floor-polishing'),
        stairRow('Mosaic', 'mosaic-floor-polishing'),
      ],
      stones: [
        { swatch: 'kota-blue' },
        { swatch: 'makrana' },
        { swatch: 'tan-brown' },
        { swatch: 'terrazzo-white' },
      ],
      marked: tierNames.premium,
    },
  ],
  questions: [
    {
      question: 'Can only the treads be done?',
      answer:
        'Yes, and on common stairs it is the usual request. Expect the risers to look older beside them. Where they are the same stone, a wash and one fine pad on the risers close most of the gap.',
    },
    {
      question: 'How long is a staircase out of use?',
      answer: [
        `Not at all in most houses, since one half stays open. A flight of this size takes about as long as a standard room, ${workDays.room}, and an evening for the sealer. In a block of flats the association decides the hours; `,
        { text: 'tell us the number of floors', to: '/contact#quote' },
        ' and which lift they have.',
      ],
    },
  ],
};

function stairRow(stone: string, service: ServiceSlug): readonly string[] {
  return [stone, ...tiers.map((tier) => formatRupees(worked * prices[service][tier]))];
}
