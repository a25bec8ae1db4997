import { bedHardens, glossYears, honedTo, lemonMark, thirstyReseal } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { stoneSamples } from '../stones/stone-by-id.ts';
import type { Article } from './article.ts';

const italian = prices['italian-marble-polishing'];
const granite = prices['granite-floor-polishing'];

export const italianMarbleVsGranite: Article = {
  id: 2,
  slug: 'italian-marble-vs-granite',
  title: 'Italian marble or granite: which floor for which room',
  excerpt:
    'The two stones differ in one mineral fact, and nearly everything you will notice in ten years follows from it. A comparison by test, by room and by upkeep.',
  summary: 'Compared by test, by room and by upkeep.',
  short: `Granite for stairs, porches and counters that meet lemon every day. Either in a living room: marble has the depth, and wants a re-polish every ${glossYears.marble}, granite every ${glossYears.granite}.`,
  category: 'italian-marble',
  published: '2026-11-21',
  modified: '2026-11-30',
  head: {
    title: 'Italian marble vs granite for floors',
    description:
      'Hardness, acid, absorption, upkeep and polishing rates compared, a room-by-room choice, and what to ask at the stone yard before you pay for slabs.',
    keywords: [
      'italian marble vs granite',
      'italian marble or granite flooring',
      'granite vs marble floor',
      'lemon test for marble',
      'italian marble maintenance',
      'granite floor Hyderabad',
    ],
    picture: 'marble-and-granite',
  },
  picture: 'marble-and-granite',
  services: ['italian-marble-polishing', 'granite-floor-polishing'],
  body: [
    { kind: 'heading', id: 'two-rocks', text: 'Two different rocks' },
    {
      kind: 'paragraph',
      text: 'Marble was limestone once, and heat and pressure turned it into a mesh of calcite crystals. Granite cooled slowly from a melt into quartz, feldspar and mica. Calcite is soft and dissolves in acid. Quartz and feldspar are hard and do not. The rest is detail, but expensive detail.',
    },
    {
      kind: 'paragraph',
      text: 'In the Indian trade “Italian marble” is a class of slab more than an address. Carrara, Statuario and Calacatta come from the Apuan Alps, Portoro from Liguria, Botticino from near Brescia. Crema Marfil is quarried in Spain, and strictly it and Botticino are limestones that take a polish. The passport does not matter to your floor. What does: most of these slabs are 16–20 mm thick, filled with resin at the factory and backed with a glass-fibre mesh, because a vein is a crack that nature healed only in part. Five of them lie in the upper row, five granites in the lower.',
    },
    {
      kind: 'stones',
      stones: stoneSamples(
        'statuario',
        'carrara',
        'calacatta',
        'botticino',
        'crema-marfil',
        'kashmir-white',
        'steel-grey',
        'tan-brown',
        'absolute-black',
        'black-galaxy',
      ),
    },
    {
      kind: 'figure',
      figure: '16–20 mm',
      text: 'of Italian marble, filled with resin and backed with a mesh.',
    },
    { kind: 'heading', id: 'compared', text: 'Compared line by line' },
    {
      kind: 'table',
      caption: 'Italian marble and granite as floors',
      head: ['Property', 'Italian marble', 'Granite'],
      compares: true,
      rows: [
        ['Mineral', 'Calcite', 'Quartz and feldspar'],
        ['Mohs hardness', '3–4', '6–7'],
        ['Drop of lemon juice', `Dull ring within ${lemonMark.calcite}`, 'No mark'],
        ['Water absorption allowed by ASTM', '0.20 % (C503)', '0.40 % (C615)'],
        ['What dulls it first', 'Grit and acid', 'Residue, then grit'],
        ['Final polish', 'Fine diamond and powder, low speed', 'Tin or cerium oxide, more weight'],
        ['Light re-polish in a family home', `Every ${glossYears.marble}`, `Every ${glossYears.granite}`],
        [
          'Our polishing rate, per sq ft',
          `${formatRupees(italian.basic)} to ${formatRupees(italian.luxury)}`,
          `${formatRupees(granite.basic)} to ${formatRupees(granite.luxury)}`,
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The fourth line surprises people. Sound marble is dense, and a granite may drink twice as much. Kashmir White darkens round a wet doormat, and the iron in its garnets can turn it yellow there. Hard and stain-proof are two different things.',
    },
    {
      kind: 'figure',
      figure: '0.40 %',
      text: 'of its weight in water is what the standard lets a granite drink: twice as much as a marble.',
    },
    { kind: 'heading', id: 'three-tests', text: 'Three tests on an offcut' },
    {
      kind: 'paragraph',
      text: 'Labels in stone yards are often wishes. White dolomite marble is sold as quartzite, and a pale marble with grey flecks as granite. Ask for an offcut with the polished face and take it home.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Lemon',
          text: `One drop of juice, ${lemonMark.calcite}, rinse, dry, and look across the surface against the light. A dull ring means calcite. Dolomite etches too, but fainter, so leave a second drop for ${lemonMark.dolomite}.`,
        },
        {
          title: 'Blade',
          text: 'Draw a steel penknife across a corner. On marble it cuts a white groove. On granite it leaves a grey pencil line of its own steel.',
        },
        {
          title: 'Oil',
          text: `A drop of cooking oil, also for ${lemonMark.dolomite}. A dark spot that will not wipe off tells you that the stone must be sealed before the first meal, whatever it is called.`,
        },
      ],
    },
    { kind: 'heading', id: 'room-by-room', text: 'Room by room' },
    {
      kind: 'points',
      items: [
        {
          title: 'Living and dining',
          text: 'Either. Marble gives depth and a floor almost without joints; it also shows the lane from the front door to the sofa first.',
        },
        {
          title: 'Kitchen counter',
          text: [
            `Granite, if lemon, tamarind and curd are on it every day. Marble, if you can live with rings and a new sealer every ${thirstyReseal}; see `,
            { text: 'polishing a kitchen counter', to: '/blog/kitchen-countertop-polishing' },
            '.',
          ],
        },
        {
          title: 'Stairs',
          text: 'Granite. It keeps a crisp nosing, where marble rounds off in the middle of each tread within ten or fifteen years.',
        },
        {
          title: 'Pooja room',
          text: 'Granite forgives oil and kumkum. On marble, stand the lamp in a tray.',
        },
        {
          title: 'Bathroom',
          text: `Either, but honed at ${honedTo.rain}–${honedTo.stairs} grit, since any mirror finish is slippery under a wet foot. White marble that never dries may yellow as traces of iron in it rust.`,
        },
        {
          title: 'Balcony and car porch',
          text: 'Granite, flamed or leathered. Rain takes the polish off marble, and sunlight yellows its resin fillings.',
        },
      ],
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'room-kitchen-calacatta' }, { picture: 'room-kitchen-absolute-black' }],
      caption: captioned(
        'One kitchen, its counter in Calacatta and in Absolute Black.',
        'room-kitchen-calacatta',
        'room-kitchen-absolute-black',
      ),
    },
    { kind: 'heading', id: 'upkeep', text: 'What each costs to keep' },
    {
      kind: 'paragraph',
      text: [
        `Take a 300 sq ft living room at our Premium rate. Re-polishing costs ${formatRupees(300 * italian.premium)} in Italian marble and ${formatRupees(300 * granite.premium)} in granite. The visits differ less than the interval: marble asks for one every ${glossYears.marble}, granite every ${glossYears.granite}. All nine rates are on the `,
        { text: 'prices page', to: '/pricing' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'There is another side to it. When marble is damaged, it is easily put right. A scratch comes out on the spot with light machines and ordinary pads, and the floor ends as good as new. A chipped or deeply scratched granite slab takes two or three times the passes, under a heavier head. We describe both on their own pages: ',
        { text: 'Italian marble polishing', to: '/services/italian-marble-polishing' },
        ' and ',
        { text: 'granite floor polishing', to: '/services/granite-floor-polishing' },
        '. What each wants from the mop is on the cards for ',
        { text: 'Italian marble', to: '/care#italian-marble' },
        ' and ',
        { text: 'granite', to: '/care#granite' },
        '.',
      ],
    },
    {
      kind: 'figure',
      figure: glossYears.granite,
      text: `lie between two light polishes of granite. Marble asks for one every ${glossYears.marble}.`,
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'service-italian' }],
      figure: {
        figure: formatRupees(300 * italian.premium),
        text: [
          'for 300 sq ft of Italian marble at Premium. ',
          { text: 'Work out your own', to: '/estimate' },
          '.',
        ],
      },
      caption: captioned('A lobby in Statuario, book-matched.', 'service-italian'),
    },
    { kind: 'heading', id: 'stone-yard', text: 'What to ask at the stone yard' },
    {
      kind: 'list',
      items: [
        'Is the slab resin-filled and mesh-backed? A resin back does not bond to plain cement mortar. It wants a polymer or epoxy adhesive, white under a white stone, or grey shadows show through.',
        'What is the thickness at the thinnest corner? Under 14 mm leaves little for a future grind.',
        'Are all slabs from one block, and can two spare ones be had? Keep 3–5 % of the area for repairs; the same name from a later block is another colour.',
        'Has the colour been deepened? Rub the offcut with acetone. A stain on the cloth is dye or oil, not stone.',
        `Who grinds the floor after laying? Even good masons leave some edges high. Settle, before you pay for the slabs, whether levelling and polishing are included, and let the bed cure for ${bedHardens} first.`,
      ],
    },
    {
      kind: 'note',
      title: 'If you still cannot decide',
      text: 'Count the acids and the shoes. A house where people cook sour food daily and walk in from the street in sandals will be happier with granite below and marble on the walls. A house with a shoe rack at the door, a mat and a patient cook can have marble anywhere.',
    },
  ],
};
