import { openingHours } from '../business.ts';
import { dryingTime, glossYears, honedTo, stripperSoaks } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { gritList, scopes } from '../scopes.ts';
import { formatTime } from '../time-of-day.ts';
import type { ServiceContent } from './service.ts';

const price = prices['granite-floor-polishing'];
const { premium, luxury } = scopes['granite-floor-polishing'];

export const graniteFloorPolishing: ServiceContent = {
  slug: 'granite-floor-polishing',
  head: {
    title: 'Granite Floor Polishing in Hyderabad',
    description: `Granite in Hyderabad: stripped of old wax and re-polished ${formatRupees(price.basic)} per sq ft, worn lanes cut out ${formatRupees(price.premium)}, deep scratches and steps ${formatRupees(price.luxury)}. Oxide finish.`,
    keywords: [
      'granite floor polishing Hyderabad',
      'granite polishing price per sq ft',
      'granite floor lost shine',
      'Black Galaxy granite polishing',
    ],
    picture: 'service-granite',
  },
  picture: 'threshold-granite',
  headline: 'Granite floor polishing in Hyderabad: Find the cause first',
  lede: `Some dull granite needs only stripping, some needs cutting. We test before we name a price, from ${formatRupees(price.basic)} per sq ft.`,
  order: ['before-after', 'stones', 'intro', 'process', 'benefits'],
  introHeading: 'Not faded: covered or scratched',
  intro: [
    'Only one household acid dissolves granite. When the floor goes grey, it lies under a film of wax, “shiner” or hard-water lime and is still perfect below, or street sand, which is as hard, has scratched it.',
    `The two look alike and differ in price, so a patch the size of a plate is soaked for ${stripperSoaks} in alkaline stripper first. If the gloss is there, the floor needs only a wash and a buff.`,
    [
      'If the patch stays dull, the work is slow. The factory pressed your slab with several hundred kilos; on site the machine must. Diagnose it yourself: ',
      { text: 'why a granite floor loses its shine', to: '/blog/granite-floor-lost-its-shine' },
      '.',
    ],
  ],
  introMore: 'Film or scratches?',
  stonesHeading: 'Ten granites and how each one wears',
  stonesLede:
    'A trade name for several rocks: the two blacks hold almost no quartz, the reds and whites a good deal.',
  room: 'living',
  stones: [
    {
      stone: 'paradiso',
      note: 'Sun yellows the resin that often fills its fissures; a coarse cut clears the line.',
    },
    {
      stone: 'tan-brown',
      note: 'Large crystals hide light wear; once seen, it usually asks for Premium.',
    },
    {
      stone: 'black-galaxy',
      note: 'In a traffic lane the bronzite flecks go dull before the black does; we blend the re-cut into the bright edge.',
    },
    {
      stone: 'kashmir-white',
      note: 'Its red garnets can weep rust where a floor stays wet, so we work in small bays and vacuum each dry.',
    },
    {
      stone: 'absolute-black',
      note: 'Some lots are oiled or dyed blacker. A white cloth with acetone shows it, and the dressing comes off first.',
    },
    {
      stone: 'steel-grey',
      note: 'Rings from a scrubbing machine show on the even grain; most are gone after 800.',
    },
    {
      stone: 'imperial-red',
      note: 'Pink when scratched, red when polished: the colour tells which bay needs another pass.',
    },
    {
      stone: 'sapphire-blue',
      note: 'Dense and dark, it seldom takes in oil; often a degreaser and two fine grits are enough.',
    },
    {
      stone: 'hassan-green',
      note: 'White spots on a verandah are lime from borewell water; a fine pad lifts them.',
    },
    {
      stone: 'colonial-white',
      note: 'Cooking oil shows as a grey bloom; a poultice draws it out first, since grinding chases it deeper.',
    },
  ],
  processHeading: 'From test patch to oxide',
  process: [
    {
      title: 'Identify',
      text: 'One patch gets stripper, a second acetone. The untouched strip under a cupboard gives the gloss to aim for.',
      figure: 'Gloss 80 new, 30 worn',
    },
    {
      title: 'Strip and mask',
      text: 'The old film comes up, or it would clog the diamonds; skirting, lift frames and brass inlays are taped.',
      figure: 'Alkaline stripper, two rinses',
    },
    {
      title: 'Cut',
      text: `Metal-bond segments are used only in Luxury, for deep scratches and high edges. Most lanes are caught with resin at ${premium.from}.`,
      figure: `${gritList(luxury.from, premium.from)} grit`,
    },
    {
      title: 'Press and polish',
      text: 'Each grit clears the marks of the last. On dark stone the pads are rinsed between: one stray grain writes a circle.',
      figure: `400 to ${premium.to} grit`,
    },
    {
      title: 'Oxide, dry and seal',
      text: 'Tin or cerium oxide, or a lux pad, adds the last gloss. Pale granite gets a sealer against oil; dense black takes none.',
      figure: `Dried ${dryingTime}`,
    },
  ],
  benefitsHeading: 'Why the slow way pays',
  benefits: [
    {
      title: 'The lane disappears',
      text: 'Walkway and corner end within about five gloss units, which no eye tells apart.',
    },
    {
      title: 'Colour without dye',
      text: 'Black looks black because it is smooth. Nothing is rubbed in that comes off on a sock.',
    },
    {
      title: 'Years, not months',
      text: `With matting at the door, a house floor usually goes ${glossYears.granite}.`,
    },
    {
      title: 'Stairs to match',
      text: 'Treads, risers and sills are done by hand machine, grit for grit with the hall.',
    },
  ],
  tipsHeading: 'Granite at home, day to day',
  tips: [
    {
      title: 'Leave the shiner on the shelf',
      text: 'Sprays of instant gloss are wax or silicone: the film we are later paid to remove.',
    },
    {
      title: 'Mat before mop',
      text: 'Two metres of matting inside the door save more gloss than any cleaner.',
    },
    {
      title: 'Keep two bottles away',
      text: 'Rust remover with hydrofluoric acid frosts granite for good, and toilet acid eats the cement in its joints.',
    },
  ],
  care: { picture: 'gallery-11' },
  closeUp: { picture: 'close-granite', states: ['Covered', 'Scratched', 'Clear'] },
  stages: 'stages-tan-brown',
  atWork: 'work-granite',
  inUse: 'use-granite',
  closing: {
    picture: 'evening-granite',
    heading: 'Have the cause found',
    text: 'Film or scratches: two patches tell. The visit costs nothing, and you get a written quote.',
  },
  timelineHeading: 'A 300 sq ft hall with a worn lane, in Premium',
  timeline: [
    {
      when: `Day 1, ${formatTime(openingHours.opens)}`,
      what: 'Furniture out, taping, stripper everywhere',
    },
    { when: 'Day 1, 2:00 PM', what: `Lane and scratches cut with ${premium.from}` },
    { when: 'Day 2', what: `${gritList(400, 800)}, edges alongside, gloss read at six points` },
    {
      when: 'Day 3',
      what: `${gritList(1500, premium.to)}, then oxide; walked on by 6:00 PM`,
    },
    { when: 'Day 4 or 5', what: 'Sealer on pale stone, an hour; furniture the next day' },
  ],
  facts: [
    { label: 'Hardness', value: 'Mohs 6–7; a steel knife leaves a grey line of steel, not a scratch' },
    { label: 'Machine weight', value: 'About 150–250 kg with added plates' },
    { label: 'Noise', value: 'Up to 88 dB on metal bond' },
    { label: 'Stone lost', value: `0.05 mm for a lane, 0.3 mm from ${luxury.from} grit` },
  ],
  questions: [
    {
      question: 'Does it help to crystallise granite?',
      answer:
        'No. Crystallisation needs calcite, and granite has next to none. What it leaves is a film of wax or silicate that scuffs grey within weeks.',
    },
    {
      question: 'Is polished granite slippery?',
      answer: [
        `Dry, no. Wet, yes. For verandahs, bathrooms and outer stairs we stop at ${honedTo.rain} or ${honedTo.stairs}, or leave a honed band of 50 mm at the edge of `,
        { text: 'each tread', to: '/guides/stair-and-step-polishing' },
        '. More grip outdoors: ',
        { text: 'honed Kota', to: '/services/kota-stone-polishing' },
        '.',
      ],
    },
    {
      question: 'Can you polish only the lobby lane?',
      answer: [
        'Often yes: the corners still carry the factory gloss. We feather its edge over half a metre so that no line shows. It is billed by the area we touch. ',
        { text: 'Send the length and width', to: '/contact#quote' },
        ' of the worn part.',
      ],
    },
  ],
  family: 'granite',
  related: [
    'kota-stone-polishing',
    'kitchen-marble-polishing',
    'italian-diamond-polishing',
    'marble-floor-refinishing',
  ],
  reading: ['/blog/granite-floor-lost-its-shine', '/guides/office-and-lobby-floors'],
  comparison: 'stairs',
  comparisonHeading: 'Windows in the floor',
  sidebar: 'areas',
};
