import { bedHardens, dryPercent, dryReading } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { priceUnit } from '../price-line.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { scopes } from '../scopes.ts';
import type { Guide } from './guide.ts';
import { lipsUpTo, rateRow } from './rate-row.ts';

export const newlyLaidFloors: Guide = {
  slug: 'newly-laid-floors',
  label: 'Newly laid floors',
  head: {
    title: 'New Floor Polishing in Hyderabad',
    description:
      'First polish of newly laid marble, granite and Kota in Hyderabad: how many weeks to wait, what to do before and after painting, and which rate levels the tiles.',
    keywords: [
      'new marble floor polishing',
      'first polish of marble floor',
      'marble polishing after laying',
      'marble polishing before painting',
      'new flat floor polishing Hyderabad',
      'uneven new marble floor',
    ],
    picture: 'about-1',
  },
  title: 'Newly laid floors: when to polish, what to keep off',
  excerpt:
    'New stone is spoilt more often in the months after laying than in all the years after moving in. The right order of trades costs nothing and saves a regrind.',
  summary: 'The order of trades that saves a regrind.',
  published: '2026-11-23',
  modified: '2026-11-30',
  picture: 'about-1',
  services: ['marble-polishing', 'italian-diamond-polishing'],
  body: [
    { kind: 'heading', id: 'why', text: 'Why a new floor needs a machine at all' },
    {
      kind: 'paragraph',
      text: 'Marble from Indian quarries and Kota usually come from the yard half polished and are meant to be finished on the floor. Imported slabs and granite come with a factory gloss, but a mason lays them by a string, and two edges that differ by the thickness of a fingernail (a lip) are felt by every bare foot. The first polish makes one plane out of many pieces. It is the only time when the rooms are empty, the skirting is not yet up and nobody minds the noise.',
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'close-refinishing' }],
      figure: {
        figure: `${scopes['marble-polishing'].premium.levelMm} mm`,
        text: [
          `is the highest lip that ${formatRupees(prices['marble-polishing'].premium)} ${priceUnit} grinds level in Indian marble. `,
          { text: 'Work out your floor', to: '/estimate' },
          '.',
        ],
      },
      caption: captioned(
        'A straight edge across laid tiles. In blue crayon, how many tenths of a millimetre each stands high or low.',
        'close-refinishing',
      ),
    },
    { kind: 'heading', id: 'order', text: 'The order of trades' },
    {
      kind: 'table',
      caption: 'From the last tile to the keys',
      head: ['When', 'What', 'Why then'],
      rows: [
        ['Week 0', 'Stone laid, joints left open', 'Mortar must lose its water upwards'],
        [
          'Weeks 1–3',
          'Nothing on the floor but air',
          'A sheet or a stack of tiles leaves its shape as a damp shadow',
        ],
        ['Week 4', 'Tapping, joints filled', `Cement has most of its strength after ${bedHardens}`],
        [
          'After plaster, wiring and ceiling',
          'Coarse and middle grits',
          'The wet, loud part; walls still get paint',
        ],
        [
          'After carpentry and two coats of paint',
          'Fine grits, edges',
          'Drips and saw marks leave with the same pass',
        ],
        ['Before the last coat of paint', 'Final rinse, drying', 'Skirting is touched up afterwards'],
        ['Last, in socks', 'Moisture reading, sealer', 'Nothing wet comes after it'],
      ],
    },
    {
      kind: 'paragraph',
      text: `Thin tile adhesive cures sooner than a thick bed, so its maker’s data sheet decides the first three weeks. Sealing goes by the meter and not by the date: ${dryReading}, in the middle of a tile and beside a joint. Pale stone that was laid wet can look blotched for two months. Wait. Sealed early, the blotches stay.`,
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'still-lemon' }],
      figure: {
        figure: dryPercent,
        text: 'on the stone scale of the meter: below it the floor may be sealed.',
      },
      caption: captioned('A meter on a laid floor, behind it the straight edge.', 'still-lemon'),
    },
    { kind: 'heading', id: 'keep-off', text: 'Seven things that ruin stone on a building site' },
    {
      kind: 'points',
      items: [
        {
          title: 'Acid wash',
          text: 'Muriatic acid takes cement haze off marble by taking the marble, and its fumes frost the next room. Haze comes off with the first grit.',
        },
        {
          title: 'Plaster of Paris',
          text: 'Poured straight on the stone as a cover, it is wet and draws colour out of the jute below it. Lay breathing floor paper first, in two crossed layers.',
        },
        {
          title: 'Cardboard and sawdust',
          text: 'Printed card, wet sawdust and new teak offcuts: their dye and tannin print through within a night.',
        },
        {
          title: 'Iron',
          text: 'A rod, a nail tin or the sparks of a welder leave grains that rust at the first mopping. Sweep with a magnet.',
        },
        {
          title: 'Thinner and wood polish',
          text: 'They soften the resin in Italian slabs and carry stain deep into it.',
        },
        {
          title: 'Paan and gutkha',
          text: 'The lime and the dye are both made to last. A bucket at the door is the cheapest protection there is.',
        },
        {
          title: 'A stack of tiles',
          text: 'On one spot for a month: the floor around it dries and lightens, and the spot does not.',
        },
      ],
    },
    { kind: 'heading', id: 'before-you-pay', text: 'Before you pay the mason' },
    {
      kind: 'list',
      items: [
        'Tap every piece with a coin, corners too. Hollow ones are relaid now, in an hour each.',
        'Lay a straight edge across ten joints in each room, and write down the highest.',
        'Pour a glass of water at the balcony and bathroom doors, and see where it runs.',
        'Keep five in a hundred tiles, from the same lot, with the bill. Note the thickness on it.',
      ],
    },
    { kind: 'heading', id: 'what-it-costs', text: 'Which rate levels a new floor' },
    {
      kind: 'table',
      caption: 'By stone and by the highest lip, per square foot',
      head: ['New floor', 'Line', 'Rate'],
      rows: [
        rateRow(`Indian marble, ${lipsUpTo('marble-polishing', 'premium')}`, 'marble-polishing', 'premium'),
        rateRow(`Indian marble, ${lipsUpTo('marble-polishing', 'luxury')}`, 'marble-polishing', 'luxury'),
        rateRow(
          `Indian marble, ${lipsUpTo('marble-floor-refinishing', 'luxury')}`,
          'marble-floor-refinishing',
          'luxury',
        ),
        rateRow(
          `Italian marble, ${lipsUpTo('italian-diamond-polishing', 'premium')}`,
          'italian-diamond-polishing',
          'premium',
        ),
        rateRow('Italian marble, already level', 'italian-marble-polishing', 'premium'),
        rateRow(
          `Granite, ${lipsUpTo('granite-floor-polishing', 'luxury')}`,
          'granite-floor-polishing',
          'luxury',
        ),
        rateRow(`Kota, ${lipsUpTo('kota-stone-polishing', 'premium')}`, 'kota-stone-polishing', 'premium'),
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'What else each rate includes is ',
        { text: 'in the tables of the price page', to: '/pricing' },
        '. If the fine grits have to wait for the carpenter, tell us before the quote, because the machines then come twice.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can the floor be polished before the joints are filled?',
      answer:
        'No. Slurry would pack into them, and an edge without support chips under the coarse head. Joints are raked, vacuumed and filled in a matching tint, and the filler cures before the machine starts.',
    },
    {
      question: 'The builder polished it already. Is that enough?',
      answer: [
        'Look along the floor towards a window in the evening. Arcs mean a skipped grit, a sticky gloss means wax. Both can be seen before you take the keys, which is the time to say so. ',
        { text: 'How to check the result', to: '/blog/how-marble-polishing-works#check' },
        ' has five tests for that hour.',
      ],
    },
  ],
};
