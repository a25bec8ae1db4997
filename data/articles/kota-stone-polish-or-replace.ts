import { bedHardens, honedTo, workDays } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { gritList, scopes } from '../scopes.ts';
import { stoneSamples } from '../stones/stone-by-id.ts';
import type { Article } from './article.ts';

const kota = prices['kota-stone-polishing'];
const { basic, premium, luxury } = scopes['kota-stone-polishing'];
const verandah = 250;

export const kotaStonePolishOrReplace: Article = {
  id: 7,
  slug: 'kota-stone-polish-or-replace',
  title: 'Old Kota stone: polish it, repair it or replace it',
  excerpt:
    'Grey, patchy Kota is usually sound stone under decades of oil and cement. Five checks with a coin, a ruler and a wet cloth show whether it is worth saving.',
  summary: 'Five checks with a coin, a ruler and a wet cloth.',
  short: `Polish it if it is grey, oily or scratched, or worn down by no more than ${luxury.levelMm} mm. Replace single slabs where under a tenth are cracked, sunk or flaking, and the floor where over 30 % flake or the bed is gone.`,
  category: 'maintenance',
  published: '2026-11-21',
  modified: '2026-11-30',
  head: {
    title: 'Old Kota stone: polish or replace',
    description:
      'Five checks for an old Kota stone floor, what polishing and replacement really involve for 1,000 sq ft, and when changing ten slabs is the better answer.',
    keywords: [
      'Kota stone polishing',
      'old Kota stone floor',
      'Kota stone replace or polish',
      'Kota stone repair',
      'Kota stone white patches',
      'Kota stone polishing Hyderabad',
    ],
    picture: 'kota-stair',
  },
  picture: 'kota-stair',
  services: ['kota-stone-polishing'],
  body: [
    { kind: 'heading', id: 'what-it-is', text: 'What lies under the grey' },
    {
      kind: 'paragraph',
      text: [
        'Kota is a limestone so fine and so rich in silica that it was used where marble would wear out: school corridors, stairs, verandahs, railway platforms. It was laid down as mud in thin beds, and it still splits along them. That is its strength, since slabs could be quarried without a saw, and its weakness, since a bed that has begun to part cannot be closed again. Much of what Hyderabad calls Kota is its cousin ',
        { text: 'from Tandur or Shahabad', to: '/guides/tandur-shahabad-and-cuddapah-stone' },
        ', nearer home. Those two are often a little softer; the checks are the same.',
      ],
    },
    { kind: 'heading', id: 'five-checks', text: 'Five checks before you decide' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Tap',
          text: 'Knock the middle and four corners of each slab with a five-rupee coin. A dull, hollow sound means that the mortar has let go. Mark it with chalk.',
        },
        {
          title: 'Lay a ruler',
          text: `Put a 1 m straight edge across the joints and along the slabs. A hollow of up to ${luxury.levelMm} mm can be ground out. A slab that has sunk by 5 mm sits on a failed bed, and no machine should follow it down.`,
        },
        {
          title: 'Scrape',
          text: 'Draw a coin over any pale scab. Powder is salt or old cement. A thin sheet that lifts with a clean face below is the stone parting along its bed.',
        },
        {
          title: 'Wet it',
          text: 'Wipe one slab with a wet cloth. The deep blue or green you see for a minute is close to the colour that polishing brings back for good.',
        },
        {
          title: 'Measure',
          text: 'Look at the edge by a door sill or a drain. Under 18 mm of stone, or where the thickness differs much between neighbours, a heavy grind is a risk.',
        },
      ],
    },
    {
      kind: 'table',
      caption: 'What the checks say',
      head: ['What you found', 'Share of the floor', 'Decision'],
      rows: [
        ['Grey, oily, scratched, cement haze', 'Any', 'Polish'],
        [`High edges and hollows up to ${luxury.levelMm} mm`, 'Any', 'Grind flat, then polish'],
        ['Hollow slabs, not cracked', 'Under 10 %', 'Inject grout, then polish'],
        ['Cracked, sunk or flaking slabs', 'Under 10 %', 'Replace those, then polish'],
        ['Cracked, sunk or flaking slabs', '10–30 %', 'Price both ways'],
        ['Flaking everywhere, or bed gone', 'Over 30 %', 'Replace'],
        ['White powder that returns in days', 'Any', 'Find the water first'],
      ],
    },
    { kind: 'heading', id: 'polishing', text: 'What polishing can and cannot do' },
    {
      kind: 'paragraph',
      text: `First the old dressings come off. For decades Kota was darkened with kerosene or linseed oil, which has gummed with dust into a grey skin. An alkaline stripper lifts it; ground without stripping, it clogs a pad within minutes. Then the joints are raked and refilled, and the floor is cut with ${premium.from} or ${basic.from}, followed by ${gritList(200, premium.to)}. The silica makes it slower than marble and eats pads faster.`,
    },
    {
      kind: 'paragraph',
      text: `At ${honedTo.passage} the colour is back with a soft sheen, and in most covered verandahs this is the place to stop. Taken on to ${luxury.to} with a tin-oxide buff a sound slab takes a real reflection, though with softer edges than marble. Two things stay. Rust-brown clouds inside the bed belong to the stone. And slabs from different quarries keep their different blues.`,
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'close-kota' }],
      figure: {
        figure: formatRupees(verandah * kota.premium),
        text: [
          `for ${verandah} sq ft at Premium, to a satin of ${premium.to} grit. `,
          { text: 'Ask for a quote', to: '/contact#quote' },
          '.',
        ],
      },
      caption: captioned('One floor of Kota after four grits, coarse to fine.', 'close-kota'),
    },
    {
      kind: 'paragraph',
      text: [
        `For a ${verandah} sq ft verandah our three tiers come to ${formatRupees(verandah * kota.basic)}, ${formatRupees(verandah * kota.premium)} and ${formatRupees(verandah * kota.luxury)}, and the work takes ${workDays.room} plus drying. Steps, grits and finishes are on the page about `,
        { text: 'Kota stone polishing', to: '/services/kota-stone-polishing' },
        '; how a quote is put together, in ',
        { text: 'what stone polishing costs', to: '/blog/what-stone-polishing-costs' },
        '.',
      ],
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'before-3' }, { picture: 'after-3' }],
      caption: captioned('A verandah in Kota, before and after.', 'before-3', 'after-3'),
    },
    { kind: 'stones', stones: stoneSamples('kota-blue', 'kota-green', 'kota-brown', 'kota-black') },
    { kind: 'heading', id: 'replacing', text: 'What replacing really means' },
    {
      kind: 'paragraph',
      text: 'The price of new Kota per square foot is the small part. An old floor of 1,000 sq ft is about 6 tonnes of stone, 25 mm thick, on 7 tonnes of mortar, 40 mm thick. All of it is broken up with hammers, carried down and carted away.',
    },
    {
      kind: 'points',
      items: [
        {
          title: 'Breaking and carting',
          text: 'Half a week, in dust that no sheet holds back. Skirting goes with the floor, and often the lowest row of wall tiles.',
        },
        { title: 'Laying', text: '4–6 days for two pairs of masons.' },
        { title: 'Curing', text: `It takes ${bedHardens} before a grinder may stand on the bed.` },
        {
          title: 'Polishing',
          text: `${workDays.larger}, because new Kota comes rough or half-polished and has high edges like any fresh floor.`,
        },
      ],
    },
    {
      kind: 'figure',
      figure: '13 tonnes',
      text: 'of stone and mortar are carried out of 1,000 sq ft before the first new slab comes in.',
    },
    {
      kind: 'note',
      title: 'Six weeks against one',
      text: 'Replacement ends with the same polishing that the old floor could have had at the start. It is right when the bed has failed, when pipes must be laid, or when you want another stone. It is wrong when the only complaint is the colour grey.',
    },
    { kind: 'heading', id: 'ten-slabs', text: 'The middle way: change ten slabs' },
    {
      kind: 'paragraph',
      text: `Most old floors have a handful of bad slabs, by the kitchen door or under the wash basin. Take replacements from your own house first: from under the loft stairs, inside the store, behind the built-in wardrobe. They have the same bed and the same age, and the new stone goes where nobody looks. Have each one set 1 mm high, never low, so that the grinder brings it down to its neighbours. Give the mortar its ${bedHardens} before the machine comes, or set them in an adhesive that needs less.`,
    },
    { kind: 'figure', figure: '1 mm', text: 'high, never low, is how a slab from the store is set.' },
    { kind: 'heading', id: 'wet-places', text: 'Outdoors and in wet places' },
    {
      kind: 'paragraph',
      text: [
        `A polished Kota step in the first monsoon shower is a hazard. For outside steps, car porches, bathrooms and verandahs that the rain reaches, ask for a hone that ends at ${honedTo.rain}, or keep a riven face and only brush it. White bloom outdoors is salt carried up by water. Mend the slope, the spout or the damp-proof course, let the floor dry until a meter agrees, and only then seal it; a sealer over rising damp makes the flaking worse. Lime from hard water is scraped or ground away, never burnt off with acid, which bites Kota as it does `,
        { text: 'any marble', to: '/blog/marble-maintenance-tips' },
        '. What to mop with instead is on ',
        { text: 'the card for Kota', to: '/care#kota' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If your chalk marks cover more than a tenth of the floor, leave them on. We come to ',
        { text: 'twelve parts of the city', to: '/service-areas' },
        ' free of charge, count them with you, and tell you when a mason and not a polisher is the person to call.',
      ],
    },
  ],
};
