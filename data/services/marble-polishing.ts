import { openingHours } from '../business.ts';
import {
  dryingTime,
  dryReading,
  lightPolish,
  polyesterHardens,
  sealer,
  visitLength,
  workDays,
} from '../figures.ts';
import { formatRupees } from '../money.ts';
import { tierNames, warrantyYearsText } from '../price-line.ts';
import { prices } from '../prices.ts';
import { gritList, scopes } from '../scopes.ts';
import { formatTime } from '../time-of-day.ts';
import type { ServiceContent } from './service.ts';

const price = prices['marble-polishing'];
const { basic, premium } = scopes['marble-polishing'];
const opens = formatTime(openingHours.opens);

export const marblePolishing: ServiceContent = {
  slug: 'marble-polishing',
  head: {
    title: 'Marble Polishing in Hyderabad',
    description: `Indian marble in Hyderabad: ${formatRupees(price.basic)} per sq ft for a level floor gone dull, ${formatRupees(price.premium)} with steps ground out and a mirror, ${formatRupees(price.luxury)} with cracks filled. Free visit.`,
    keywords: [
      'marble polishing Hyderabad',
      'marble polishing price per sq ft',
      'Makrana marble polishing',
      'marble lippage grinding',
    ],
    picture: 'service-marble',
  },
  picture: 'threshold-marble',
  headline: 'Marble polishing in Hyderabad: Level first, then shine',
  lede: `From ${formatRupees(price.basic)} per sq ft for a level floor gone dull, ${formatRupees(price.premium)} where all seven grits are needed.`,
  order: ['before-after', 'stones', 'intro', 'process', 'benefits'],
  introHeading: 'A floor shines because it is flat',
  intro: [
    'Light that falls on a smooth surface leaves in one direction, and you see the window in it. Fine scratches scatter it, and you see grey. So polishing adds nothing: it replaces deep scratches with finer ones until the eye can no longer find them.',
    'The scratches come from sand. The soil around Hyderabad is full of quartz, Mohs 7, and marble is calcite, Mohs 3–4, so every sandal that crosses the room works like sandpaper. The rest is acid: lemon, tamarind and bathroom cleaners leave a matt patch that no mop takes away.',
    [
      `A full job takes about half a millimetre off the face of a tile that is usually 16–20 mm thick, so most Indian marble can be polished several times in its life. An edge that stands above its neighbour loses as much as it stands up: up to ${scopes['marble-polishing'].premium.levelMm} mm in ${tierNames.premium}, up to ${scopes['marble-polishing'].luxury.levelMm} mm in ${tierNames.luxury}. Where steps are higher, or tiles are cracked through, `,
      { text: 'marble floor refinishing', to: '/services/marble-floor-refinishing' },
      ' is the heavier work you need.',
    ],
  ],
  introMore: 'Why it goes dull',
  stonesHeading: 'Ten Indian marbles under the machine',
  stonesLede: 'The discs are the same for all ten. Where we start and how hard we press are not.',
  room: 'hall',
  // Light and dark by turns: six of the ten are white.
  stones: [
    {
      stone: 'makrana',
      note: 'Dense and unfilled: it takes longer at 800 and 1500, and keeps its gloss for years.',
    },
    {
      stone: 'udaipur-green',
      note: 'A serpentine rock: acid powder barely acts on it, and thin tiles can curl when soaked.',
    },
    {
      stone: 'ambaji',
      note: 'A coarser grain that can pluck out under metal-bond discs, so we change to resin as early as the joints allow.',
    },
    {
      stone: 'abu-black',
      note: 'A missed scratch shows as a grey hair, so the edge gets every grit that the middle gets.',
    },
    {
      stone: 'rajnagar',
      note: 'Often dolomitic, a little harder and slow to answer powder, so the diamonds do the work.',
    },
    {
      stone: 'jaisalmer-yellow',
      note: 'Strictly a limestone; clay-rich patches stop at satin while the stone around them goes glossy.',
    },
    {
      stone: 'banswara',
      note: 'Large crystals hide scratches by day, so we check each grit with a lamp laid on the floor.',
    },
    {
      stone: 'indian-onyx',
      note: 'Its softest bands, near Mohs 3, wear hollow under a soft pad; we work them by hand with firm ones.',
    },
    {
      stone: 'morwad',
      note: 'Some lots carry iron that yellows in damp; every pass is vacuumed dry.',
    },
    {
      stone: 'agaria',
      note: 'Faint brown lines cross the white; rigid discs keep the lines level with the white.',
    },
  ],
  processHeading: 'Five steps, in this order',
  process: [
    {
      title: 'Assessment',
      text: 'We tap for hollow tiles, lay a straight edge, test a hidden corner with lemon and read the moisture. The quote names the grit.',
      figure: `Free, ${visitLength}`,
    },
    {
      title: 'Preparation',
      text: 'Skirting, doors and sockets are masked. From Premium on, joints are raked and filled with tinted resin; epoxy hardens overnight.',
      figure: `Polyester filler: ${polyesterHardens}`,
    },
    {
      title: 'Grinding',
      text: `Metal-bond discs cut until the straight edge lies still, then resin clears their marks. Basic, for level floors, starts at ${basic.from}.`,
      figure: `${gritList(premium.from, basic.from)} grit`,
    },
    {
      title: 'Polishing',
      text: `Slurry comes up after each disc: one coarse grain draws a line. Basic ends at ${basic.to}; after ${premium.to} some stones take polishing powder.`,
      figure: `400 to ${premium.to} grit`,
    },
    {
      title: 'Protection',
      text: `Once the meter reads ${dryReading}, sealer soaks in for ${sealer.soaks}. It slows oil and tea, not acid.`,
      figure: `Dried ${dryingTime}`,
    },
  ],
  benefitsHeading: 'What changes in the room',
  benefits: [
    {
      title: 'No edges underfoot',
      text: 'Where steps are ground out, toes, trolleys and wheelchairs cross the joints without catching.',
    },
    {
      title: 'Easier mopping',
      text: 'Dirt holds on to scratches. From a closed face, water and a mild cleaner lift it.',
    },
    {
      title: 'No coat to peel',
      text: 'No wax and no lacquer, so nothing yellows or has to be stripped.',
    },
    {
      title: 'A warranty in years',
      text: `The finish is covered for ${warrantyYearsText}, by tier.`,
    },
  ],
  tipsHeading: 'Keeping Indian marble bright',
  tips: [
    {
      title: 'Stop the sand at the door',
      text: 'Put a coarse mat outside and a soft one inside, each two steps long.',
    },
    {
      title: 'Read the label on the cleaner',
      text: 'Descalers contain acid. Keep them in the bathroom, and never mop with vinegar or lime.',
    },
    {
      title: 'Do not wait for grey',
      text: `Once a year, look along the walkway with the light behind it. A light re-polish from ${lightPolish} in time saves grinding later.`,
    },
  ],
  care: { picture: 'still-bucket' },
  closeUp: { picture: 'close-marble', states: ['Scratched', 'Flat'] },
  stages: 'stages-makrana',
  atWork: 'work-arcade',
  inUse: 'use-marble',
  closing: {
    picture: 'evening-marble',
    heading: 'Have your marble looked at',
    text: `A free visit of ${visitLength}: joints, damp and depth of scratches. You get a written quote.`,
  },
  timelineHeading: 'A 200 sq ft room in Premium, by the clock',
  timeline: [
    { when: `Day 1, ${opens}`, what: 'Masking, raking the joints, filling them' },
    { when: 'Day 1, 1:00 PM', what: `${gritList(premium.from, 200)} grit, edges and corners by hand` },
    { when: `Day 2, ${opens}`, what: `${gritList(400, 800)} grit, with a lamp check after each` },
    {
      when: 'Day 2, 2:00 PM',
      what: `${gritList(1500, premium.to)} grit, powder if the stone needs it, final wash`,
    },
    { when: 'Day 3 or 4', what: 'Moisture reading and sealer, one hour; furniture the day after' },
  ],
  facts: [
    {
      label: 'Stone removed',
      value: 'About 0.5 mm on average with levelling, the step itself at its edge; under 0.1 mm without',
    },
    { label: 'Dust', value: 'Next to none: wet grinding, slurry vacuumed' },
    { label: 'Noise', value: 'About 80–85 dB beside the machine' },
    { label: 'Power and water', value: 'One 16 A point and a tap on the same floor' },
    { label: 'Duration', value: `Standard room ${workDays.room}, larger areas ${workDays.larger}` },
  ],
  questions: [
    {
      question: 'Why is the marble dull in the walkway and bright under the sofa?',
      answer:
        'Both had the same polish on the first day. The difference is wear, a few hundredths of a millimetre deep, and it comes out without the coarse grits.',
    },
    {
      question: 'Can you replace one broken tile and make it match?',
      answer:
        'In level and gloss, yes: the new tile is ground together with the old ones. In colour, only partly: quarries change, and old stone mellows. A tile from under a fitted cupboard is the best match; the new one goes in its place.',
    },
    {
      question: 'Can we stay at home while you work?',
      answer: [
        `Yes. We take one room at a time between ${opens} and ${formatTime(openingHours.closes)}. Expect noise and a wet floor, but no dust cloud. The room stays closed to feet and paws until it is rinsed and dry. `,
        { text: 'Tell us about the rooms', to: '/contact#quote' },
        ' and we plan the order with you.',
      ],
    },
  ],
  family: 'marble',
  related: [
    'marble-floor-refinishing',
    'italian-marble-polishing',
    'kitchen-marble-polishing',
    'katni-marble-polishing',
  ],
  reading: ['/blog/how-marble-polishing-works', '/blog/marble-maintenance-tips'],
  comparison: 'hall',
  comparisonHeading: 'One hall, ground flat',
  sidebar: 'areas',
};
