import { honedTo } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { priceUnit, tierNames } from '../price-line.ts';
import { prices, tiers } from '../prices.ts';
import { gritRange, levelText, scopes } from '../scopes.ts';
import { stoneSamples } from '../stones/stone-by-id.ts';
import type { Guide } from './guide.ts';

const kota = prices['kota-stone-polishing'];
const bought = scopes['kota-stone-polishing'];

export const tandurShahabadAndCuddapahStone: Guide = {
  slug: 'tandur-shahabad-and-cuddapah-stone',
  label: 'Tandur and Cuddapah',
  head: {
    title: 'Tandur, Shahabad and Cuddapah Stone',
    description: `Tandur, Shahabad and Cuddapah limestone in Hyderabad: how to tell the three from Kota and granite, how far each will shine, polished from ${formatRupees(kota.basic)} per sq ft.`,
    keywords: [
      'Tandur stone polishing',
      'Shahabad stone polishing',
      'Cuddapah stone polishing',
      'Kadapa black stone',
      'Tandur stone Hyderabad',
      'old Shahabad floor',
    ],
    picture: 'room-verandah-kota-brown',
  },
  title: 'Tandur, Shahabad and Cuddapah stone in Hyderabad: the limestones from next door',
  excerpt:
    'Three limestones from within a day of the city lie in its courtyards, steps and kitchens, and most are called Kota. They are worked like it, with a few differences that matter.',
  summary: 'Local limestones, most of them called Kota.',
  published: '2026-11-23',
  modified: '2026-11-30',
  picture: 'room-verandah-kota-brown',
  services: ['kota-stone-polishing', 'kitchen-marble-polishing'],
  body: [
    { kind: 'heading', id: 'where-from', text: 'Where they come from' },
    {
      kind: 'paragraph',
      text: 'Tandur is a railway town in Vikarabad district, a little over 100 km west of Hyderabad. Shahabad lies farther along the same line, in Kalaburagi district of Karnataka. Both quarry the same flat-lying beds of fine limestone, which geologists name after the river Bhima, and that is why a blue Tandur and a Shahabad can be twins. Cuddapah, now spelled Kadapa, gave its name to black limestone from the south, from Kadapa and from the quarries around Betamcherla. All three were at hand before lorries brought stone from Rajasthan, so in an old house they are the likelier guess.',
    },
    {
      kind: 'stones',
      stones: stoneSamples('tandur-blue', 'tandur-yellow', 'shahabad-grey', 'cuddapah-black'),
    },
    { kind: 'heading', id: 'side-by-side', text: 'Side by side with Kota' },
    {
      kind: 'table',
      caption: 'Four limestones on one floor',
      head: ['Stone', 'Colour', 'Where you meet it', 'How far it shines'],
      rows: [
        [
          'Tandur Blue or Grey',
          'Slate blue to ash grey',
          'Verandahs, shops, compound steps',
          'Satin with ease, a quiet mirror where the bed is sound',
        ],
        [
          'Tandur Yellow',
          'Buff to honey, often in clouds',
          'Halls, cladding, borders',
          'Satin; clay seams stay matt',
        ],
        [
          'Shahabad',
          'Pale to mid grey, cooler than Tandur',
          'Courtyards, kitchens, godowns, railway buildings',
          'Hone to satin; hand-split faces stay uneven',
        ],
        [
          'Cuddapah Black',
          'Charcoal, near black when polished',
          'Platforms, shelves, window sills, lofts, steps',
          'The deepest mirror of the four, while dry and clean',
        ],
        [
          'Kota',
          'Blue-grey, green, brown',
          'Corridors, stairs, verandahs',
          'Satin to mirror; silica makes it slower',
        ],
      ],
    },
    { kind: 'heading', id: 'which-is-mine', text: 'Which one is mine?' },
    {
      kind: 'points',
      items: [
        {
          title: 'Lemon, in a hidden corner',
          text: 'All of these go dull within minutes. Black granite does not. That one drop settles whether a black kitchen top is Cuddapah or granite.',
        },
        {
          title: 'A steel knife',
          text: 'It leaves a pale line on limestone, and a grey smear of steel on granite.',
        },
        {
          title: 'A broken edge',
          text: 'Tandur breaks flat and even; Shahabad shows leaves, like a book; Cuddapah breaks like thick glass with a dull black face.',
        },
        {
          title: 'The underside of a loose piece',
          text: 'Sawn faces are younger. Before the gang saws, slabs were split with wedges and dressed along the edges alone, so they differ by a centimetre in thickness.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Nobody needs the right name before the visit. What we do need to know is the thickness, whether the face peels, and what was poured on it; the five checks in ',
        { text: 'polish, repair or replace', to: '/blog/kota-stone-polish-or-replace' },
        ' hold for all of them.',
      ],
    },
    { kind: 'heading', id: 'under-the-machine', text: 'What is different under the machine' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Tandur Yellow dries slowly',
          text: 'Its clay holds water, and a yellow chosen while wet dries two shades paler. The test patch is left for a night. Iron spots turn brown under bleach, so it is never bleached.',
        },
        {
          title: 'Shahabad peels in leaves',
          text: 'Where one leaf has lifted, the next is usually sound. It is chiselled off to a firm face and the hollow honed into the slab. More than a finger deep, the slab is turned over or changed: an old underside is often as good as a new face.',
        },
        {
          title: 'Cuddapah carries old oil',
          text: 'For generations it was blackened with coconut oil or boot polish. Solvent and an alkaline stripper come first, and the stone turns out greyer than remembered. The black that follows is made by the grits alone, and no cloth takes it off.',
        },
        {
          title: 'Steps and shelves are thin',
          text: 'A Cuddapah shelf of 20 mm over a span is stone under tension. It is taken down and polished on a bench, or honed in place without any weight.',
        },
      ],
    },
    { kind: 'heading', id: 'what-it-costs', text: 'What it costs' },
    {
      kind: 'paragraph',
      text: 'Floors, steps and paving of these three are charged by the row for Kota, since the abrasives and hours are the same.',
    },
    {
      kind: 'table',
      caption: 'Tandur, Shahabad and Cuddapah floors, per square foot',
      head: ['Tier', 'Grits', 'Level', 'Rate'],
      rows: tiers.map((tier) => [
        tierNames[tier],
        gritRange(bought[tier]),
        levelText(bought[tier]),
        formatRupees(kota[tier]),
      ]),
    },
    {
      kind: 'paragraph',
      text: [
        'A black kitchen platform is counter work, edge, cut-out and food-safe sealer included, and is priced in the row for ',
        { text: 'kitchen marble', to: '/services/kitchen-marble-polishing' },
        `, from ${formatRupees(prices['kitchen-marble-polishing'].basic)}. It etches like marble. Honed, it hides that; a mirror behind the hob is asking for rings.`,
      ],
    },
    {
      kind: 'figure',
      figure: formatRupees(kota.premium),
      text: [
        `${priceUnit} for a floor, at ${tierNames.premium}. `,
        { text: 'Ask for a quote', to: '/contact#quote' },
        '.',
      ],
    },
  ],
  questions: [
    {
      question: 'Should an old Shahabad courtyard be polished at all?',
      answer: [
        `Seldom to a shine. Open to rain it is safer honed or brushed, with new joints and a fall to the drain. What the eye misses is mostly the colour, and that returns at ${honedTo.rain} grit. The reasons are on the page about `,
        { text: 'Kota stone', to: '/services/kota-stone-polishing' },
        ', which wears in the same way.',
      ],
    },
    {
      question: 'Can Tandur be matched if one slab breaks?',
      answer:
        'Better than Kota, because the quarries are near and still working. Take a broken piece, wet, to the yard, and buy from the same bed thickness. Old slabs from a house being taken down match best of all.',
    },
  ],
};
