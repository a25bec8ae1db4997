import { coin, dryingTime, dryReading, workDays } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { gritList, scopes } from '../scopes.ts';
import type { ServiceContent } from './service.ts';

const price = prices['marble-floor-refinishing'];
const scope = scopes['marble-floor-refinishing'];

export const marbleFloorRefinishing: ServiceContent = {
  slug: 'marble-floor-refinishing',
  head: {
    title: 'Marble Floor Refinishing in Hyderabad',
    description: `Scratched, cracked or uneven marble in Hyderabad: ${formatRupees(price.basic)} per sq ft reground satin on level tiles, ${formatRupees(price.premium)} with cracks stitched, ${formatRupees(price.luxury)} with steps up to ${scope.luxury.levelMm} mm ground out.`,
    keywords: [
      'marble floor refinishing Hyderabad',
      'marble lippage removal',
      'old marble floor restoration',
      'cracked marble repair',
    ],
    picture: 'service-refinishing',
  },
  picture: 'threshold-refinishing',
  headline: 'Marble floor refinishing in Hyderabad: The old stone, new',
  lede: `Scratched, cracked or uneven marble, cut back to sound stone: from ${formatRupees(price.basic)} per sq ft, ${formatRupees(price.luxury)} with steps up to ${scope.luxury.levelMm} mm.`,
  order: ['before-after', 'process', 'benefits', 'intro', 'stones'],
  introHeading: 'Before you break it up',
  intro: [
    'A marble floor laid in the 1990s is usually 16–20 mm thick. The damage that makes a family think of demolition sits in the top millimetre. Refinishing takes that layer away and leaves the rest where it is.',
    [
      `It is more than polishing. A polish removes scratches that you can see; refinishing removes what you can feel: lippage that catches a toe, a hollow along the way to the kitchen, burns, paint, the frosted bay where somebody used acid. Slide a one-rupee coin, which is ${coin} thick, across the joints. An edge as high as the coin is worth grinding flat, and where nothing is broken the upper tiers of `,
      { text: 'marble polishing', to: '/services/marble-polishing' },
      ` do that, up to ${scopes['marble-polishing'].luxury.levelMm} mm. Higher steps, or a tile cracked through, are work for this page.`,
    ],
    'There are floors we advise against. Tiles of 8–10 mm leave too little stone after a deep cut. If more than one tile in ten sounds hollow, the bed has failed, and the finest surface will crack with it. And where damp keeps rising, the cause must be found first. In these cases replacing is the honest answer.',
  ],
  introMore: 'When it is worth it',
  stonesHeading: 'Ten marbles that are usually reground',
  stonesLede: 'Old Rajasthan whites, and Katni from the apartment years.',
  room: 'bedroom',
  stones: [
    {
      stone: 'ambaji',
      note: 'The coarsest metal pulls its large crystals; here even an uneven floor begins one grit later.',
    },
    {
      stone: 'katni-brown',
      note: 'Its rust-red slurry can tint white skirting, so masking goes higher and the vacuum follows the machine.',
    },
    {
      stone: 'makrana',
      note: 'Older halls were laid thick and sound, so it stands several regrinds.',
    },
    {
      stone: 'morwad',
      note: 'A dolomite that wears the segments down; the coarse stage decides the days.',
    },
    {
      stone: 'rajnagar',
      note: 'On a worn path its quartz stands up like fine gravel, and only a rigid head takes it level.',
    },
    {
      stone: 'agaria',
      note: 'Clouded areas wear hollow first, and the deepest hollow sets the depth for the room.',
    },
    {
      stone: 'banswara',
      note: 'Mica swirls loosen under the coarse head and are flooded with thin resin before fine grinding.',
    },
    {
      stone: 'katni-beige',
      note: 'Laid with wide cement joints in many flats; those are raked and refilled first.',
    },
    {
      stone: 'udaipur-green',
      note: 'A serpentine that curls when soaked: it is cut with little water, and a loose tile is set in epoxy.',
    },
    {
      stone: 'abu-black',
      note: 'Rings of the coarse head show grey on black; it is dried and checked under a lamp before each disc.',
    },
  ],
  processHeading: 'Measured, mended, then ground twice',
  process: [
    {
      title: 'Measure and map',
      text: 'A straight edge and feeler gauges read every joint; hollow tiles are chalked. From Premium on, you keep the map.',
      figure: 'Read to 0.1 mm',
    },
    {
      title: 'Repair',
      text: 'From Premium on, loose tiles are re-bedded or injected, cracks stitched. Joints are filled now: supported edges do not break.',
      figure: 'Epoxy left overnight',
    },
    {
      title: 'Coarse grinding',
      text: 'Metal-bond diamonds run on a rigid planetary head, each pass across the last. Once the straight edge lies flat, we stop.',
      figure: `${gritList(scope.premium.from, scope.basic.from)} grit`,
    },
    {
      title: 'Fine grinding',
      text: 'Resin discs wipe out the circles of the coarse stage. From Premium on, opened pinholes are filled on the way.',
      figure: `${gritList(200, scope.basic.to)} grit`,
    },
    {
      title: 'Polish and seal',
      text: `Basic ends satin; above it you choose satin or mirror. Sealer waits until the meter reads ${dryReading}.`,
      figure: `To ${scope.basic.to} or ${scope.premium.to} grit`,
    },
  ],
  benefitsHeading: 'What you gain over new tiles',
  benefits: [
    {
      title: 'Stone you cannot buy today',
      text: 'The quarry faces it came from are worked out. The white in your hall may not be sold any more.',
    },
    {
      title: 'Doors and drains still fit',
      text: 'The level drops by the thickness of a bank card, so door frames and bathroom slopes stay as they are.',
    },
    {
      title: 'Joints become thin',
      text: 'Refilled and ground flush in a matching tint, they draw no dark grid over the floor.',
    },
    {
      title: 'You can live through it',
      text: 'Wet machines and one room at a time, in place of hammers, cement bags and weeks of dust.',
    },
  ],
  tipsHeading: 'After the regrind',
  tips: [
    {
      title: 'Let the damp leave',
      text: 'For a week, no rugs and no plastic sheet under furniture. Deep wet work puts water into the bed and the joints.',
    },
    {
      title: 'Write down the depth',
      text: 'Keep our map with the flat papers. It tells whoever comes next how much stone remains.',
    },
    {
      title: 'Go lighter next time',
      text: [
        'Coarse discs should not be needed again for very long. A light hone every few years is enough if the ',
        { text: 'daily care', to: '/blog/marble-maintenance-tips' },
        ' is right.',
      ],
    },
  ],
  care: { picture: 'still-reckoning' },
  closeUp: { picture: 'close-refinishing', states: ['Tenths of a millimetre, in blue crayon'] },
  stages: 'stages-armani-grey',
  atWork: 'work-refinishing',
  inUse: 'use-refinishing',
  closing: {
    picture: 'evening-refinishing',
    heading: 'Have your floor measured',
    text: 'Every step is read, at no cost. You get a written quote, or the advice to replace.',
  },
  timelineHeading: 'A two-bedroom flat, 700 sq ft of marble in Premium',
  timeline: [
    { when: 'Day 1', what: 'Map, masking, loose tiles and joints; epoxy overnight' },
    { when: 'Day 2', what: 'Coarse grinding of hall and passage, the noisiest day' },
    { when: 'Day 3', what: 'Coarse grinding of the bedrooms, opened pinholes filled' },
    { when: 'Day 4', what: `Fine grinding, ${gritList(200, 800)}, room after room` },
    { when: 'Day 5', what: `Polishing and rinse; sealer after ${dryingTime}, furniture the day after` },
  ],
  facts: [
    {
      label: 'Usual depth',
      value: `0.5–1 mm on average, up to ${scope.luxury.levelMm} mm at a proud corner in Luxury`,
    },
    { label: 'Least thickness we cut', value: '12 mm, measured at a threshold' },
    { label: 'Flatness afterwards', value: 'Edges within 0.2 mm between neighbours' },
    { label: 'Coarse stage', value: 'About 85 dB; check the quiet hours of your society' },
    { label: 'Waste', value: 'Slurry settled in drums, bagged and taken away' },
    {
      label: 'Duration',
      value: `A standard room ${workDays.room}; flats and other larger areas ${workDays.larger}`,
    },
  ],
  questions: [
    {
      question: 'How many times can one floor be refinished?',
      answer:
        'At half a millimetre to a millimetre each time, an 18 mm slab allows six cuts or more before it is down to 12 mm. A house needs one in twenty or thirty years, with light hones in between. Thickness is rarely the limit; a weak bed is.',
    },
    {
      question: 'Can only the worn walkway be ground?',
      answer:
        'Not well. The path would end as a shallow trough with a shining rim. We grind wall to wall, and stop at a door, where a threshold hides the change in level.',
    },
    {
      question: 'How does the cost compare with replacing?',
      answer: [
        'New marble means stone, cement, labour, carting of rubble, and then a first polish on top, because a newly laid floor has uneven joints too. The items are listed in ',
        { text: 'what stone polishing costs', to: '/blog/what-stone-polishing-costs' },
        '.',
      ],
    },
  ],
  family: 'marble',
  related: [
    'marble-polishing',
    'katni-marble-polishing',
    'mosaic-floor-polishing',
    'italian-marble-polishing',
  ],
  reading: ['/blog/what-stone-polishing-costs', '/guides/marble-stains-etching-and-cracks'],
  comparison: 'columns',
  comparisonHeading: 'Veins under the wear',
  sidebar: 'areas',
};
