import { claims } from '../claims.ts';
import { visitLength, workDays } from '../figures.ts';
import { formatRupees } from '../money.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich, RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import { priceUnit } from '../price-line.ts';
import { prices } from '../prices.ts';
import { gritRange, scopes } from '../scopes.ts';

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

export interface HomePage {
  head: PageHead;
  hero: {
    eyebrow: string;
    headline: string;
    lede: string;
    slides: readonly [HeroSlide, HeroSlide, HeroSlide, HeroSlide];
    slider: SliderWords;
    quote: RichLink;
    prices: RichLink;
    /** Scrolls to the services section of this page. */
    services: string;
  };
  quickQuote: { heading: string; text: string; submit: string };
  services: { heading: string; lede: string; moreHeading: string; all: RichLink };
  comparison: { heading: string; text: string; before: PictureId; after: PictureId; more: RichLink };
  stones: { heading: string; text: string; more: RichLink };
  reasons: {
    heading: string;
    lede: string;
    picture: PictureId;
    items: readonly { title: string; text: Rich }[];
  };
  statistics: { heading: string; items: readonly Statistic[] };
  testimonials: { heading: string; picture: PictureId };
  areas: { heading: string; text: string; all: RichLink };
  callToAction: { heading: string; text: string; call: string; whatsapp: string; located: string };
}

export const homePage: HomePage = {
  head: {
    title: 'Marble and Granite Polishing, Hyderabad',
    description:
      'Marble, granite, Kota stone and mosaic floors ground, polished and sealed in Hyderabad. Rates per square foot on the site, free visit, quote within 24 hours.',
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
    lede: 'We grind, polish and seal marble, granite, Kota stone and mosaic floors. Most dullness sits in the top tenth of a millimetre, and that can be taken off.',
    slides: [
      { picture: 'hero-1', name: 'Makrana marble, polished to a mirror' },
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
    heading: 'A free quote within 24 hours',
    text: 'Leave a name and a number.',
    submit: 'Ask for a call',
  },

  services: {
    heading: 'Ten kinds of work on stone',
    lede: 'Each stone asks for its own grit, speed and amount of water. The price per square foot is on the page before you call.',
    moreHeading: 'Also on our list',
    all: { text: 'See all services', to: '/services' },
  },

  comparison: {
    heading: 'One corridor, before and after',
    text: `A mosaic floor dull with wax and scratches, then ground, ${gritRange(scopes['mosaic-floor-polishing'].premium)}, and sealed. Both pictures are rendered illustrations.`,
    before: 'before-2',
    after: 'after-2',
    more: { text: 'Mosaic floor polishing', to: '/services/mosaic-floor-polishing' },
  },

  stones: {
    heading: 'Know your stone',
    text: 'Ten Indian marbles, as they look once they are polished. Send us a picture if you cannot name yours.',
    more: { text: 'How each of them polishes', to: '/services/marble-polishing' },
  },

  reasons: {
    heading: 'Why choose us',
    lede: 'Four things you can ask any polisher about, and what we answer.',
    picture: 'about-2',
    items: [
      {
        title: `${claims.experience.figure} Years Experience`,
        text: 'Marble is cut by lemon juice, granite is not, and mosaic is half cement. We test a corner first and choose pads, water and powder from what it shows.',
      },
      {
        title: 'Modern Equipment',
        text: `${claims.equipment.statement} A wet vacuum lifts the slurry before it dries.`,
      },
      {
        title: 'Quick Service',
        text: `A standard room takes ${workDays.room} and larger areas ${workDays.larger}. You get the order of rooms in writing, so the kitchen is never shut by surprise.`,
      },
      {
        title: 'Competitive Pricing',
        text: [
          `Marble starts at ${formatRupees(prices['marble-polishing'].basic)} ${priceUnit}, and `,
          { text: 'every other rate', to: '/pricing' },
          ' is published too. The visit is free, and the written quote lists the work room by room.',
        ],
      },
    ],
  },

  statistics: {
    heading: 'Our work in figures',
    items: [claims.customers, claims.experience, claims.projects, claims.messages].map(
      ({ figure, label }) => ({
        figure,
        label,
      }),
    ),
  },

  testimonials: { heading: 'In the words of those who walk on it', picture: 'gallery-06' },

  areas: {
    heading: 'Twelve parts of the city',
    text: `From Secunderabad to Gachibowli, the visit costs nothing and takes ${visitLength}.`,
    all: { text: 'See the areas we visit', to: '/service-areas' },
  },

  callToAction: {
    heading: 'Tell us about your floor',
    text: 'Its size, its stone if you know it, and two pictures on WhatsApp are enough for a first figure. The written quote follows a free visit.',
    call: 'Call',
    whatsapp: 'WhatsApp',
    located: 'Located in Hyderabad',
  },
};
