import { dryingTime, dryPercent, honedTo } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { type Grit, gritList, scopes } from '../scopes.ts';
import { resealOf } from '../stones/stone-by-id.ts';
import type { ServiceContent } from './service.ts';

const price = prices['kota-stone-polishing'];
const { basic, premium, luxury } = scopes['kota-stone-polishing'];
const { rain, stairs, passage } = honedTo;
/** Square feet of the verandah that the page reckons with. */
const verandah = 250;

/** What the close-up shows side by side. */
const shownGrits: readonly Grit[] = [200, 400, 800, 3000];

export const kotaStonePolishing: ServiceContent = {
  slug: 'kota-stone-polishing',
  head: {
    title: 'Kota Stone Polishing in Hyderabad',
    description: `Kota stairs, verandahs and halls in Hyderabad: honed for grip ${formatRupees(price.basic)} per sq ft, levelled to satin ${formatRupees(price.premium)}, to a mirror ${formatRupees(price.luxury)}. Free visit and quote.`,
    keywords: ['kota stone polishing hyderabad', 'kota stair polishing', 'kota stone white patches'],
    picture: 'still-steps',
  },
  picture: 'threshold-kota',
  headline: 'Kota stone polishing in Hyderabad: Grip or shine',
  lede: `A stair wants grip, a drawing room wants shine. Kota gives either, inside and out, from ${formatRupees(price.basic)} per sq ft.`,
  order: ['before-after', 'stones', 'intro', 'process', 'benefits'],
  introHeading: 'First decide how much it should shine',
  intro: [
    `It is a question of water: ${rain} grit, even and dull, for open steps and bathrooms; satin at ${stairs} for indoor stairs; ${passage}, where a lamp begins to show, for roofed verandahs; up to ${luxury.to} where it stays dry.`,
    'Kota is a dense limestone hardened by silica, split near Ramganj Mandi in almost flat sheets. Builders put it where feet wear hardest: stairs, verandahs, balconies, corridors, parking.',
    [
      'Then there is what lies below: on a ground floor damp climbs through the thin layers and brings salts. No shine cures a white bloom that returns after each wash, or sheets that lift like old paint. We look for the cause first; ',
      { text: 'polish or replace', to: '/blog/kota-stone-polish-or-replace' },
      ' explains how to tell.',
    ],
  ],
  introMore: 'When damp comes up',
  stonesHeading: 'Four colours, ten limestones',
  stonesLede: 'Kota in its four colours, and six cousins at the same prices.',
  room: 'verandah',
  stones: [
    {
      stone: 'kota-blue',
      note: 'The usual corridor and stair stone: satin on the treads, and a shine where a roof keeps it dry, as here.',
    },
    {
      stone: 'kota-green',
      note: 'Tone varies from slab to slab, so a square metre is wetted to show how the whole bay will read.',
    },
    {
      stone: 'kota-brown',
      note: 'A chipped edge shows how deep the brown goes; if it is thin, we recommend cleaning and honing only.',
    },
    {
      stone: 'kota-black',
      note: 'Solvent on a white cloth tells us whether the black is stone, wax or boot polish.',
    },
    {
      stone: 'tandur-blue',
      note: 'Common in shops and compound steps: flat beds, thin joints, satin with little effort.',
    },
    {
      stone: 'tandur-yellow',
      note: 'We leave the test patch for a night, because wet yellow promises a shade that dry yellow does not keep.',
    },
    {
      stone: 'shahabad-grey',
      note: 'Courtyards and kitchens of old houses; a lifted leaf is taken off to the sound one below.',
    },
    {
      stone: 'tadipatri',
      note: 'Corridors and terraces, often sold half polished; we look for saw lines first.',
    },
    {
      stone: 'betamcherla',
      note: 'Its beds change colour within one lot; like green Kota, it is wetted first.',
    },
    {
      stone: 'cuddapah-black',
      note: 'Steps, sills and shelves. Lemon on a hidden edge tells it from granite before anybody quotes.',
    },
  ],
  processHeading: 'From loose joints to a sealed face',
  process: [
    {
      title: 'Assessment',
      text: 'A steel rod finds hollow slabs, a bare edge at a door shows the thickness, a meter the damp at outer walls. You choose between two honed patches.',
      figure: 'Two sample sheens on day 1',
    },
    {
      title: 'Preparation',
      text: 'Paint and cement splashes are scraped off. From Premium on, joints are refilled to match, and loose sheets lifted to sound stone.',
      figure: 'Joints raked 5 mm',
    },
    {
      title: 'Grinding',
      text: 'From Premium on, coarse metal diamonds take down the ridges left by hand cutting. Treads and corners are cut by hand machine.',
      figure: `${gritList(premium.from, basic.from)} grit`,
    },
    {
      title: 'Polishing',
      text: 'Resin pads climb to the agreed grit. A mirror gets tin oxide last, satin a nylon brush, which leaves no swirls.',
      figure: `${basic.to} to ${luxury.to} grit`,
    },
    {
      title: 'Protection',
      text: `Once the meter reads under ${dryPercent}, silane sealer goes on thinly, in Luxury twice. Rain and tea bead; lemon still etches.`,
      figure: `Dried ${dryingTime}`,
    },
  ],
  benefitsHeading: 'What changes underfoot',
  benefits: [
    {
      title: 'Grip where it rains',
      text: `A hone that ends at ${rain} keeps its grip when wet. Open steps and ramps stop there.`,
    },
    {
      title: 'Less scrubbing',
      text: 'Rough Kota holds red soil. Closed with finer diamonds, it comes clean with one pass of a damp mop.',
    },
    {
      title: 'Colour without oil',
      text: 'Linseed and kerosene darken it for days, then catch dust. Fine abrasives bring out the blue, dry.',
    },
    {
      title: 'No raised edges',
      text: `Hand-dressed slabs often stand 1–2 mm above the next one. Premium levels up to ${premium.levelMm} mm, Luxury up to ${luxury.levelMm}.`,
    },
  ],
  tipsHeading: 'Living with Kota in Hyderabad',
  tips: [
    {
      title: 'In May, before the rains',
      text: 'Clear the weep holes of the verandah. Stone that stands in water pulls salt out of its bed, and no coating holds that back.',
    },
    {
      title: 'Borewell rings',
      text: 'Wipe around taps weekly. Descaler eats Kota faster than it eats the scale.',
    },
    {
      title: 'If acid was already used',
      text: 'Rinse with plenty of water, let it dry, and send a picture. A whitened skin usually comes off with the first grits.',
    },
    {
      title: 'At a marble threshold',
      text: [
        'The two stones need different pads. Ask for both at once; ',
        { text: 'marble polishing', to: '/services/marble-polishing' },
        ' is priced on its own line.',
      ],
    },
  ],
  care: { picture: 'still-doorstep' },
  closeUp: { picture: 'close-kota', states: shownGrits.map((grit) => `${grit} grit`) },
  stages: 'stages-kota-blue',
  atWork: 'work-kota',
  inUse: 'use-kota',
  closing: {
    picture: 'evening-kota',
    heading: 'Have your Kota looked at',
    text: 'We ask where rain falls, look for damp and quote in writing. The visit is free.',
  },
  timelineHeading: `A ${verandah} sq ft verandah, by the clock`,
  timeline: [
    {
      when: 'Day 1, morning',
      what: 'Planters and chairs out, wall masked to knee height, joints raked.',
    },
    { when: 'Day 1, 2:00 PM', what: 'Joint filler hard; first coarse cut, slurry lifted by wet vacuum.' },
    { when: 'Day 2, morning', what: 'Levelling of the floor finished; steps and edges by hand machine.' },
    { when: 'Day 2, afternoon', what: 'Finer pads to the chosen sheen, a clean rinse, fans left running.' },
    {
      when: 'Day 4, 3:00 PM',
      what: 'Moisture read again; if it passes, sealer on; chairs back the day after.',
    },
  ],
  facts: [
    { label: 'Hardness', value: 'Mohs 3–4, with silica that wears pads quickly' },
    { label: 'Slab thickness', value: '20–25 mm sawn, 25–40 mm hand-split' },
    { label: 'Stone removed', value: `0.5–1 mm on a sound floor, up to ${luxury.levelMm} mm at high edges` },
    { label: 'Dust', value: 'Wet grinding: grey slurry, vacuumed and carried away' },
    { label: 'Re-seal', value: `Every ${resealOf('kota-blue')}, yearly on an open verandah` },
  ],
  questions: [
    {
      question: 'Can acid-burnt Kota be saved?',
      answer:
        'Nearly always. Acid leaves a pale, rough skin that no washing darkens, and the first grits of any tier grind it off. White runs from the joints are cement salts and leave with the old filler; if they return, water rises below, and where from is found first.',
    },
    {
      question: 'Is it better to lay tiles over it?',
      answer: [
        `Tiles add 15–20 mm: doors are trimmed, the first and last step change height, and damp goes on rising behind the glaze. Honing keeps every level and starts at ${formatRupees(price.basic)} per sq ft. When flaking slabs pass a tenth of the floor, we price both ways.`,
      ],
    },
    {
      question: 'Will a polished stair be slippery?',
      answer: `A mirror tread is, when wet. Indoor treads are left satin and open ones at ${rain} grit, with a brushed band about 40 mm wide along the nosing for children or elders. Risers and landings can shine as much as you like.`,
    },
  ],
  family: 'kota',
  related: [
    'mosaic-floor-polishing',
    'granite-floor-polishing',
    'marble-polishing',
    'marble-floor-refinishing',
  ],
  reading: ['/blog/kota-stone-polish-or-replace', '/guides/tandur-shahabad-and-cuddapah-stone'],
  comparison: 'verandah',
  comparisonHeading: 'The blue was there',
  sidebar: 'areas',
};
