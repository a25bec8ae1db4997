import { bedHardens, dryingTime, dryReading } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { scopes } from '../scopes.ts';
import type { ServiceContent } from './service.ts';

const price = prices['italian-marble-polishing'];
const { basic, premium } = scopes['italian-marble-polishing'];

export const italianMarblePolishing: ServiceContent = {
  slug: 'italian-marble-polishing',
  head: {
    title: 'Italian Marble Polishing in Hyderabad',
    description: `Imported slabs polished cool and wet, with their filler and matched veins kept intact. In villas and lobbies, ${formatRupees(price.basic)}–${formatRupees(price.luxury)} per sq ft, test patch first.`,
    keywords: [
      'Italian marble polishing Hyderabad',
      'Italian marble floor polishing cost',
      'Statuario polishing',
      'Botticino polishing',
      'book-matched marble',
      'marble resin filling',
    ],
    picture: 'service-italian',
  },
  picture: 'threshold-italian',
  headline: 'Italian marble polishing in Hyderabad: Soft stone, light hand',
  lede: `Slabs matched vein to vein: we take off as little as possible, from ${formatRupees(price.basic)} per sq ft.`,
  order: ['before-after', 'stones', 'intro', 'process', 'benefits'],
  introHeading: 'The slab is part stone, part resin',
  intro: [
    'Most imported marble leaves the factory soaked in resin, which closes its pinholes and holds its veins together. Without it, many a Calacatta slab would break in the crate.',
    [
      `It sets the rules for whoever polishes: many resins soften from about 60 °C, and a pad that runs dry passes that within seconds. So we begin with the finest grit that clears the damage. A lobby with a worn path to the lift usually starts at ${basic.from}, and a villa floor marked by a careless acid wash at ${premium.from}. No tier here grinds down a step between tiles: edges you can feel through a shoe need coarser work, which is `,
      { text: 'Italian diamond polishing', to: '/services/italian-diamond-polishing' },
      '.',
    ],
    [
      '“Italian” is a trade word. We read three things on site: whether the stone is a true marble or a limestone, how much filler it carries, and what it was laid on. Where quotes use the same words the work may differ: see ',
      { text: 'what each rate buys', to: '/pricing' },
      '.',
    ],
  ],
  introMore: 'Where we start',
  stonesHeading: 'Ten imported marbles we polish',
  stonesLede: 'Each has one weak point, and we plan around it.',
  room: 'bath',
  stones: [
    {
      stone: 'calacatta',
      note: 'Its thick gold and grey veins are weak lines, fed with resin before a pad touches the floor.',
    },
    {
      stone: 'statuario',
      note: 'White with bold grey veins, most often book-matched: both halves get the same passes, or the veins drift apart at the joint.',
    },
    {
      stone: 'portoro',
      note: 'Black with gold veins, and the least forgiving: a haze that nobody sees on beige reads as fog here.',
    },
    {
      stone: 'carrara',
      note: 'Soft grey clouds on a cool white, fine-grained and usually little filled. It forgives a re-polish best.',
    },
    {
      stone: 'botticino',
      note: 'A beige limestone crossed by fine wavy seams. Their filler wears out first; we renew it in warm beige, never in white.',
    },
    {
      stone: 'dyna',
      note: 'A web of pale threads runs through the beige; a hot pad smears their filler, so passes are short and wet.',
    },
    {
      stone: 'perlato',
      note: 'Fossil shells in a cream limestone lose their rims to a soft pad; a firm one keeps them flush.',
    },
    {
      stone: 'crema-marfil',
      note: 'Even cream with tan seams that shed their filling in some years and are refilled first.',
    },
    {
      stone: 'satvario',
      note: 'Straighter grey lines than Statuario, and lots that differ in density, so each gets a test patch.',
    },
    {
      stone: 'armani-grey',
      note: 'Etches and hard-water rings show as pale ghosts; a satin hone removes them and hides the next.',
    },
  ],
  processHeading: 'How we treat a costly slab',
  process: [
    {
      title: 'Read the slab',
      text: 'A low lamp shows pinholes, old filler and etches; a tap, hollow slabs. We polish a hidden patch and start once you approve.',
      figure: 'Test patch of 2 sq ft',
    },
    {
      title: 'Refill',
      text: 'Holes and open veins are vacuumed, filled with matching resin and shaved flush. How much the floor needs decides the tier.',
      figure: 'Epoxy, left overnight',
    },
    {
      title: 'Hone',
      text: 'Flexible resin pads run with cold water and no added weight. Walkway wear comes out, in Luxury etches and acid burns too.',
      figure: `From ${basic.from} grit, or ${premium.from}`,
    },
    {
      title: 'Polish slowly',
      text: `Basic ends at ${basic.to}; above it, white stones may get powder. If the stone feels warm to the hand, the machine stops.`,
      figure: `To ${basic.to} or ${premium.to} grit`,
    },
    {
      title: 'Dry and seal',
      text: `A pinless meter reads the slab. Sealer goes on ${dryReading}: sealed-in damp returns as a yellow cloud.`,
      figure: `Dried ${dryingTime}`,
    },
  ],
  benefitsHeading: 'What careful work keeps',
  benefits: [
    {
      title: 'The filler',
      text: 'Cool pads leave sound resin in place, so fewer pinholes open.',
    },
    {
      title: 'The pattern',
      text: 'A slanting vein moves as the surface goes down. Equal, shallow passes keep mirrored halves in register.',
    },
    {
      title: 'The thickness',
      text: 'A light hone takes hundredths of a millimetre, so a floor can have it many times.',
    },
    {
      title: 'The way to the lift',
      text: 'Lobbies are done in halves, a dry, marked path open for residents.',
    },
  ],
  tipsHeading: 'Living with soft stone',
  tips: [
    {
      title: 'Shade the glass doors',
      text: 'Strong sun yellows epoxy long before the marble. A sheer curtain on a west-facing door is enough.',
    },
    {
      title: 'Keep an offcut',
      text: 'A hand-sized piece from the fabricator lets us match the filler and test a stain remover away from your floor.',
    },
    {
      title: 'Lift wet things',
      text: 'Plant pots, bath mats and leaking coolers feed water into the slab from above. Stand them on feet.',
    },
  ],
  care: { picture: 'hero-2' },
  closeUp: { picture: 'close-italian', states: ['Open pinholes', 'Filled, honed, polished'] },
  stages: 'stages-botticino',
  atWork: 'work-italian',
  inUse: 'use-italian',
  closing: {
    picture: 'evening-italian',
    heading: 'Have your slabs looked at',
    text: 'We tell stone from filler under a low lamp. The visit is free; a written quote follows.',
  },
  timelineHeading: 'A 600 sq ft villa living room in Premium',
  timeline: [
    { when: 'Day 1, morning', what: 'Survey by lamp, masking, test patch for your approval' },
    { when: 'Day 1, afternoon', what: 'Open pinholes and veins filled with epoxy; left overnight' },
    { when: 'Day 2', what: 'Filler shaved flush, honing of the floor and the borders' },
    { when: 'Day 3', what: `Finer pads to ${premium.to} grit, edges and corners, last rinse` },
    { when: 'Day 5', what: 'Meter reading, sealer, a walk through the room with you' },
  ],
  facts: [
    { label: 'Make-up', value: 'Stone, resin filler and usually a glass-fibre mesh' },
    { label: 'Limestones among the ten', value: 'Botticino, Perlato, Crema Marfil, Portoro' },
    { label: 'Resin softens', value: 'Often from about 60 °C' },
    { label: 'Softness', value: 'Mohs 3–4: a kitchen knife will scratch it' },
    { label: 'Removed by a light hone', value: 'About 0.05–0.1 mm of an 18 mm slab' },
    { label: 'After a new floor is laid', value: `Wait ${bedHardens}, longer in the monsoon` },
  ],
  questions: [
    {
      question: 'Our white marble has yellow patches. Will polishing take them out?',
      answer:
        'If the yellow is old wax or aged filler, yes. If it is iron in the stone that has met damp, it lies deeper than any pad should go. Then the leak comes first, several weeks of drying second, and a poultice may lighten what is left. Bleach and acid make iron stains worse.',
    },
    {
      question: 'Can book-matched wall panels be polished where they hang?',
      answer:
        'Yes, with hand machines from a scaffold. Walls see no sand: a wash and the finest grits mostly do. A loose panel goes back to the fixer first.',
    },
    {
      question: 'The floor is new. Does it need polishing at all?',
      answer:
        'Often once, after laying, because the joints stand out and cement haze has dulled the factory finish. Let the bed dry first, and do not let the mason wash it with acid.',
    },
  ],
  family: 'italian-marble',
  related: [
    'italian-diamond-polishing',
    'marble-polishing',
    'kitchen-marble-polishing',
    'marble-floor-refinishing',
  ],
  reading: ['/blog/italian-marble-vs-granite', '/guides/newly-laid-floors'],
  comparison: 'lobby',
  comparisonHeading: 'The yellow was wax',
  sidebar: 'areas',
};
