import { openingHours } from '../business.ts';
import { counterHone, lemonMark, poultice, sealer, thirstyReseal, waterTest, workDays } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { gritRange, scopes } from '../scopes.ts';
import { formatTime } from '../time-of-day.ts';
import type { ServiceContent } from './service.ts';

const price = prices['kitchen-marble-polishing'];
const { basic, premium } = scopes['kitchen-marble-polishing'];

/** A counter meets oil and soap daily: its sealer is spent sooner than the same stone's on a floor. */
const counterResealMonths = [6, 12] as const;

export const kitchenMarblePolishing: ServiceContent = {
  slug: 'kitchen-marble-polishing',
  head: {
    title: 'Kitchen Marble Polishing in Hyderabad',
    description: `Lemon etches, oil shadows and knife marks taken out of marble counters in place, sealed food-safe. ${formatRupees(price.basic)}–${formatRupees(price.luxury)} per sq ft in Hyderabad.`,
    keywords: [
      'kitchen marble polishing Hyderabad',
      'marble countertop polishing',
      'food safe marble sealer',
      'lemon etch marble removal',
      'kitchen counter re-sealing',
      'marble platform polishing',
    ],
    picture: 'service-kitchen',
  },
  picture: 'threshold-kitchen',
  headline: 'Kitchen marble polishing in Hyderabad: A counter to cook on',
  lede: `Rings, oil and scratches come out in place. Safe under food, from ${formatRupees(price.basic)} per sq ft.`,
  order: ['before-after', 'process', 'intro', 'stones', 'benefits'],
  introHeading: 'Two enemies, two cures',
  intro: [
    'Lime, tamarind, curd and vinegar dissolve the gloss in the shape of the drop, and only an abrasive cures such an etch. Oil, turmeric, tea and beetroot sink between the crystals; a poultice draws them out.',
    'A dark ring is a stain, a pale one an etch; an old platform has both.',
    'You roll dough here: slurry is rinsed off until a white cloth wipes clean, no wax or lacquer is used, and the sealer, rated for food contact, sits inside the pores: nothing can flake into a meal.',
    `On the splashback a mirror stays a mirror. Where you cut and stir, a hone at ${counterHone} is kinder, because an etch on satin hardly shows.`,
  ],
  introMore: 'Stain or etch?',
  stonesHeading: 'Ten counter stones, and what each fears',
  stonesLede: 'Eight marbles, and the two granites most often fitted beside them.',
  room: 'kitchen',
  stones: [
    {
      stone: 'calacatta',
      note: 'Resin in the gold veins dulls under a hot kadai before the marble does.',
    },
    {
      stone: 'udaipur-green',
      resealMonths: counterResealMonths,
      note: 'Kitchen acids act slowly on serpentine, but water under a thin top can bow it.',
    },
    {
      stone: 'makrana',
      resealMonths: counterResealMonths,
      note: 'So tight that tea seldom gets in, yet lemon marks it as fast as any other calcite.',
    },
    {
      stone: 'carrara',
      note: 'A wet tin or a dripping tap leaves a rust ring, helped by iron in the stone itself.',
    },
    {
      stone: 'botticino',
      resealMonths: counterResealMonths,
      note: 'Beige forgives turmeric, but dough lodges in open seams until they are filled.',
    },
    {
      stone: 'statuario',
      note: 'A tumbler of lime water prints a ring on glossy white: satin where you work, gloss on the upright.',
    },
    {
      stone: 'crema-marfil',
      resealMonths: counterResealMonths,
      note: 'Tan hairlines beside the hob drink oil and darken; a poultice is often laid on them twice.',
    },
    {
      stone: 'ambaji',
      note: 'A dropped pestle bruises its soft crystals white, and deep bruises stay faintly visible.',
    },
    {
      stone: 'absolute-black',
      note: 'A granite that lemon cannot mark; its grey rings are borewell lime, which a fine pad lifts.',
    },
    {
      stone: 'tan-brown',
      note: 'A granite whose dull patches are a film of soap and fat, gone after degreasing and a 1500 pad.',
    },
  ],
  processHeading: 'One kitchen, five steps',
  process: [
    {
      title: 'Test',
      text: 'Water drops show where the old sealer has gone. Each mark is chalked as stain or etch, each joint checked for leaks.',
      figure: `A water drop: ${waterTest}`,
    },
    {
      title: 'Mask',
      text: 'Drawers are taped, cabinets and floor covered, the hob opening boarded. Your fitter lifts out a gas hob; we touch no gas line.',
      figure: 'About an hour',
    },
    {
      title: 'Poultice and hone',
      text: `From Premium on, a poultice draws oil for ${poultice.draws} and dries for ${poultice.dries}. Etches are cut wet, by hand machine.`,
      figure: gritRange(basic),
    },
    {
      title: 'Polish in place',
      text: 'Edge, drip groove, sink cut-out and corners get the same grits as the top. From Premium on, you choose satin or mirror.',
      figure: `Up to ${premium.to} grit`,
    },
    {
      title: 'Seal food-safe',
      text: 'On dry stone, two thin coats are wiped on and the surplus off. No food touches it until the cure is over.',
      figure: `Cured for ${sealer.cures}`,
    },
  ],
  benefitsHeading: 'What a closed, sealed counter does',
  benefits: [
    {
      title: 'Dough lets go',
      text: 'A closed, even surface needs less flour, and it scrapes clean in one pull.',
    },
    {
      title: 'Spills wait for you',
      text: 'On sealed stone, oil and tea stay on top long enough to finish stirring.',
    },
    {
      title: 'Nowhere for dirt to hide',
      text: 'Refilled seams and fresh silicone leave no crack for batter and ants.',
    },
    {
      title: 'No smell at dinner',
      text: 'Water-based products air out by the evening; no solvent fumes.',
    },
  ],
  tipsHeading: 'Looking after marble that feeds you',
  tips: [
    {
      title: `Re-seal every ${thirstyReseal}`,
      text: `Beside the hob and sink sooner. In between, leave a spoon of water for ${waterTest}: if the stone darkens, the seal is due.`,
    },
    {
      title: 'Wipe sour things first',
      text: 'Lime, tamarind, tomato, curd, pickle brine. The sealer does not stop acid: wipe these before oil and crumbs.',
    },
    {
      title: 'Give heat and blades a place',
      text: 'A trivet for the kadai, a board for the knife. Marble stands the warmth; resin in its veins does not.',
    },
    {
      title: 'Meet turmeric early',
      text: `Blot, do not rub. On white marble, a folded tissue wet with 3 % hydrogen peroxide, left under cling film for ${poultice.draws}, takes most of it, and daylight fades the rest.`,
    },
  ],
  care: { picture: 'counter-in-use' },
  closeUp: { picture: 'close-kitchen', states: ['Acid: pale, dull', 'Oil: dark'] },
  stages: 'stages-crema-marfil',
  atWork: 'counter-at-work',
  inUse: 'use-kitchen',
  closing: {
    picture: 'evening-kitchen',
    heading: 'Have your counter looked at',
    text: 'The visit is free, the quote in writing.',
  },
  timelineHeading: 'A 40 sq ft platform with stains, in Premium',
  timeline: [
    { when: 'Evening before', what: 'You empty the counter; hob out if the slab runs under it' },
    {
      when: `Day 1, ${formatTime(openingHours.opens)}`,
      what: 'Tests, masking, poultice on the stains; the rest honed, edges and sink cut-out too',
    },
    { when: 'Day 2', what: 'The poultice draws under its film, then dries; hob and sink work again' },
    { when: 'Day 3', what: 'Poultice off, that stone honed, last grits, rinse; the bare stone stays clear' },
    { when: 'Day 4 or 5', what: `Two coats of sealer; full cooking ${sealer.cures} later` },
  ],
  facts: [
    {
      label: 'Lemon on polished marble',
      value: `Clear etch in ${lemonMark.calcite} on calcite, ${lemonMark.dolomite} on dolomite`,
    },
    { label: 'Depth of an etch', value: 'A few hundredths of a millimetre' },
    {
      label: 'Duration',
      value: `${workDays.room} of work, a day more where a poultice draws, and a short sealing visit`,
    },
  ],
  questions: [
    {
      question: 'Is a sealed counter safe for rolling chapatis directly on it?',
      answer: `Yes, once the sealer has cured for ${sealer.cures} and the counter has been washed with soap and water: it leaves no layer, only filled pores.`,
    },
    {
      question: 'Can any coating make marble proof against lemon?',
      answer:
        'Clear films do stop etching, but they are plastic: they scratch, turn cloudy near heat, and peel at the sink within a few years. A satin hone, refreshed now and then, looks good for longer.',
    },
    {
      question: 'Should we have chosen granite instead?',
      answer: [
        'For a family that cooks with tamarind twice a day and wipes at the end, granite is easier. Marble asks for a cloth in the other hand. Both stand side by side in ',
        { text: 'Italian marble vs granite', to: '/blog/italian-marble-vs-granite' },
        '.',
      ],
    },
  ],
  family: 'marble',
  related: [
    'marble-polishing',
    'granite-floor-polishing',
    'italian-marble-polishing',
    'katni-marble-polishing',
  ],
  reading: ['/blog/kitchen-countertop-polishing', '/guides/marble-stains-etching-and-cracks'],
  comparison: 'kitchen',
  comparisonHeading: 'No rings, no shadows',
  sidebar: 'kitchen-marbles',
};
