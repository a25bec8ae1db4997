import { dryingTime, lightPolish, poultice, waterTest } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { priceUnit } from '../price-line.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import type { Article } from './article.ts';

export const marbleMaintenanceTips: Article = {
  id: 3,
  slug: 'marble-maintenance-tips',
  title: 'Keeping a marble floor bright: daily, monthly, yearly',
  excerpt:
    'Most marble is worn out by its cleaning. What to put in the bucket, what to keep out of it, and how to treat a stain before it becomes a repair.',
  summary: 'Most marble is worn out by its cleaning.',
  short:
    'Take the sand away dry, every day. Mop twice a week with a pH-neutral soap, and keep acids and phenyl out of the bucket. A stain can be drawn out; an etch has to be polished.',
  category: 'maintenance',
  published: '2026-11-21',
  modified: '2026-11-30',
  head: {
    title: 'Marble floor maintenance tips',
    description:
      'A cleaning calendar for marble floors, the right mop water, a poultice for turmeric and oil stains, and the water test that tells when to re-seal.',
    keywords: [
      'marble floor maintenance',
      'marble cleaning tips',
      'how to clean marble floor',
      'turmeric stain on marble',
      'marble poultice',
      'marble sealer test',
    ],
    picture: 'still-bucket',
  },
  picture: 'still-bucket',
  services: ['marble-floor-refinishing'],
  body: [
    { kind: 'heading', id: 'grit-first', text: 'Grit first, dirt second' },
    {
      kind: 'paragraph',
      text: 'A dirty floor can be washed. A scratched one cannot. So the order of cleaning matters more than the product: take the sand away dry, every day, before any water touches the floor. A wet mop over loose grit is a sheet of sandpaper on a stick.',
    },
    {
      kind: 'list',
      items: [
        'Use a flat microfibre mop 45–60 cm wide, pushed in one direction without lifting. A stiff broom flicks the grit about, and a vacuum cleaner with a hard wheel draws lines.',
        'Put a coarse mat outside the door and a cloth one inside, together long enough for four steps. Shake both weekly: a full mat gives the sand back.',
        'Stick felt under every chair leg and look at it with every change of season. Grit buries itself in felt, and then the chair becomes the tool.',
      ],
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'service-marble' }],
      figure: { figure: '10 minutes', text: 'a day with a dry mop, for 1,000 sq ft.' },
      caption: captioned('A room in white marble, under the sun of a stone screen.', 'service-marble'),
    },
    { kind: 'heading', id: 'bucket', text: 'What goes into the bucket' },
    {
      kind: 'paragraph',
      text: 'Five litres of water and 10 ml of a pH-neutral stone soap, about two capfuls. More soap does not clean better, it dries to a film. Wring the mop until it does not drip, change the water after every two rooms, and go over the floor once with plain water.',
    },
    {
      kind: 'paragraph',
      text: 'The water itself deserves a thought. Borewell water in much of the city is hard, and a puddle of it dries to a white rim of lime. The reject water of an RO purifier is worse. Many homes save it for mopping, but it carries all the salts that the membrane held back and can be twice as hard as what went in. Keep it for the toilet flush and the car. For marble use municipal or softened water.',
    },
    {
      kind: 'figure',
      figure: '10 ml',
      text: 'of neutral soap to five litres of water, two capfuls. More dries to a film.',
    },
    {
      kind: 'note',
      title: 'Never on marble',
      text: 'Toilet cleaner, descaler, vinegar, lemon, bleach, washing soda, scouring powder, green pads. Phenyl and pine cleaners do not attack the stone but leave a sticky layer that holds dust. A wax or “marble shine” from the supermarket must be stripped before the floor can be polished again.',
    },
    { kind: 'heading', id: 'calendar', text: 'A calendar for a family of four' },
    {
      kind: 'table',
      caption: 'Marble floor care through the year',
      head: ['When', 'What', 'Time for 1,000 sq ft'],
      rows: [
        ['Every day', 'Dry mop, entrance and kitchen side first', '10 minutes'],
        ['Twice a week', 'Damp mop with neutral soap, then plain water', '40 minutes'],
        ['At once', 'Blot spills, do not wipe them wider; rinse; dry', '1 minute'],
        ['Every 3 months', 'Felt pads, mats, and a low torch along the walking lanes', '30 minutes'],
        ['Every 6 months', 'Water test in three places', `Wait ${waterTest}, then wipe`],
        ['When a test fails', 'New sealer on that area', 'An afternoon, floor dry'],
      ],
    },
    { kind: 'heading', id: 'stain-or-etch', text: 'Stain or etch' },
    {
      kind: 'paragraph',
      text: 'Everybody calls every mark a stain, and then the wrong remedy makes two marks out of one. Look across it towards a window. If the mark is darker than the marble and the shine runs through it undisturbed, something has soaked in: that is a stain, and it can be drawn out. If the mark is pale and the reflection breaks inside it, acid has eaten the surface: that is an etch, and no cleaner will touch it. It has to be polished. Where it is both, draw the stain first.',
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'close-kitchen' }],
      figure: {
        figure: formatRupees(prices['marble-floor-refinishing'].basic),
        text: [
          `${priceUnit} cuts acid marks out of a level floor. `,
          { text: 'Ask for a quote', to: '/contact#quote' },
          '.',
        ],
      },
      caption: captioned(
        'Lemon on the left has eaten the polish: an etch. Oil on the right has soaked in: a stain.',
        'close-kitchen',
      ),
    },
    { kind: 'heading', id: 'poultice', text: 'Drawing out a stain' },
    {
      kind: 'paragraph',
      text: 'A poultice is a paste that is thirstier than the stone. The powder is plain whiting, kaolin or baking soda. The liquid depends on what was spilled: 3 % hydrogen peroxide for turmeric, tea, coffee and kumkum, acetone for oil and ghee, with the window open and no flame in the room. Try it on a hidden slab first, since peroxide can lighten a dark marble.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Mix',
          text: 'Stir powder and liquid to the thickness of peanut butter. A stain the size of a saucer takes about half a cup.',
        },
        {
          title: 'Cover',
          text: 'Where the paste holds peroxide, wet the stone with distilled water first. Spread the paste 6 mm thick, 2 cm beyond the stain, and tape cling film over it.',
        },
        {
          title: 'Wait',
          text: `Leave it ${poultice.draws}, then take the film off and let the paste dry completely, another ${poultice.dries}. The drying is what pulls.`,
        },
        {
          title: 'Lift and look',
          text: 'Lift with a plastic scraper, rinse, and judge only when the stone is dry. Old oil may need three rounds.',
        },
      ],
    },
    {
      kind: 'figure',
      figure: poultice.draws,
      text: `under film for the paste to draw, and ${poultice.dries} to dry.`,
    },
    {
      kind: 'paragraph',
      text: [
        'Two cautions. Turmeric turns red when soap meets it, because the dye changes colour in alkali; that is no disaster, and a few days of sun will fade what the paste leaves. Rust from a cylinder or a planter does not answer to either liquid, and the rust removers sold for bathrooms are acids. Leave that one to us. ',
        { text: 'Marks by name', to: '/guides/marble-stains-etching-and-cracks' },
        ' has the others, cracks too.',
      ],
    },
    { kind: 'heading', id: 'sealer', text: 'When the sealer is spent' },
    {
      kind: 'figure',
      figure: dryingTime,
      text: 'dry, before a floor is sealed again.',
    },
    {
      kind: 'paragraph',
      text: [
        `Test, do not count months. Put a spoonful of water on a dry floor beside the dining table, one at the entrance, one under a bed. Wipe after ${waterTest}. No change: the sealer works. Dark only at the entrance: re-seal the entrance. Dark everywhere: re-seal all, once the floor has stayed dry for ${dryingTime}. Dense marble passes for longer, open-grained marble for less, as the card says. Counters fail sooner and have `,
        { text: 'rules of their own', to: '/blog/kitchen-countertop-polishing' },
        '. The short form of all this is ',
        { text: 'a card to print', to: '/care#marble' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'No cleaning brings back a lane that has been walked dull. Compare it with the marble under the sofa: if you can see the difference from standing height, the polish is gone there. When that has happened in one or two lanes only, ',
        { text: 'a light polish', to: '/services/marble-polishing' },
        ` from ${lightPolish} is enough. When scratches catch the fingernail, or joints have sunk and gone black, it is `,
        { text: 'refinishing', to: '/services/marble-floor-refinishing' },
        '. If you are not sure which, ',
        { text: 'ask for the free assessment', to: '/contact#quote' },
        ' and have both priced.',
      ],
    },
  ],
};
