import { settingText } from './before-the-call.ts';
import { openingHours } from './business.ts';
import { dryingTime, furnitureBack, glossYears, poultice, thirstyReseal, workDays } from './figures.ts';
import { withHardSpaces } from './hard-spaces.ts';
import { formatRupees } from './money.ts';
import { packages } from './packages.ts';
import type { Rich } from './paths.ts';
import { fromPrice, priceUnit, tierNames } from './price-line.ts';
import { prices } from './prices.ts';

/** One question of the FAQ page. */
export interface Faq {
  /** Kebab case; the anchor on the page. Links point at it, so it never changes. */
  id: string;
  part: 'before' | 'during' | 'after';
  question: string;
  /** 40 to 90 words, in short paragraphs; the first is the short answer. */
  answer: readonly Rich[];
}

const marble = prices['marble-polishing'];
const warranties = packages
  .map(({ tier, warrantyYears }) => `${warrantyYears} with ${tierNames[tier]}`)
  .join(', ');

/** The ten questions, in the order of the page; the first is open at first. */
export const faqs: readonly Faq[] = withHardSpaces([
  {
    id: 'what-it-costs',
    part: 'before',
    question: 'What does polishing cost per square foot?',
    answer: [
      `Ordinary marble is ${formatRupees(marble.basic)}, ${formatRupees(marble.premium)} or ${formatRupees(marble.luxury)} ${priceUnit} in the Basic, Premium and Luxury tiers.`,
      `Kota is ${fromPrice('kota-stone-polishing')}; Italian marble, granite, mosaic and kitchen work start higher, because they take more passes or more handwork.`,
      [
        'The ',
        { text: 'price table', to: '/pricing' },
        ` has all nine services. Area, condition, stone and access decide the final figure, and the quote after our visit is free.${settingText('tax', 'minimumCharge', 'smallestJob', 'advancePercent', 'payment')}`,
      ],
    ],
  },
  {
    id: 'how-long',
    part: 'before',
    question: 'How long does it take to polish a floor?',
    answer: [
      `A standard room takes ${workDays.room} of machine work. Larger areas, such as a whole flat, take ${workDays.larger}.`,
      `The stone then dries for ${dryingTime}, and sealing it is a short visit of its own. Fillings and poultices add visits without a machine; the price table counts them.`,
      [
        'Granite is harder than marble and takes longer. Deep scratches or uneven joints add a ',
        { text: 'coarse grinding stage', to: '/services/marble-floor-refinishing' },
        '.',
      ],
    ],
  },
  {
    id: 'site-visit',
    part: 'before',
    question: 'What happens at the free site assessment?',
    answer: [
      'Someone walks the floor with you, names the stone, measures the area, looks at scratches and joints under a low torch, and checks for hollow tiles and damp.',
      'If you like, a small test patch is polished on the first morning, and you agree to a finish you have seen.',
      [
        `The written quote is free and binds you to nothing. Visiting hours are ${openingHours.text}, and we come to `,
        { text: 'twelve areas of the city', to: '/service-areas' },
        `.${settingText('serviceRadiusKm')}`,
      ],
    ],
  },
  {
    id: 'which-stones',
    part: 'before',
    question: 'Which floors can you polish, and which can you not?',
    answer: [
      [
        'Marble, Italian marble, granite, Kota, Katni, terrazzo and cement mosaic can all be ground and polished; each has ',
        { text: 'a service page of its own', to: '/services' },
        '.',
      ],
      'Vitrified and ceramic tile cannot, because the pattern is a thin factory layer that an abrasive destroys. Thin stone, hollow tiles and slabs that rock need fixing first.',
    ],
  },
  {
    id: 'dust-noise-water',
    part: 'during',
    question: 'How much dust, noise and water is there?',
    answer: [
      'Very little dust, because every grit runs wet and the water keeps the powder in a grey slurry.',
      'That slurry is vacuumed into drums and never poured down your drain, which it would block. Walls are masked to about a metre.',
      [
        'Noise is the harder part: a floor grinder is as loud as a kitchen mixer, 80–85 decibels, for most of the working day. ',
        { text: 'A floor by the clock', to: '/blog/how-marble-polishing-works#thousand-square-feet' },
        ' shows which days are loud.',
      ],
    ],
  },
  {
    id: 'stay-at-home',
    part: 'during',
    question: 'Can we stay at home, and who moves the furniture?',
    answer: [
      'Yes. We work room by room and leave a walkway and one bathroom free.',
      [
        'The crew carries sofas, beds and tables to the next room and back; a piano, a safe or a filled wardrobe has to be ',
        { text: 'in the quote', to: '/terms#price-covers' },
        '. Built-in wardrobes stay, and we polish up to their plinth with a hand machine.',
      ],
      `Walk on the floor in socks the same evening. Furniture returns ${furnitureBack.light} after sealing, heavy pieces on Italian marble after ${furnitureBack.heavy}, rugs last.`,
    ],
  },
  {
    id: 'stains-and-etches',
    part: 'after',
    question: 'Will polishing remove stains, rings and scratches?',
    answer: [
      'Scratches and the dull rings left by lemon or toilet cleaner are damage to the surface, and grinding removes them completely if the stone is thick enough.',
      [
        `A stain is different: colour that has soaked in. Oil and turmeric are drawn out with a poultice, ${poultice.draws} or more, and rust may only fade. Our `,
        { text: 'marble care guide', to: '/blog/marble-maintenance-tips' },
        ' explains how to tell the two apart at home.',
      ],
    ],
  },
  {
    id: 'how-long-it-lasts',
    part: 'after',
    question: 'How long does the shine last?',
    answer: [
      `In a home, marble usually keeps its gloss for ${glossYears.marble} and granite for ${glossYears.granite}; a shop entrance may need attention every year.`,
      'Grit at the door and acid on the mop are what shorten it.',
      [
        `The sealer wears sooner than the polish: kitchen marble should be re-sealed every ${thirstyReseal}, as the `,
        { text: 'kitchen page', to: '/services/kitchen-marble-polishing' },
        ' explains; other stones are on ',
        { text: 'the care cards', to: '/care' },
        '. A light maintenance polish needs no coarse grinding and about half the time.',
      ],
    ],
  },
  {
    id: 'crystallisation',
    part: 'after',
    question: 'Is diamond polishing the same as crystallisation?',
    answer: [
      'No. Diamond polishing wears the stone itself smooth, grit after grit, until it reflects.',
      'Crystallisation rubs magnesium fluorosilicate into marble with steel wool and forms a hard, shiny skin a few thousandths of a millimetre thick. It hides light wear, but scratches stay underneath and it does nothing for granite.',
      [
        { text: 'How marble polishing works', to: '/blog/how-marble-polishing-works' },
        ' shows both. We use diamonds, and say when the shortcut is enough.',
      ],
    ],
  },
  {
    id: 'warranty',
    part: 'after',
    question: 'What warranty do you give?',
    answer: [
      `In years: ${warranties}, counted from the day we hand over.`,
      'It covers our work: gloss that fades evenly, swirls left by a skipped grit, a filled seam that opens again. We come back and rework that part without charge.',
      [
        'It does not cover etches, scratches and worn lanes, building movement or damp from below, since no polish survives those. Examples of both are in our ',
        { text: 'terms', to: '/terms#warranty' },
        '.',
      ],
    ],
  },
]);
