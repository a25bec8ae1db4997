import { replyWithinHours } from '../business.ts';
import { type Claim, type ClaimChoice, claims, isShown } from '../claims.ts';
import { visitLength, workDays } from '../figures.ts';
import { formatRupees } from '../money.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich, RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import { priceUnit, rateRange } from '../price-line.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';

export interface HeroSlide {
  /** Its alt text stands in the picture table. */
  picture: PictureId;
  /** Names the slide for a screen reader and captions it for everybody else. */
  name: string;
}

/** What the slides say to a screen reader, and on the buttons that move them. */
export interface SliderWords {
  name: string;
  role: string;
  slideRole: string;
  pause: string;
  play: string;
  dots: string;
  /** With `{index}`, `{total}` and the `{name}` of the slide. */
  position: string;
}

export interface Statistic {
  figure: string;
  label: string;
}

export interface GritWords {
  heading: string;
  text: string;
  /** Before the text, where there is a disc. */
  drag: string;
  /** Names the range input. */
  range: string;
  more: RichLink;
}

export interface HomePage {
  head: PageHead;
  hero: {
    eyebrow: string;
    headline: string;
    lede: string;
    /** Where there is room: a phone has the quote there. */
    ledeMore: string;
    slides: readonly [HeroSlide, HeroSlide, HeroSlide, HeroSlide];
    slider: SliderWords;
    quote: RichLink;
    prices: RichLink;
    /** Scrolls to the services section of this page. */
    services: string;
  };
  /** `heading`: in two lines, the second a promise in small type. */
  quickQuote: { heading: string; submit: string };
  services: { heading: string; lede: string; moreHeading: string; byQuote: string };
  grits: GritWords;
  reasons: {
    heading: string;
    picture: PictureId;
    /** `lead`: the reason in a few words. */
    items: readonly { title: string; lead: string; text: Rich }[];
  };
  statistics: { heading: string; items: readonly Statistic[] };
  testimonials: { heading: string; picture: PictureId };
  areas: { heading: string; text: string; all: RichLink };
  callToAction: { heading: string; text: string; call: string; whatsapp: string; located: string };
}

export const homePage: HomePage = {
  head: {
    title: 'Marble and Granite Polishing, Hyderabad',
    description: `Marble, granite, Kota stone and mosaic floors ground, polished and sealed in Hyderabad. Rates per square foot on the site, free visit, answer within ${replyWithinHours} hours.`,
    keywords: [
      'marble polishing Hyderabad',
      'granite polishing Hyderabad',
      'Italian marble polishing',
      'Kota stone polishing',
      'mosaic floor polishing',
      'floor polishing price per sq ft',
    ],
    picture: 'hero-1',
  },

  hero: {
    eyebrow: 'Marble and stone polishing in Hyderabad',
    headline: 'The shine is still in the stone',
    lede: `We grind, polish and seal marble, granite, Kota and mosaic floors, from ${formatRupees(rateRange().least)} ${priceUnit}.`,
    ledeMore: 'Most dullness sits in the top tenth of a millimetre.',
    slides: [
      { picture: 'hero-1', name: 'Makrana and Abu Black marble, polished to a mirror' },
      { picture: 'hero-2', name: 'Botticino marble under a jaali' },
      { picture: 'hero-3', name: 'Black granite at dusk' },
      { picture: 'hero-4', name: 'Terrazzo with brass strips and a Kota border' },
    ],
    slider: {
      name: 'Stone floors in four rooms',
      role: 'carousel',
      slideRole: 'slide',
      pause: 'Pause the slides',
      play: 'Play the slides',
      dots: 'Choose a slide',
      position: 'Slide {index} of {total}: {name}',
    },
    quote: { text: 'Get Free Quote', to: '/contact' },
    prices: { text: 'Prices', to: '/pricing' },
    services: 'Our Services',
  },

  quickQuote: {
    heading: `Leave your number\nWe answer within ${replyWithinHours} hours.`,
    submit: 'Ask for a call',
  },

  services: {
    heading: 'What we polish, and what it costs',
    lede: 'Nine services per sq ft, and repairs by quote.',
    moreHeading: 'Also on our list',
    byQuote: 'priced by quote',
  },

  grits: {
    heading: 'Seven grits, one floor',
    text: captioned('One floor of Katni Brown, from worn to mirror.', 'grit-0'),
    drag: 'Drag the disc.',
    range: 'Grit of the last pass',
    more: { text: 'What each grit does', to: '/blog/how-marble-polishing-works' },
  },

  reasons: {
    heading: 'Why choose us',
    picture: 'tool-case',
    items: [
      ...claimedReasons('all'),
      {
        title: 'Quick Service',
        lead: `A standard room in ${workDays.room}.`,
        text: `Larger areas take ${workDays.larger}. You have the order of rooms in writing.`,
      },
      {
        title: 'Competitive Pricing',
        lead: 'Compare before you call.',
        text: [
          `Marble starts at ${formatRupees(prices['marble-polishing'].basic)} ${priceUnit}, and `,
          { text: 'every other rate', to: '/pricing' },
          ' is published too. The visit is free.',
        ],
      },
    ],
  },

  statistics: {
    heading: 'Our work in figures',
    items: statistics('all'),
  },

  testimonials: { heading: 'In the words of those who walk on it', picture: 'pooja-lamps' },

  areas: {
    heading: 'Twelve parts of the city',
    text: `From Secunderabad to Gachibowli, the visit costs nothing and takes ${visitLength}.`,
    all: { text: 'See the areas we visit', to: '/service-areas' },
  },

  callToAction: {
    heading: 'Tell us about your floor',
    text: 'Its size, its stone if you know it, and two pictures on WhatsApp are enough for a first figure. The written quote follows a free visit.',
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    located: 'Located in Hyderabad',
  },
};

/** The same where claims without evidence are left out. */
export const provedHomePage: HomePage = {
  ...homePage,
  reasons: {
    ...homePage.reasons,
    items: [...claimedReasons('proved'), ...homePage.reasons.items.slice(claimedReasons('all').length)],
  },
  statistics: { ...homePage.statistics, items: statistics('proved') },
};

/** The reasons that rest on a claim. */
function claimedReasons(choice: ClaimChoice): HomePage['reasons']['items'] {
  const { experience, equipment } = claims;
  const machines = isShown(equipment, choice) && equipment.statement;
  return [
    {
      title: isShown(experience, choice) ? `${experience.figure} Years Experience` : 'Tested First',
      lead: isShown(experience, choice) ? 'We still test a corner first.' : 'A corner first.',
      text: 'One stone behaves differently in two houses: we ask the floor before we name a grit.',
    },
    {
      title: machines ? 'Modern Equipment' : 'Wet Work',
      lead: machines ? 'Measured, not guessed.' : 'Slurry, not dust.',
      text: machines || 'A wet vacuum lifts the slurry before it dries.',
    },
  ];
}

/** One figure alone is no row. */
function statistics(choice: ClaimChoice): readonly Statistic[] {
  const counted: readonly (Claim & Statistic)[] = [
    claims.customers,
    claims.experience,
    claims.projects,
    claims.messages,
  ];
  const shown = counted.filter((claim) => isShown(claim, choice));
  return shown.length < 2 ? [] : shown.map(({ figure, label }) => ({ figure, label }));
}
