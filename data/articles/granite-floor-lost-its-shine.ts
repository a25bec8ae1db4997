import { glossYears, stripperSoaks, waterTest, workDays } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { priceUnit } from '../price-line.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { scopes } from '../scopes.ts';
import { resealOf, stoneSamples } from '../stones/stone-by-id.ts';
import type { Article } from './article.ts';

const { premium, luxury } = scopes['granite-floor-polishing'];

export const graniteFloorLostItsShine: Article = {
  id: 5,
  slug: 'granite-floor-lost-its-shine',
  title: 'Why a granite floor loses its shine, and what brings it back',
  excerpt:
    'Granite is as hard as the sand that walks over it. When it goes dull, the polish is often still there under a film. Five tests tell which, before you pay for grinding.',
  summary: 'Five tests that tell a film from a worn face.',
  short:
    'Often the polish is still there, under a film. Wash one square foot with an alkaline stone cleaner: if it shines, you need no machine. Only wear and chemical damage are ground.',
  category: 'granite-polishing',
  published: '2026-11-21',
  modified: '2026-11-30',
  head: {
    title: 'Granite floor lost its shine',
    description:
      'Film, coating, wear or acid: five tests for a dull granite floor, what mends each, and how granite is re-polished with diamonds and tin or cerium oxide.',
    keywords: [
      'granite floor lost its shine',
      'dull granite floor',
      'granite floor polishing',
      'restore granite shine',
      'granite polishing Hyderabad',
      'hard water stains on granite',
    ],
    picture: 'gallery-05',
  },
  picture: 'gallery-05',
  services: ['granite-floor-polishing'],
  body: [
    { kind: 'heading', id: 'four-reasons', text: 'Four reasons, and only two need a machine' },
    {
      kind: 'paragraph',
      text: `Quartz and feldspar, 6–7 on the Mohs scale, wear so slowly that a granite floor in a home should keep its factory polish for ${glossYears.granite}, and often for longer. When it looks tired after three, suspect something lying on the stone rather than something missing from it. The four candidates are a film, a coating, wear and chemical damage. The first two are removed. Only the last two are ground.`,
    },
    {
      kind: 'figure',
      figure: glossYears.granite,
      text: 'is how long the factory polish of a granite should last in a home.',
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'close-granite' }],
      figure: {
        figure: formatRupees(prices['granite-floor-polishing'].basic),
        text: [
          `${priceUnit} strips a film and buffs the polish below it. `,
          { text: 'Ask for a quote', to: '/contact#quote' },
          '.',
        ],
      },
      caption: captioned(
        'Tan Brown, from left to right: under a film, worn by scratches, polished.',
        'close-granite',
      ),
    },
    { kind: 'heading', id: 'five-tests', text: 'Five tests without a machine' },
    {
      kind: 'steps',
      items: [
        {
          title: 'The wardrobe corner',
          text: 'Compare the walking lane with a corner nobody treads. Both dull: a film or a coating. Only the lane dull: wear.',
        },
        {
          title: 'The blade',
          text: 'Push a new razor blade at 30 degrees over 5 cm of floor. A grey smear or a soft curl on the steel is residue. A clear plastic shaving is a coating. A clean blade means bare stone.',
        },
        {
          title: 'Acetone',
          text: 'Lay a wet cotton pad on a hidden spot for a minute. If the surface turns tacky, it is acrylic. If the pad turns black on a black floor, the slab was dyed or oiled at the factory.',
        },
        {
          title: 'One clean square',
          text: `Mask a square foot. Brush on an alkaline stone cleaner at 1:10, wait ${stripperSoaks} without letting it dry, scrub with a white pad, rinse twice, dry. If the square shines, you need cleaning and not polishing.`,
        },
        {
          title: 'The low torch',
          text: 'In the dark, with the lamp on the floor, film shows as a smear and wear as a web of fine lines.',
        },
      ],
    },
    { kind: 'heading', id: 'what-it-means', text: 'What the result means' },
    {
      kind: 'table',
      caption: 'From finding to remedy',
      head: ['Finding', 'Likely cause', 'Remedy', '1,000 sq ft, two machines'],
      rows: [
        [
          'Grey smear, dull all over',
          'Phenyl, soap, too little rinsing',
          'Alkaline wash, two rinses',
          '1 day',
        ],
        [
          'White bloom near taps and balcony',
          'Lime from hard water',
          'Blade, then oxide polish by hand',
          '1 day',
        ],
        ['Plastic shaving', 'Acrylic or wax coating', 'Stripper, white pad, rinse', workDays.room],
        ['Lines in the lanes only', 'Wear', `Diamonds from ${premium.from}, gloss`, '2–3 days'],
        [
          'Scratches that catch a nail, high edges',
          'Dragged load, poor laying',
          `Full grind from ${luxury.from}, gloss`,
          workDays.larger,
        ],
        [
          'Rough, matt splashes',
          'Hydrofluoric rust remover',
          'Grind the slab from a coarse grit',
          'By the slab',
        ],
      ],
    },
    {
      kind: 'note',
      title: 'Two acids to keep out of the house',
      text: 'Muriatic acid, used to clear cement after laying, leaves the quartz alone but attacks the iron minerals, and a white granite goes rusty weeks later. Rust removers with hydrofluoric acid or ammonium bifluoride dissolve quartz and feldspar themselves, and injure people before they feel it. No granite floor needs either.',
    },
    { kind: 'heading', id: 'how-it-is-polished', text: 'How granite is polished again' },
    {
      kind: 'paragraph',
      text: 'The grits carry the same numbers as for marble, but little else is the same. There is no soft calcite for a powder to act on, so crystallisation fluids do nothing useful here. The gloss is made by pressure, heat and very fine abrasive: tin or cerium oxide, or resin “lux” pads, under a head weighted to roughly twice what marble wants, until the slurry thickens and the pad begins to drag. Water is given in drops by then, not in a stream.',
    },
    {
      kind: 'paragraph',
      text: 'It goes wrong in two ways. The first is impatience at the middle grits. Granite hides its scratches while it is wet and shows them when it is dry, so each of these passes is dried and inspected under a lamp before the next begins. The second is mica. The black flakes of biotite are barely harder than a fingernail and pluck out, leaving pinholes. In a coarse grey granite they are part of the stone, and no honest contractor will promise a surface like glass. We fill larger pits with clear epoxy before the fine pads.',
    },
    {
      kind: 'paragraph',
      text: [
        `A standard room takes ${workDays.room}, in granite usually the full two, because every pass is slower. Grits, tiers and the stones we handle are listed under `,
        { text: 'granite floor polishing', to: '/services/granite-floor-polishing' },
        ', and the sums for whole flats are in ',
        { text: 'what stone polishing costs', to: '/blog/what-stone-polishing-costs' },
        '.',
      ],
    },
    { kind: 'figure', figure: 'Twice', text: 'the weight that marble wants under the last pads.' },
    {
      kind: 'pictures',
      pictures: [{ picture: 'gallery-08' }],
      figure: { figure: workDays.room, text: 'for a standard room. Granite usually takes both.' },
      caption: captioned('A verandah in Hassan Green, a granite.', 'gallery-08'),
    },
    { kind: 'heading', id: 'stones', text: 'Stones that behave differently' },
    {
      kind: 'list',
      items: [
        'Black Galaxy and Absolute Black take the highest gloss of all and show every swirl. Insist on a daylight inspection before the machine leaves.',
        'Kashmir White is porous for a granite, and its garnets rust. Seal it, and never flood it.',
        'Tan Brown has feldspar crystals the size of a thumbnail. Each lies at its own angle, so one looks glossy while its neighbour looks flat. Walk round it before you call it dull.',
        'Steel Grey hides footprints and wear equally well. Wear is found by touch and torch long after it has begun.',
      ],
    },
    {
      kind: 'stones',
      stones: stoneSamples('black-galaxy', 'absolute-black', 'kashmir-white', 'tan-brown', 'steel-grey'),
    },
    { kind: 'heading', id: 'keeping-it', text: 'Keeping it' },
    {
      kind: 'paragraph',
      text: [
        `Sweep daily, mop twice a week with a neutral cleaner at the dilution on the label, and rinse: the second bucket of plain water does more for granite than any product. Skip polish sprays, since silicone looks good for a day and then gathers dust. Whites such as Kashmir White are sealed every ${resealOf('kashmir-white')} and most coloured granites half as often. Dense blacks need none, as a drop of water that stays on top for ${waterTest} will show. Marble wants `,
        { text: 'a different routine', to: '/blog/marble-maintenance-tips' },
        '; if one mop serves both, follow the marble one. ',
        { text: 'The card for granite', to: '/care#granite' },
        ' has the rest.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If the clean square shone, your bill is a wash. If it did not, ',
        { text: 'send us two pictures on WhatsApp', to: '/contact' },
        ', one of the square and one of the lane with a torch beside it. They usually tell us the starting grit before we come.',
      ],
    },
  ],
};
