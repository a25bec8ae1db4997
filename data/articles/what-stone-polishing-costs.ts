import { replyWithinHours } from '../business.ts';
import { workDays } from '../figures.ts';
import { formatNumber, formatRupees } from '../money.ts';
import { tierNames, warrantyYearsText } from '../price-line.ts';
import { prices, type Tier, tiers } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { gritRange, scopes } from '../scopes.ts';
import type { ServiceSlug } from '../services/slugs.ts';
import type { Article } from './article.ts';

/** Square feet of the examples. */
const flat = 1100;
const flatAsSold = 1550;
const mixed = { marble: 720, kota: 180, counter: 32 };

/** Of seven grits over the flat, at 300 sq ft an hour. */
const machineHours = Math.round((7 * flat) / 300);

const marble = prices['marble-polishing'];
const refinishing = prices['marble-floor-refinishing'];
const marbleScopes = scopes['marble-polishing'];

const mixedTotal =
  mixed.marble * marble.premium +
  mixed.kota * prices['kota-stone-polishing'].basic +
  mixed.counter * prices['kitchen-marble-polishing'].premium;

export const whatStonePolishingCosts: Article = {
  id: 6,
  slug: 'what-stone-polishing-costs',
  title: 'What stone polishing costs in Hyderabad, worked out',
  excerpt: `From a rate per square foot to a figure for your own flat: how to measure, what ${formatNumber(flat)} sq ft comes to in each tier, and how to compare two quotes.`,
  summary: 'From a rate per square foot to a figure for your flat.',
  short: `Measure the stone, not the flat. ${formatNumber(flat)} sq ft of Indian marble comes to ${formatRupees(flat * marble.basic)}, ${formatRupees(flat * marble.premium)} or ${formatRupees(flat * marble.luxury)}, by tier. All seven grits in a day is too fast.`,
  category: 'pricing',
  published: '2026-11-21',
  modified: '2026-11-30',
  head: {
    title: 'What stone polishing costs',
    description: `Worked examples in rupees: a ${formatNumber(flat)} sq ft flat in three tiers, a mixed job of marble, Kota and a counter, how to measure, and how to read two quotes.`,
    keywords: [
      'stone polishing cost Hyderabad',
      'marble polishing cost',
      'marble polishing price per sq ft',
      'granite polishing cost',
      'Kota stone polishing rate',
      'floor polishing quote',
    ],
    picture: 'still-reckoning',
  },
  picture: 'still-reckoning',
  services: ['marble-polishing'],
  body: [
    { kind: 'heading', id: 'measure', text: 'Measure stone, not the flat' },
    {
      kind: 'paragraph',
      text: `The area in your sale deed is not the area we polish. Super built-up area counts walls, balconies and a share of the lobby. Take those off, then the tiled bathrooms and what stands under wardrobes and kitchen units, and a flat sold as ${formatNumber(flatAsSold)} sq ft often has ${formatNumber(flat)} sq ft of stone. At ${formatRupees(marble.premium)} per sq ft the difference is ${formatRupees((flatAsSold - flat) * marble.premium)}.`,
    },
    {
      kind: 'figure',
      figure: formatRupees((flatAsSold - flat) * marble.premium),
      text: `is what ${flatAsSold - flat} sq ft that nobody polishes would add at ${formatRupees(marble.premium)} per sq ft.`,
    },
    {
      kind: 'points',
      items: [
        {
          title: 'Rooms',
          text: 'Length by breadth in feet, wall to wall, less anything fixed. From a plan in metres, multiply square metres by 10.76. Round each room to the nearest 5 sq ft. The first visit settles anything finer.',
        },
        {
          title: 'Stairs',
          text: [
            'Tread plus riser, times width, times the number of steps; ',
            { text: 'a flight worked out', to: '/guides/stair-and-step-polishing#what-it-costs' },
            ' is in the guide to stairs.',
          ],
        },
        {
          title: 'Counters',
          text: 'Depth by running length, plus the splashback. The front edge is counted as part of the counter, so do not add it twice.',
        },
      ],
    },
    { kind: 'heading', id: 'one-flat', text: `A flat with ${formatNumber(flat)} sq ft of stone` },
    {
      kind: 'paragraph',
      text: [
        'These are area times rate, straight from the ',
        { text: 'price table', to: '/pricing' },
        ', for a floor without surprises.',
      ],
    },
    {
      kind: 'table',
      caption: `${formatNumber(flat)} sq ft in three tiers`,
      head: ['Stone', ...tiers.map((tier) => tierNames[tier])],
      rows: [
        flatRow('Indian marble', 'marble-polishing'),
        flatRow('Italian marble', 'italian-marble-polishing'),
        flatRow('Granite', 'granite-floor-polishing'),
        flatRow('Kota stone', 'kota-stone-polishing'),
        flatRow('Mosaic and terrazzo', 'mosaic-floor-polishing'),
        flatRow('Marble, refinished', 'marble-floor-refinishing'),
      ],
      stones: [
        { swatch: 'makrana' },
        { swatch: 'calacatta' },
        { swatch: 'tan-brown' },
        { swatch: 'kota-blue' },
        { swatch: 'terrazzo-white' },
        { swatch: 'banswara' },
      ],
      marked: tierNames.premium,
    },
    {
      kind: 'paragraph',
      text: `The tiers are amounts of work. On ordinary marble ${tierNames.basic} runs ${gritRange(marbleScopes.basic)}, so it suits a level floor that has only gone dull. ${tierNames.premium} runs all seven grits and grinds out steps of up to ${marbleScopes.premium.levelMm} mm. ${tierNames.luxury} goes to ${marbleScopes.luxury.levelMm} mm, fills hairline cracks and adds a second coat of sealer. The warranty on the finish is ${warrantyYearsText}. You may mix tiers: ${tierNames.premium} where guests sit and ${tierNames.basic} in the bedrooms is a sensible split.`,
    },
    {
      kind: 'figure',
      figure: formatRupees(flat * marble.premium),
      text: `for ${formatNumber(flat)} sq ft of Indian marble with all seven grits.`,
    },
    { kind: 'heading', id: 'mixed-job', text: 'A mixed job, line by line' },
    {
      kind: 'paragraph',
      text: `Few homes have one stone. Here is an older flat with ${mixed.marble} sq ft of Makrana indoors, ${mixed.kota} sq ft of Kota on two balconies and a marble kitchen platform.`,
    },
    {
      kind: 'pictures',
      pictures: [
        { picture: 'room-hall-makrana' },
        { picture: 'room-verandah-kota-blue' },
        { picture: 'room-kitchen-makrana' },
      ],
      caption: captioned(
        'Makrana in a hall, Kota outside, marble on a counter: the three lines of the sum.',
        'room-hall-makrana',
        'room-verandah-kota-blue',
        'room-kitchen-makrana',
      ),
    },
    {
      kind: 'table',
      caption: 'Marble, Kota and a counter',
      head: ['Item', 'Area', 'Rate per sq ft', 'Amount'],
      rows: [
        mixedRow('Marble floor', mixed.marble, 'marble-polishing', 'premium'),
        mixedRow('Kota balconies', mixed.kota, 'kota-stone-polishing', 'basic'),
        mixedRow('Kitchen counter', mixed.counter, 'kitchen-marble-polishing', 'premium'),
        ['Together', `${mixed.marble + mixed.kota + mixed.counter} sq ft`, '', formatRupees(mixedTotal)],
      ],
      stones: [{ swatch: 'makrana' }, { swatch: 'kota-blue' }, { swatch: 'makrana' }],
      sums: true,
    },
    {
      kind: 'paragraph',
      text: [
        'The counter has the highest rate and the smallest bill. ',
        { text: 'Counter work', to: '/services/kitchen-marble-polishing' },
        ' is slow, yet 32 sq ft is soon done. It is worth having it done on the same days, while the pads and the vacuum are in the house.',
      ],
    },
    { kind: 'heading', id: 'what-moves-it', text: 'What moves the figure' },
    {
      kind: 'points',
      items: [
        {
          title: 'Level',
          text: [
            `Beyond ${marbleScopes.luxury.levelMm} mm of lippage, or with cracked tiles, the job changes rows: ${formatRupees(refinishing.premium)} with the cracks stitched and steps up to ${scopes['marble-floor-refinishing'].premium.levelMm} mm, ${formatRupees(refinishing.luxury)} with steps up to ${scopes['marble-floor-refinishing'].luxury.levelMm} mm, both under `,
            { text: 'refinishing', to: '/services/marble-floor-refinishing' },
            '. Test it with a coin and a ruler as described in ',
            { text: 'how marble polishing works', to: '/blog/how-marble-polishing-works#tests-first' },
            '.',
          ],
        },
        {
          title: 'Edges',
          text: 'The last 3 inches along every wall are handwork. A 10 by 10 ft room has 40 ft of wall per 100 sq ft; a hall of 30 by 36 has 12. Many small rooms take longer than one large one.',
        },
        {
          title: 'What is on the floor',
          text: 'Old wax, paint drips and cement haze are stripped first, and that is half a day.',
        },
        {
          title: 'The building',
          text: 'A grinder of 100 kg wants a lift or four men. Where an association allows noise only from 10 to 5, a job of some days takes one more.',
        },
        {
          title: 'Size',
          text: 'Setting up costs the same for one room as for five, so large floors can get a discount, shown as its own line.',
        },
      ],
    },
    { kind: 'heading', id: 'two-quotes', text: 'How to compare two quotes' },
    {
      kind: 'paragraph',
      text: `Do the sum that the machine must do. On marble a planetary grinder covers about 300 sq ft an hour with one grit; on granite, less than half of that. Seven grits over ${formatNumber(flat)} sq ft are ${formatNumber(7 * flat)} sq ft of passes, so about ${machineHours} machine hours before edges, filling and washing. That is why larger areas take ${workDays.larger}. Whoever offers all seven in a day is leaving some out, or is selling a coating by another name.`,
    },
    {
      kind: 'figure',
      figure: `${machineHours} hours`,
      text: `of the machine alone, for seven grits over ${formatNumber(flat)} sq ft.`,
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'work-arcade' }],
      figure: {
        figure: workDays.larger,
        text: ['for a floor of this size. ', { text: 'Work out your own', to: '/estimate' }, '.'],
      },
      caption: captioned(
        'The machine whose hours are counted: still dull on its left, polished on its right.',
        'work-arcade',
      ),
    },
    {
      kind: 'paragraph',
      text: 'Then ask both the same seven questions.',
    },
    {
      kind: 'list',
      items: [
        'Which grit first, which last, and is each one listed?',
        'Are edges, corners, skirting and steps inside the rate?',
        'Is joint filling included, with cement or with tinted resin?',
        'Which type of sealer, how many coats, and is moisture measured before it?',
        'Who moves furniture, who removes the slurry, and where does it go?',
        'What does the warranty exclude, and is it in writing?',
        'Is tax included, and does a minimum charge apply to a small area?',
      ],
    },
    {
      kind: 'note',
      title: 'A price without a visit',
      text: 'A figure given by telephone is a guess on both sides. Use the tables for a rough idea, then let somebody lay a straight edge on the floor before you agree to anything.',
    },
    {
      kind: 'paragraph',
      text: [
        'Our assessment and the written quote cost nothing and oblige you to nothing. ',
        { text: 'Send the stone, the rooms and the rough area', to: '/contact#quote' },
        `, and you have an answer within ${replyWithinHours} hours. What the stone wants afterwards is on `,
        { text: 'its care card', to: '/care' },
        '.',
      ],
    },
  ],
};

function flatRow(stone: string, service: ServiceSlug): readonly string[] {
  return [stone, ...tiers.map((tier) => formatRupees(flat * prices[service][tier]))];
}

function mixedRow(item: string, area: number, service: ServiceSlug, tier: Tier): readonly string[] {
  const rate = prices[service][tier];
  return [item, `${area} sq ft`, `${formatRupees(rate)}, ${tierNames[tier]}`, formatRupees(area * rate)];
}
