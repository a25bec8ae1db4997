import { openingHours } from '../business.ts';
import { formatNumber, formatRupees } from '../money.ts';
import { priceUnit } from '../price-line.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { gritRange, scopes } from '../scopes.ts';
import type { Guide } from './guide.ts';
import { rateRow } from './rate-row.ts';

/** Square feet of the example. */
const lobby = 1200;
const granite = prices['granite-floor-polishing'];

export const officeAndLobbyFloors: Guide = {
  slug: 'office-and-lobby-floors',
  label: 'Offices and lobbies',
  head: {
    title: 'Office Floor Polishing in Hyderabad',
    description: `Granite and marble in offices, lobbies and shared corridors in Hyderabad: a plan for the year, gloss readings that decide, and a ${formatNumber(lobby)} sq ft lobby in rupees.`,
    keywords: [
      'office floor polishing Hyderabad',
      'lobby marble polishing',
      'commercial granite polishing',
      'marble maintenance contract',
      'apartment common area polishing',
      'floor care plan',
    ],
    picture: 'gallery-09',
  },
  title: 'Office and lobby floors in Hyderabad: polish by the reading',
  excerpt:
    'A lobby wears along one line. A few readings and a calendar keep that line from becoming the whole floor.',
  summary: 'Upkeep by gloss reading, month by month.',
  published: '2026-11-23',
  modified: '2026-11-30',
  picture: 'gallery-09',
  services: ['granite-floor-polishing', 'italian-diamond-polishing'],
  body: [
    { kind: 'heading', id: 'where-it-wears', text: 'Where a public floor wears' },
    {
      kind: 'paragraph',
      text: [
        'People walk the shortest way: door, desk, lift. That lane is often a tenth of the floor and takes nearly all of the steps. Beside it three places go early: the turn in front of the lift, where soles twist; the metre behind the mat; and the strip that the cleaning machine scrubs twice because it turns there. The rest of a granite lobby may never need a diamond again, and what dulls it is ',
        { text: 'more often a film than wear', to: '/blog/granite-floor-lost-its-shine' },
        '.',
      ],
    },
    { kind: 'heading', id: 'matting', text: 'Nine steps of matting' },
    {
      kind: 'paragraph',
      text: 'Four steps of mat, as a home has them, catch the coarse sand. Nine steps, about 6 m in three kinds (open scraper outside, ribbed in the porch, pile within), catch most of the rest. Mats are lifted and vacuumed underneath every evening; a full mat is a sand dispenser. In the monsoon a second set dries while the first one lies.',
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'gallery-04' }],
      figure: { figure: 'About 6 m', text: 'of matting in three kinds catches most of the sand.' },
      caption: captioned('A hotel lobby in Kashmir White, a granite.', 'gallery-04'),
    },
    { kind: 'heading', id: 'calendar', text: 'A calendar for facility teams' },
    {
      kind: 'table',
      caption: 'Care of a stone lobby through the year',
      head: ['When', 'What', 'Who'],
      rows: [
        ['Every hour of a wet day', 'Dry mop from door to lift', 'Housekeeping'],
        [
          'Every night',
          'Dust mop, then neutral cleaner with a white or red pad, fresh water',
          'Housekeeping',
        ],
        [
          'Every month',
          'Gloss read at twelve marked points; joints and silicone looked at',
          'Facility manager',
        ],
        ['Every quarter', 'Mats renewed or turned, spill marks listed with a picture', 'Facility manager'],
        ['Every half year', 'Lane honed or buffed where the readings ask for it', 'Polisher'],
        ['Every year', 'Walk through, water test, sealer where it fails', 'Polisher'],
      ],
    },
    {
      kind: 'points',
      items: [
        {
          title: 'Scrubbing pads',
          text: 'Green and black ones hold grit of their own and leave grey circles. So does a worn brush with a bare clip.',
        },
        {
          title: 'Washroom acid',
          text: 'It travels on wheels and shoes. Give washrooms their own buckets, in their own colour.',
        },
        {
          title: 'Office spills',
          text: 'Toner, coffee and sanitiser. Sanitiser gel with citric scent etches marble under the dispenser: put a tray there.',
        },
        {
          title: 'Dirty tank water',
          text: 'The machine then polishes the floor with mud. Empty, rinse, refill, each floor.',
        },
      ],
    },
    { kind: 'heading', id: 'reading', text: 'Let the meter decide' },
    {
      kind: 'paragraph',
      text: `Mark six points in the lane and six in corners nobody treads. While the lane is within 10 gloss units of the corners, no visitor sees a difference. At 15 it is time for fine grits in the lane. At 30 the scratches are deep enough for a start at ${scopes['granite-floor-polishing'].premium.from}, over the whole width, and the work costs several times as much. A log of twelve numbers a month tells you which quarter that will be, and is worth more in a budget meeting than any photograph.`,
    },
    {
      kind: 'figure',
      figure: formatRupees(prices['granite-floor-polishing'].premium),
      text: [
        `${priceUnit} cuts worn lanes out of granite. `,
        { text: 'Ask for a quote', to: '/contact#quote' },
        '.',
      ],
    },
    { kind: 'heading', id: 'what-it-costs', text: 'What it costs' },
    {
      kind: 'table',
      caption: 'Rates per square foot, before any discount for size',
      head: ['Floor', 'Line', 'Rate'],
      rows: [
        rateRow('Granite with film, still level and bright below', 'granite-floor-polishing', 'basic'),
        rateRow('Granite with worn lanes', 'granite-floor-polishing', 'premium'),
        rateRow('Italian marble, sound, dull', 'italian-marble-polishing', 'basic'),
        rateRow('Italian marble under old crystalliser', 'italian-diamond-polishing', 'basic'),
        rateRow('Mosaic corridor, stepped joints', 'mosaic-floor-polishing', 'premium'),
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `A granite lobby of ${formatNumber(lobby)} sq ft comes to ${formatRupees(lobby * granite.basic)} stripped and run ${gritRange(scopes['granite-floor-polishing'].basic)}, or ${formatRupees(lobby * granite.premium)} with its lanes cut out. Only the lane is often enough: it is billed by the area worked. Yearly visits are part of Stone Restoration & Maintenance, which has no rate of its own; `,
        { text: 'send the areas and the last readings', to: '/contact#quote' },
        ' and the quote names visits, grits and months.',
      ],
    },
    { kind: 'heading', id: 'on-site', text: 'Working in a building that is open' },
    {
      kind: 'list',
      items: [
        `Hours are ${openingHours.text} unless the quote says otherwise, so other hours and work in stages are agreed there.`,
        'We need a permit, the goods lift, a 16 A or three-phase point, water on the floor, and one person who may stop the work.',
        'Barricades belong two metres from the wet edge, with signs at eye level in the languages people there read. Slurry leaves with us, in drums.',
        'Agree the hour by which each phase is dry. A wet lobby on Monday morning is an accident report.',
      ],
    },
    {
      kind: 'note',
      title: 'Warranty in public places',
      text: [
        'Our warranty is for homes. Shops, restaurants and lobbies are covered only where the quote includes them, since wear is not ours to promise: see ',
        { text: 'the terms', to: '/terms#warranty' },
        '.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is crystallisation between polishes reasonable in a lobby?',
      answer: [
        'On marble that is flat and sound, yes: it lifts a tired lane within hours. On granite it does nothing. And count the coats, because each later one is harder to take off. The three ways are compared in ',
        { text: 'diamond, crystallisation or wax', to: '/guides/diamond-crystallisation-or-wax' },
        '.',
      ],
    },
    {
      question: 'Can a block of flats book its corridors and stairs together?',
      answer:
        'Yes. The machines come up once, and the areas are added up when we quote, so a discount for size may apply. One floor is closed at a time, half of its width after the other, and the stair stays open.',
    },
  ],
};
