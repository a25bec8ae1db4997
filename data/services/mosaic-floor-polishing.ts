import { pasteHardens, poultice, thirstyReseal } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { gritList, scopes } from '../scopes.ts';
import type { ServiceContent } from './service.ts';

const price = prices['mosaic-floor-polishing'];
const { basic, premium } = scopes['mosaic-floor-polishing'];

export const mosaicFloorPolishing: ServiceContent = {
  slug: 'mosaic-floor-polishing',
  head: {
    title: 'Mosaic Floor Polishing in Hyderabad',
    description:
      'Old mosaic, terrazzo and cement tile in Hyderabad: wax stripped, pinholes grouted, chips and cement brought to one plane, then sealed. Free visit.',
    keywords: [
      'mosaic floor polishing hyderabad',
      'terrazzo polishing hyderabad',
      'cement tile honing',
      'old mosaic floor restoration',
    ],
    picture: 'service-mosaic',
  },
  picture: 'threshold-mosaic',
  headline: 'Mosaic and terrazzo polishing in Hyderabad: Colour under the grey',
  lede: `Chips or patterned tile, mended and ground to one even face, from ${formatRupees(price.basic)} per sq ft.`,
  order: ['before-after', 'stones', 'process', 'intro', 'benefits'],
  introHeading: 'Cement wears before the chips',
  intro: [
    'Lay a torch on an old mosaic floor: the chips stand up like cobbles and the paste lies in shadow. Years of mops and bathroom cleaner have eaten the cement, hardly the marble. So the room looks grey, and wax helps a month at most.',
    'So repair comes in the middle of the work and shine at the end. Pinholes, and in Luxury missing chips, are filled after the first cut, when clean paste can be matched.',
    'Depth sets the limits. A floor poured on the spot usually has 6 to 12 mm of chips and can be reground several times; a pressed mosaic tile has about 5 mm. Patterned cement tile carries 2 to 5 mm of pigment and is treated gently. Broken china on a terrace is glazed: washed, not polished.',
  ],
  introMore: 'What limits the depth',
  stonesHeading: 'Ten floors that go by one name',
  stonesLede: 'Cast in place, from a press, or patterned cement: each allows another depth of cut.',
  room: 'living',
  stones: [
    {
      stone: 'cement-tile',
      note: 'We stop as soon as the face is smooth; a faint worn patch at the door beats a lost flower.',
    },
    {
      stone: 'terrazzo-green',
      note: 'A damp cloth shows loose pigment; then a silicate hardener goes in first.',
    },
    {
      stone: 'terrazzo-white',
      note: 'Yellowed wax comes off before the machine starts, or warmth drives it into the paste.',
    },
    {
      stone: 'terrazzo-grey',
      note: 'The corridor floor of old flats and schools; long cracks usually repeat one in the slab beneath.',
    },
    {
      stone: 'chips-black',
      note: 'Fresh grout is mixed a shade too dark, because black cement pales as it dries.',
    },
    {
      stone: 'terrazzo-brass-strip',
      note: 'Lifted strip is pinned with epoxy first, and shines with the floor.',
    },
    {
      stone: 'mosaic-tile-grey',
      note: 'Its white cement joints stain before the face does and are opened and refilled.',
    },
    {
      stone: 'chips-black-precast',
      note: 'Stairs are worked half a width at a time, so the family can go up to bed.',
    },
    {
      stone: 'crazy-marble',
      note: 'The joints are as wide as a finger and leak most; they are cut back and refilled first.',
    },
    {
      stone: 'chequered-tile',
      note: 'Cleaned, honed on its tops and sealed. We do not grind a ramp smooth.',
    },
  ],
  processHeading: 'The order that makes repairs vanish',
  process: [
    {
      title: 'Assessment',
      text: 'A knife point names the binder: cement powders, epoxy curls. A coin finds hollow panels; a door channel shows the layer left.',
      figure: 'Layer left: 2–12 mm',
    },
    {
      title: 'Preparation',
      text: 'Red-oxide polish, varnish and wax come off with alkaline stripper. In Luxury, cracks are cut to a V and packed, lost chips replaced.',
      figure: 'Chips of 3–12 mm',
    },
    {
      title: 'Grinding',
      text: `From Premium on, ${gritList(premium.from, 100)} grit cut every chip flat, then paste fills the pores. Patterned tile, like Basic, skips this.`,
      figure: `${pasteHardens} of cure`,
    },
    {
      title: 'Polishing',
      text: 'Resin discs shave off the film; lithium hardener tightens the paste. No oxalic powder: it dissolves what holds the chips.',
      figure: `${basic.from} to ${basic.to} or ${premium.to} grit`,
    },
    {
      title: 'Protection',
      text: 'Cement drinks more than stone, so the penetrating sealer is laid wet on wet until the floor refuses it, then buffed.',
      figure: 'Two to three coats',
    },
  ],
  benefitsHeading: 'Why keep this floor',
  benefits: [
    {
      title: 'Nothing to cart away',
      text: 'Breaking it up lifts its mortar bed too, often 50 mm or more. Regrinding removes less than a millimetre.',
    },
    {
      title: 'Few joints',
      text: 'A cast room has a strip every metre or so and no other joint; closed pores hold little dirt.',
    },
    {
      title: 'Smooth for wheels',
      text: 'A level floor lets a walker or wheelchair roll without a rattle.',
    },
    {
      title: 'Hard to buy again',
      text: 'Moulds for many older cement tiles are gone. Light honing keeps the original.',
    },
  ],
  tipsHeading: 'Habits that spare the cement',
  tips: [
    {
      title: 'Read the label',
      text: 'What removes lime scale removes mosaic as well. Look for pH 7 and use half the dose.',
    },
    {
      title: 'Oil by the stove',
      text: `Cover it with talc overnight and sweep. An old shadow comes out with a poultice, ${poultice.draws} under film.`,
    },
    {
      title: 'Steel almirahs',
      text: 'Their narrow feet crush the paste into a powdery ring. A wide plastic cup under each leg spreads the load.',
    },
  ],
  care: { picture: 'hero-4' },
  closeUp: { picture: 'close-mosaic', states: ['Under old wax', 'Ground flush'] },
  stages: 'stages-terrazzo-green',
  atWork: 'work-mosaic',
  inUse: 'use-mosaic',
  closing: {
    picture: 'evening-mosaic',
    heading: 'Have your mosaic looked at',
    text: 'A knife point and a coin tell most of it. Looking is free, and the quote is in writing.',
  },
  timelineHeading: 'Two rooms and a passage, about 350 sq ft in Premium',
  timeline: [
    { when: 'Monday', what: 'Coatings stripped, floor rinsed, open joints raked out.' },
    { when: 'Tuesday', what: 'Both coarse cuts; tinted paste squeegeed in by about five.' },
    { when: 'Wednesday', what: 'The paste hardens under plastic. Skirting is done by hand.' },
    { when: 'Thursday', what: 'Film shaved off, fine pads in turn, brass wiped, windows opened.' },
    { when: 'Saturday', what: 'Meter reading and sealer in the afternoon; walk on it the same evening.' },
  ],
  facts: [
    { label: 'Paste for pores', value: 'Cement, oxide pigment and marble powder, kept damp' },
    { label: 'Last abrasive', value: `${premium.to} grit; beyond it only the chips gain gloss` },
    { label: 'Crack filler', value: 'Tinted mortar; flexible resin if the slab still moves' },
    { label: 'Power', value: 'One 16 A socket; smaller machines for old wiring' },
    { label: 'Re-seal', value: `Every ${thirstyReseal} where people cook or pass daily` },
  ],
  questions: [
    {
      question: 'Do filled holes show afterwards?',
      answer:
        'If you kneel and search, yes. Chips are picked by colour, bedded in tinted paste and cut with their neighbours, so from standing height the eye passes over them.',
    },
    {
      question: 'Can patterned tiles be polished like terrazzo?',
      answer:
        'No. Their colour is a thin pressed skin. They are washed, honed with the grits of Basic and sealed, for a satin face rather than a mirror. If someone proposes a levelling cut, ask how thick the pattern is.',
    },
    {
      question: 'What would one bedroom cost?',
      answer: `A room of 120 sq ft comes to ${formatRupees(price.basic * 120)} in Basic, ${formatRupees(price.premium * 120)} in Premium and ${formatRupees(price.luxury * 120)} in Luxury. Recasting a broken panel is quoted separately.`,
    },
  ],
  family: 'mosaic',
  related: ['kota-stone-polishing', 'marble-floor-refinishing', 'marble-polishing', 'katni-marble-polishing'],
  reading: ['/blog/how-marble-polishing-works', '/guides/diamond-crystallisation-or-wax'],
  comparison: 'corridor',
  comparisonHeading: 'Chips out of the grey',
  sidebar: 'areas',
};
