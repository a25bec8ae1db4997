import { glossYears, workDays } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { priceUnit, tierNames } from '../price-line.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { gritRange, scopes } from '../scopes.ts';
import type { Guide } from './guide.ts';
import { rateRow } from './rate-row.ts';

const diamond = scopes['italian-diamond-polishing'];

export const diamondCrystallisationOrWax: Guide = {
  slug: 'diamond-crystallisation-or-wax',
  label: 'Three ways to a shine',
  head: {
    title: 'Diamond, Crystallised or Waxed Marble',
    description:
      'Three ways to make a stone floor shine, compared for Hyderabad homes and lobbies: what each leaves behind, how long it lasts, how it is undone, and rates.',
    keywords: [
      'diamond polishing vs crystallisation',
      'marble crystallisation Hyderabad',
      'marble wax polish',
      'floor coating on marble',
      'best marble polishing method',
      'acrylic polish on marble',
    ],
    picture: 'close-diamond',
  },
  title: 'Diamond, crystallisation or wax: three shines for a Hyderabad floor',
  excerpt:
    'One changes the surface, one changes its skin, one lies on top. All three look alike on the day they are paid for, so compare them by what they look like when they wear.',
  summary: 'Diamond, crystallisation and wax, as they wear.',
  published: '2026-11-23',
  modified: '2026-11-30',
  picture: 'close-diamond',
  services: ['italian-diamond-polishing', 'marble-polishing'],
  body: [
    { kind: 'heading', id: 'compared', text: 'The three beside each other' },
    {
      kind: 'table',
      caption: 'What you are buying',
      head: ['', 'Diamond', 'Crystallisation', 'Wax or acrylic'],
      rows: [
        [
          'The shine is',
          'The stone, cut smooth',
          'A glassy skin grown on calcite',
          'A film laid on the stone',
        ],
        ['Works on', 'Every stone we polish', 'Marble and limestone', 'Anything, for a while'],
        ['Takes out scratches', 'Yes', 'No, it glosses over them', 'No, it fills them'],
        ['Levels joints', 'From the coarse grits on', 'No', 'No'],
        ['Time for a room', `${workDays.room}, and drying`, 'An hour or two', 'An evening, in thin coats'],
        [
          'In a home it holds',
          `${glossYears.marble} on marble`,
          'Some months in the lanes',
          'Weeks at the door, months under the bed',
        ],
        [
          'Wears off as',
          'Slow, even dulling',
          'Patches, then orange peel',
          'Scuffs, yellow edges, black heel marks',
        ],
        [
          'Repaired by',
          'Fine grits in the worn part',
          'One more coat, on the last',
          'Stripping all of it, then again',
        ],
        [
          'Underfoot when wet',
          'As slippery as its last grit',
          'As slippery as a mirror',
          'The most slippery of the three',
        ],
      ],
    },
    { kind: 'heading', id: 'what-is-on-mine', text: 'What is on your floor now?' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Warm water',
          text: 'Leave a cloth wrung out in hot water under a cup for five minutes. A white bloom that fades as it dries is wax or acrylic. Bare or crystallised stone shows nothing.',
        },
        {
          title: 'Nail varnish remover',
          text: 'One drop on a cotton bud, in a corner, with the window open. Acrylic turns sticky. Wax smears. The other two stay as they are.',
        },
        {
          title: 'Lemon, last',
          text: 'A drop on a hidden edge of marble. Bare calcite goes matt within minutes; a crystallised face resists for longer. It leaves a mark, so choose the place well.',
        },
        {
          title: 'Look at the joints',
          text: 'Brown dots in pale joints are shreds of steel wool. Yellow ridges along the skirting are old coats of a finish that the mop never reached.',
        },
      ],
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'service-diamond' }],
      caption: captioned(
        'Seven diamond discs, the coarsest in front. Nothing lies on this floor but light.',
        'service-diamond',
      ),
    },
    { kind: 'heading', id: 'when-each', text: 'When each is the right answer' },
    {
      kind: 'points',
      items: [
        {
          title: 'Diamond',
          text: 'Scratches you can feel, steps between tiles, dull lanes, a new floor, a floor you want to leave alone afterwards. Also wherever food is made, since nothing stays behind but stone and a sealer.',
        },
        {
          title: 'Crystallisation',
          text: 'A marble lobby that is flat, clean and redone on a calendar by the same hands; a hall that must look bright for one wedding. Not on granite, serpentine greens, honed floors, kitchens or outdoors.',
        },
        {
          title: 'Wax',
          text: 'Wooden furniture, and now and then a porous red floor of cement that has always had it. On marble it holds dust, turns yellow by the window and has to be stripped before anything else can be done.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'There is a fourth, sold as nano, ceramic or glass coat: a clear resin film. It resists lemon as long as it is whole. When a chair leg has cut it, moisture creeps below the edge and the film whitens; then it is ground off, with the top of the stone. Ask for its solvent before it goes on. What the words mean is in ',
        { text: 'the glossary', to: '/glossary' },
        '.',
      ],
    },
    { kind: 'heading', id: 'chemistry', text: 'Two words about safety' },
    {
      kind: 'paragraph',
      text: 'Fluorosilicate is poisonous while it is wet and its dust is harmful while it is rubbed. Ask for the safety sheet, for gloves and masks on the people, for open windows, and for children and pets in another part of the house until the floor is rinsed. Solvent waxes want the gas turned off. Diamonds want water, and an RCCB (earth-leakage breaker) on the socket.',
    },
    { kind: 'heading', id: 'what-it-costs', text: 'What the diamond way costs' },
    {
      kind: 'paragraph',
      text: `Film and fluoride have to come off first, which is why the row for Italian marble below starts higher. ${tierNames.basic} there is ${gritRange(diamond.basic).toLowerCase()}, once; ${tierNames.premium} runs each grit twice.`,
    },
    {
      kind: 'table',
      caption: 'Rates per square foot',
      head: ['Floor', 'Line', 'Rate'],
      rows: [
        rateRow('Indian marble, bare, level, dull', 'marble-polishing', 'basic'),
        rateRow('Indian marble, bare, to a mirror', 'marble-polishing', 'premium'),
        rateRow('Granite under wax or shiner', 'granite-floor-polishing', 'basic'),
        rateRow('Mosaic under wax or varnish', 'mosaic-floor-polishing', 'basic'),
        rateRow('Italian marble, crystallised, level', 'italian-diamond-polishing', 'basic'),
        rateRow('Italian marble, crystallised, with steps', 'italian-diamond-polishing', 'premium'),
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `We have no rate for crystallising and none for waxing. If a quote you hold is far below ${formatRupees(prices['marble-polishing'].basic)} per sq ft, ask which of the three it is, in writing, and which grits; `,
        { text: 'seven questions for any quote', to: '/blog/what-stone-polishing-costs#two-quotes' },
        ' help with the rest.',
      ],
    },
    {
      kind: 'figure',
      figure: formatRupees(prices['italian-diamond-polishing'].basic),
      text: [
        `${priceUnit} takes film and fluoride off Italian marble. `,
        { text: 'Ask for a quote', to: '/contact#quote' },
        '.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can a floor be crystallised after diamond polishing?',
      answer:
        'It can, and some hotels do, to spare the polish. In a home there is no need. Remember that whoever polishes it next has to cut that skin off first, and will charge for it.',
    },
    {
      question: 'Is a sealer a coating too?',
      answer: [
        'Not the kind we use. A penetrating sealer sits in the pores, and the surplus is wiped away, so nothing shines and nothing can peel. It slows oil and tea; it does not stop acid. ',
        { text: 'How each stone is sealed', to: '/care' },
        ' is on its care card.',
      ],
    },
  ],
};
