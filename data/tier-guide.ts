import { coin, workDays } from './figures.ts';
import type { PageHead } from './page-head.ts';
import { priceUnit } from './price-line.ts';
import type { Tier } from './prices.ts';
import type { grits, Scope } from './scopes.ts';
import type { ServiceSlug } from './services/slugs.ts';
import type { SwatchId } from './stones/stone.ts';

/** What an answer asks of the work; `data/scopes.ts` says which price does it. */
export interface Need {
  /** The lines of the price table that this stone is worked by, the usual one first. */
  services?: readonly ServiceSlug[];
  /** Millimetres of a step to be ground level. */
  levelMm?: number;
  joints?: Scope['joints'];
  /** The last grit, where the stone goes so far. */
  to?: (typeof grits)[number];
  /** Scratches that the gentlest line does not reach. */
  isDeep?: true;
  /** The polish itself is worn: washing and sealing alone would not bring it back. */
  isWorn?: true;
}

export interface TierChoice extends Need {
  /** In the address. */
  value: string;
  label: string;
  /** The stone beside it. */
  swatch?: SwatchId;
}

export interface TierQuestion {
  /** In the address. */
  name: string;
  question: string;
  hint: string;
  choices: readonly TierChoice[];
}

/** In the order in which they are asked; what no longer changes the advice is not asked. */
export const tierQuestions: readonly TierQuestion[] = [
  {
    name: 'stone',
    question: 'What is the floor made of?',
    hint: 'A coin scratches marble and Kota, never granite. Cement tile counts as mosaic.',
    // The two long names stand side by side.
    choices: [
      {
        value: 'marble',
        label: 'Indian marble',
        swatch: 'makrana',
        services: ['marble-polishing', 'marble-floor-refinishing'],
      },
      { value: 'katni', label: 'Katni marble', swatch: 'katni-beige', services: ['katni-marble-polishing'] },
      { value: 'granite', label: 'Granite', swatch: 'tan-brown', services: ['granite-floor-polishing'] },
      { value: 'kota', label: 'Kota stone', swatch: 'kota-blue', services: ['kota-stone-polishing'] },
      {
        value: 'italian',
        label: 'Italian or imported',
        swatch: 'calacatta',
        services: ['italian-marble-polishing', 'italian-diamond-polishing'],
      },
      {
        value: 'mosaic',
        label: 'Mosaic or terrazzo',
        swatch: 'terrazzo-white',
        services: ['mosaic-floor-polishing'],
      },
    ],
  },
  {
    name: 'surface',
    question: 'How does it look against the light of a window?',
    hint: 'Wash a corner, let it dry, look again and draw a fingernail across it.',
    choices: [
      { value: 'bright', label: 'It shines, with stains at most' },
      { value: 'dull', label: 'Dull or filmy, but smooth', isWorn: true },
      { value: 'scratched', label: 'Scratched or etched: the nail catches', isWorn: true, isDeep: true },
    ],
  },
  {
    name: 'steps',
    question: 'Does a coin catch where two tiles meet?',
    hint: `Slide a one-rupee coin flat across ten joints. It is ${coin} thick.`,
    choices: [
      { value: 'none', label: 'No' },
      { value: 'stay', label: 'Yes, and it may stay so' },
      { value: 'slight', label: 'About half a coin: level it', levelMm: 1 },
      { value: 'clear', label: 'A coin or more: level it', levelMm: 2 },
    ],
  },
  {
    name: 'joints',
    question: 'Are the joints between the tiles shut?',
    hint: 'Open joints hold a dark line of dirt that a wet brush does not lift.',
    choices: [
      { value: 'shut', label: 'Yes, nearly everywhere' },
      { value: 'stay', label: 'Some are open, and may stay so' },
      { value: 'open', label: 'Some are open: fill them', joints: 'open' },
    ],
  },
  {
    name: 'finish',
    question: 'What should the floor look like afterwards?',
    hint: 'More gloss shows more of every footprint. Bathrooms and ramps are safer matt.',
    choices: [
      { value: 'even', label: 'Clean and even is enough' },
      { value: 'shine', label: 'A clear shine, short of a mirror', to: 1500 },
      { value: 'mirror', label: 'A mirror, if the stone gives one', to: 3000, isWorn: true },
    ],
  },
];

export interface TierGuidePage {
  head: PageHead;
  headline: string;
  /** What it takes, with the first question. */
  lede: string;
  /** What can come out, narrowed by each answer. `{range}` of figures, from the least to the most. */
  promise: {
    heading: string;
    narrowed: string;
    tier: string;
    price: { term: string; value: string };
    work: { term: string; value: string };
    reseal: string;
    stored: string;
  };
  /** The last of the answers to every question. */
  unsure: string;
  /** `{number}` of the question, and `{most}` of all that there are. */
  step: string;
  answered: string;
  change: string;
  again: string;
  /** What to do with the answer, by the tier; `reseal` is no polishing at all. */
  results: Readonly<Record<Tier | 'reseal', { heading: string; text: string }>>;
  /** Where no price of the stone grinds away so high a step. `{most}` millimetres. */
  tooHigh: string;
  buys: string;
  quote: string;
  estimate: string;
  /** The first figure is an offer to look, no promise. */
  note: string;
  callToAction: {
    heading: string;
    text: string;
    call: string;
    whatsapp: string;
    link: { text: string; to: '/contact#quote' };
  };
}

export const tierGuidePage: TierGuidePage = {
  head: {
    title: 'Which Polishing Package Do You Need?',
    description:
      'Up to five plain questions about your floor lead to the cheapest package that does the job, and sometimes to a wash and a new seal without any polishing.',
    keywords: [
      'which marble polishing package',
      'does my floor need polishing',
      're-seal marble floor',
      'basic or premium floor polishing',
    ],
    picture: 'about-1',
  },
  headline: 'Which package does your floor need?',
  lede: 'We name the cheapest package that does the job.',
  promise: {
    heading: 'What you will know',
    narrowed: 'Still possible',
    tier: 'Package',
    price: { term: 'Price', value: `{range} ${priceUnit}` },
    work: { term: 'A standard room', value: `${workDays.room} of work in {range} visits` },
    reseal: 'Or it needs no more than a wash and a new seal.',
    stored: 'Nothing you answer is stored.',
  },
  unsure: 'Not sure? Send a picture on WhatsApp',
  step: 'Question {number} of up to {most}',
  answered: 'Your answers',
  change: 'Change',
  again: 'Start again',
  results: {
    reseal: {
      heading: 'A wash and a new seal will do',
      text: 'A floor that still shines needs no abrasive. A deep wash and a fresh sealer slow new stains; polishing would only take stone away.',
    },
    basic: {
      heading: 'Basic does the job',
      text: 'Nothing you told us asks for more. The dearer packages would grind off stone that can stay.',
    },
    premium: {
      heading: 'Premium does the job',
      text: 'Basic would leave something that you want gone. Luxury would do more than you asked for.',
    },
    luxury: {
      heading: 'This floor asks for Luxury',
      text: 'The cheaper packages stop short of what you want. If you can do without some of it, change an answer and see.',
    },
  },
  tooHigh:
    'Steps above {most} mm are outside this package. Grinding them down is a line of its own in the quote.',
  buys: 'What the price buys',
  quote: 'Get Quote',
  estimate: 'See a first figure',
  note: 'This is where we would begin. The free visit looks at the floor itself, and the written quote says what it really needs.',
  callToAction: {
    heading: 'Shall we look at it?',
    text: 'Call, or send a picture of the floor. The visit is free.',
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    link: { text: 'Get Quote', to: '/contact#quote' },
  },
};
