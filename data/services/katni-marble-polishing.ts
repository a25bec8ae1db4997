import { openingHours } from '../business.ts';
import { dryingTime, dryPercent, polyesterHardens } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { warrantyYearsText } from '../price-line.ts';
import { prices } from '../prices.ts';
import { gritList, scopes } from '../scopes.ts';
import { formatTime } from '../time-of-day.ts';
import type { ServiceContent } from './service.ts';

const price = prices['katni-marble-polishing'];
const { basic, premium, luxury } = scopes['katni-marble-polishing'];

export const katniMarblePolishing: ServiceContent = {
  slug: 'katni-marble-polishing',
  head: {
    title: 'Katni Marble Polishing in Hyderabad',
    description: `Beige, brown and grey Katni marble in Hyderabad flats: open seams refilled in the stone’s own tint, worn paths cut back, gloss renewed. From ${formatRupees(price.basic)} per sq ft.`,
    keywords: [
      'katni marble polishing hyderabad',
      'katni marble polish price',
      'katni beige marble',
      'marble seam filling',
    ],
    picture: 'service-katni',
  },
  picture: 'threshold-katni',
  headline: 'Katni marble polishing in Hyderabad: No line left open',
  lede: `Katni opens along its brown lines. We fill them first, then grind and polish, from ${formatRupees(price.basic)} per sq ft.`,
  order: ['before-after', 'process', 'intro', 'benefits', 'stones'],
  introHeading: 'Start with the brown lines',
  intro: [
    'Katni is close in tone to imported cream marble, far cheaper, and wears well. What fails first is the seams, the rust and chocolate lines of clay and iron in almost every tile.',
    'Draw a fingernail across one. If it slides, the line is only colour and the floor needs ordinary polishing. If it catches, the filler has gone, or was never there, and mop water has been entering every day. A machine that passes over an open line simply gives the dirt in it a shine.',
    [
      `The warmth of Katni is iron, and iron moves: bleach lifts it in blotches, and a floor left wet lets it creep into the beige. We keep the water moving, and leave acid powders out on the gold and rust shades. Where there is lippage of more than ${luxury.levelMm} mm, read `,
      { text: 'marble floor refinishing', to: '/services/marble-floor-refinishing' },
      ' first, because levelling is then the larger part of the job.',
    ],
  ],
  introMore: 'Test a seam yourself',
  stonesHeading: 'Ten names from one district',
  stonesLede: 'Dealers sort by shade, and the names shift from yard to yard; the seams tell us more.',
  room: 'dining',
  stones: [
    {
      stone: 'katni-beige',
      note: 'The filler is beige with a trace of brown, mixed on a spare tile and judged dry.',
    },
    {
      stone: 'katni-brown',
      note: 'Soap film hides on brown; a proper alkaline wash may bring back half the colour.',
    },
    {
      stone: 'katni-grey',
      note: 'Cream joints look soiled beside it, so they are raked out and pointed in mid grey.',
    },
    {
      stone: 'katni-cream',
      note: 'Tea and turmeric go deepest in this one: poultice first.',
    },
    {
      stone: 'katni-gold',
      note: 'Satin shows the golden threads better than a mirror, which lays the ceiling over them.',
    },
    {
      stone: 'katni-wave',
      note: 'Tiles laid at random send light in every direction; a quieter finish calms the room.',
    },
    {
      stone: 'katni-rust',
      note: 'Some seams will want topping up in later years, so the tint recipe goes into your job sheet.',
    },
    {
      stone: 'katni-chocolate',
      note: 'Chair tracks show pale on it: felt pads go on before the dining table comes back.',
    },
    { stone: 'katni-smoke', note: 'Its clouds hide small repairs, which is kind to a patched hallway.' },
    {
      stone: 'katni-silver',
      note: 'Threads of steel scrubber lodge in the pits and are picked out before water can rust them.',
    },
  ],
  processHeading: 'Seam by seam, then wall to wall',
  process: [
    {
      title: 'Assessment',
      text: 'A lamp at skirting height shows the open seams. Moisture is read on a seam too, because its clay dries last.',
      figure: `Filled at under ${dryPercent} damp`,
    },
    {
      title: 'Preparation',
      text: 'From Premium on, clay and old filler come out, seams are warmed dry and filled with tinted resin. Luxury rebuilds chipped corners.',
      figure: `Polyester: ${polyesterHardens}`,
    },
    {
      title: 'Grinding',
      text: `Basic starts at ${basic.from}; from Premium on, worn passages at ${premium.from}. The head crosses seams at an angle, or it scoops them out.`,
      figure: `${gritList(premium.from, basic.from)} grit`,
    },
    {
      title: 'Polishing',
      text: `Rinse water is changed whenever it turns tan. Basic ends at ${basic.to}, a clear gloss; at ${premium.to} a tube light is mirrored sharply.`,
      figure: `400 to ${premium.to} grit`,
    },
    {
      title: 'Protection',
      text: 'Fluoropolymer sealer goes along the lines, then over the room, twice in Luxury. Chai and oil wait on top; lime still etches.',
      figure: `Dried ${dryingTime}`,
    },
  ],
  benefitsHeading: 'What a good job does for Katni',
  benefits: [
    {
      title: 'One colour across the room',
      text: 'The grey path to the sofa is scratched, not faded. Cut back, it matches the rest.',
    },
    {
      title: 'Lines that stay shut',
      text: 'Filled flush, a seam stops drinking mop water: no black edge, no slow crumbling behind.',
    },
    {
      title: 'At ease beside imported stone',
      text: 'Glossed in any tier, the beige sits well next to Botticino or Crema Marfil.',
    },
    {
      title: 'Your choice of finish',
      text: 'From Premium on. Satin forgives footprints; a mirror asks to be wiped more often.',
    },
  ],
  tipsHeading: 'Between one polish and the next',
  tips: [
    {
      title: 'Two buckets',
      text: 'One for soap, one for rinsing. Katni streaks because grey rinse water dries in its lines.',
    },
    {
      title: 'Under the water can',
      text: 'Stand cans and planters on a tray with feet. A ring of damp draws iron upward and leaves a tan halo.',
    },
    {
      title: 'Turmeric',
      text: 'Blot, wash with mild soap, then let daylight reach the spot. The yellow fades within days; bleach takes the stone with it.',
    },
  ],
  care: { picture: 'still-mop' },
  closeUp: { picture: 'close-katni', states: ['Washed out', 'Filled'] },
  stages: 'stages-katni-beige',
  atWork: 'work-katni',
  inUse: 'use-katni',
  closing: {
    picture: 'evening-katni',
    heading: 'Have your Katni looked at',
    text: 'A lamp at skirting height finds the open lines, free of charge. Then you get a written quote.',
  },
  timelineHeading: 'A living room of 140 sq ft in Premium',
  timeline: [
    {
      when: `Tue ${formatTime(openingHours.opens)}`,
      what: 'Furniture out, skirting masked, seams chalked under the lamp.',
    },
    { when: 'Tue 11:00 AM', what: 'Old filler out, lines dried, new resin pressed in.' },
    { when: 'Tue 2:00 PM', what: 'First abrasives, then another look at the seams.' },
    { when: 'Wed morning', what: 'Fine pads until about five, rinsed at each change.' },
    { when: 'Fri noon', what: 'Seams metered, sealer spread; the sofa returns on Saturday.' },
  ],
  facts: [
    { label: 'Body of the stone', value: 'Mohs 3–4, harder along silica threads' },
    { label: 'Usual thickness', value: '16–20 mm' },
    { label: 'Depth of cut', value: 'Under 0.1 mm in Basic, 0.3–0.5 mm above it, about 1 mm on worn paths' },
    { label: 'Filler', value: 'Tinted polyester in dry rooms, epoxy near water' },
    { label: 'Smell', value: 'Polyester lingers 3–4 hours with windows open' },
    {
      label: 'Noise',
      value: `Like a mixer-grinder in the same room, and none after ${formatTime(openingHours.closes)}`,
    },
    { label: 'Warranty', value: `${warrantyYearsText}, by tier` },
  ],
  questions: [
    {
      question: 'Is Katni marble or limestone?',
      answer:
        'The district yields both, and the trade calls marble whatever takes a polish. The main mineral is calcite, so diamonds brighten it and sour spills mark it, and a dealer who calls it acid-proof is thinking of granite.',
    },
    {
      question: 'Why did our brown lines turn white after the last polish?',
      answer:
        'Either an acid powder drew the iron out, or a filler of the wrong tint dried pale. Bleached lines recover some colour when the top 0.3 mm is cut away. Pale filler is dug out and replaced in a shade you have approved on a spare tile.',
    },
    {
      question: 'Can two batches in one hall be made to match?',
      answer: [
        'In reflection yes, in colour only partly. The same last grit on both evens the gloss, which the eye notices first. An enhancing sealer on the paler batch narrows the rest. ',
        { text: 'How marble polishing works', to: '/blog/how-marble-polishing-works' },
        ' shows why gloss reads as colour.',
      ],
    },
  ],
  family: 'katni',
  related: [
    'marble-floor-refinishing',
    'kitchen-marble-polishing',
    'italian-marble-polishing',
    'marble-polishing',
  ],
  reading: ['/blog/marble-maintenance-tips', '/guides/newly-laid-floors'],
  comparison: 'reading-room',
  comparisonHeading: 'The lines can be read',
  sidebar: 'areas',
};
