import {
  counterHone,
  dryingTime,
  lightPolish,
  poultice,
  sealer,
  thirstyReseal,
  waterTest,
} from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import type { Article } from './article.ts';

const kitchen = prices['kitchen-marble-polishing'];

export const kitchenCountertopPolishing: Article = {
  id: 4,
  slug: 'kitchen-countertop-polishing',
  title: 'Polishing a marble kitchen counter: rings, edges and food',
  excerpt:
    'Acid, oil, heat and steel meet a counter every day. What can be mended in one working day, which finish to choose, and when you can cook again.',
  summary: 'What can be mended in one working day.',
  short: `Oil is drawn out first; rings are honed and polished in one working day. Hone between sink and hob, keep the mirror for island and splashback. The sealer goes on the third day, and you cook ${sealer.cures} later.`,
  category: 'marble-polishing',
  published: '2026-11-21',
  modified: '2026-11-30',
  head: {
    title: 'Kitchen countertop polishing',
    description:
      'How etched and stained marble counters are honed, polished and sealed for food, honed or mirror finish, and the waiting times before you cook again.',
    keywords: [
      'kitchen countertop polishing',
      'marble countertop polishing',
      'etched marble counter',
      'food safe marble sealer',
      'honed marble kitchen',
      'kitchen platform polishing',
    ],
    picture: 'service-kitchen',
  },
  picture: 'service-kitchen',
  services: ['kitchen-marble-polishing'],
  body: [
    { kind: 'heading', id: 'damage', text: 'Read the damage first' },
    {
      kind: 'paragraph',
      text: 'Nearly every mark on a counter has one of five causes, and each has its own repair. Wash the stone, dry it, switch off the ceiling light and look along the surface with a torch.',
    },
    {
      kind: 'table',
      caption: 'Marks on a marble counter and what mends them',
      head: ['What you see', 'What happened', 'Repair'],
      rows: [
        ['Pale, dull ring or splash', 'Lemon, tamarind, curd or tomato', `Hone from ${lightPolish}, polish`],
        ['Dull ring you can feel', 'Acid left overnight, or descaler', 'Hone from the first grit, polish'],
        ['Dark patch, shine intact', 'Oil or masala in the pores', 'Poultice before any machine'],
        ['Fine lines beside the hob', 'Steel vessels dragged, knives', 'Hone from a middle grit, polish'],
        ['Sunken or brown vein', 'Heat has cooked the resin filling', 'Cut out, refill, hone, polish'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Oil comes first because a machine only makes it look worse: freshly opened stone shows a dark patch more clearly. The paste we use is described under ',
        { text: 'drawing out a stain', to: '/blog/marble-maintenance-tips#poultice' },
        `. It draws for ${poultice.draws} and dries for ${poultice.dries} before anything is polished.`,
      ],
    },
    { kind: 'heading', id: 'finish', text: 'Mirror or honed' },
    {
      kind: 'paragraph',
      text: `This is the decision that matters most, and it is rarely offered. On a mirror finish an acid ring breaks the reflection and is seen from the door. On a finish honed at ${counterHone} there is no reflection to break, so the same ring hides. The price is a thirstier surface, because honed pores are open wider: expect to re-seal at the shorter end of ${thirstyReseal}.`,
    },
    {
      kind: 'paragraph',
      text: 'Our advice is plain. Hone the stretch between sink and hob where the work is done. Keep the mirror for an island, a bar or the splashback. One slab can carry both if the change falls on a joint. A dark marble such as Portoro is the exception: honed, it turns grey and shows every fingerprint.',
    },
    {
      kind: 'figure',
      figure: counterHone,
      text: 'for the stretch between sink and hob: no mirror there that lemon could break.',
    },
    { kind: 'heading', id: 'working-day', text: 'One working day' },
    {
      kind: 'paragraph',
      text: 'A usual platform is 15 running feet by 2, so 30 sq ft, and a splashback of 6 inches adds 7 or 8. The front edge takes nearly as long as the surface.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Make safe',
          text: 'Gas off at the cylinder, hob lifted out by your fitter, cabinets and sockets sheeted. The wet machine runs on a 30 mA RCCB (earth-leakage breaker); refuse one without.',
        },
        {
          title: 'Fill',
          text: 'Chips, open veins and the seam behind the sink are cut clean and filled with tinted epoxy the evening before, because it is best left overnight.',
        },
        {
          title: 'Hone',
          text: 'A hand machine with 4-inch resin pads and its own water feed, 1,500–2,500 rpm, half a slab at a time. The pad never stops moving: five seconds in one place leave a dish that a straight edge finds.',
        },
        {
          title: 'Edge and corners',
          text: 'The same grits on flexible pads round the nosing. Around the tap and inside the sink cut-out by hand, with diamond blocks.',
        },
        {
          title: 'Polish and rinse',
          text: 'For a mirror, the last two grits and polishing powder. The powder contains oxalic acid, which has no place near food. The counter is rinsed until a test strip reads the same as your tap water.',
        },
        {
          title: 'Seal',
          text: `After ${dryingTime} of drying. The strip round the sink is always the last to pass the meter.`,
        },
      ],
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'counter-at-work' }],
      figure: {
        figure: formatRupees(30 * kitchen.premium),
        text: [
          'for a platform of 30 sq ft at Premium. ',
          { text: 'Ask for a quote', to: '/contact#quote' },
          '.',
        ],
      },
      caption: captioned(
        'Marks ringed in chalk, a poultice under film, and one half already polished.',
        'counter-at-work',
      ),
    },
    {
      kind: 'paragraph',
      text: [
        'Slurry goes into a wet vacuum, not into your sink. The kitchen is out of use on the first day, in light use on the second while the stone dries, and sealed on the third. Our rates per square foot run from ',
        `${formatRupees(kitchen.basic)} to ${formatRupees(kitchen.luxury)}`,
        ', higher than for an ordinary marble floor because nearly all of it is handwork; the three tiers are explained under ',
        { text: 'kitchen marble polishing', to: '/services/kitchen-marble-polishing' },
        '.',
      ],
    },
    { kind: 'heading', id: 'food', text: 'Sealing where food is made' },
    {
      kind: 'paragraph',
      text: 'Only a penetrating sealer belongs on a counter: silane, siloxane or fluoropolymer, carried into the pores by water or solvent that then evaporates. Ask for the data sheet and find the line that says it is suitable for food areas once cured. Lacquers and pour-on epoxies look splendid for a month. Then the knife goes through, the hot pan blisters them, and they must be ground off.',
    },
    {
      kind: 'points',
      items: [
        {
          title: `After ${sealer.soaks}`,
          text: `All that has not soaked in is wiped off. Residue left longer dries to streaks.`,
        },
        { title: 'After 4 hours', text: 'Dry things only, such as plates and unopened packets.' },
        {
          title: `After ${sealer.cures}`,
          text: `Wash the stone with soap and water, then cook, roll and knead as usual.`,
        },
      ],
    },
    {
      kind: 'figure',
      figure: sealer.cures,
      text: 'from the sealer to the first meal.',
    },
    {
      kind: 'note',
      title: 'What it buys you',
      text: 'Minutes against oil, tea and turmeric. Against lemon, nothing at all: acid attacks the calcite between the sealed pores. Anybody who promises an etch-proof marble is selling a coating.',
    },
    { kind: 'heading', id: 'afterwards', text: 'Living with it' },
    {
      kind: 'list',
      items: [
        'A board for cutting, a tray under the oil bottles, a trivet for the pressure cooker, a saucer for the cut lemon. Four objects prevent most marks.',
        'Wipe with a drop of dish soap in a litre of water, then with plain water. Soap that dries on the stone dulls it.',
        'Lime round the tap comes off with a razor blade held nearly flat. Descaler takes the polish with it.',
        `Test with a spoon of water beside the sink and the hob. If the stone is darker after ${waterTest}, re-seal. For most kitchens that is every ${thirstyReseal}.`,
      ],
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'gallery-02' }],
      figure: { figure: thirstyReseal, text: 'between two sealings, for most kitchens.' },
      caption: captioned('Counters in Tan Brown, which is a granite.', 'gallery-02'),
    },
    {
      kind: 'paragraph',
      text: [
        'If your counter is granite, you are spared nearly all of this, and a dull patch is more often residue than wear: start with ',
        { text: 'why granite loses its shine', to: '/blog/granite-floor-lost-its-shine' },
        '. If you are still choosing a stone, read ',
        { text: 'Italian marble or granite', to: '/blog/italian-marble-vs-granite' },
        ' before you fall in love with a slab. The floor around it has ',
        { text: 'a card of its own', to: '/care#marble' },
        '.',
      ],
    },
  ],
};
