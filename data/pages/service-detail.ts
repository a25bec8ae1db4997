import { openingHours } from '../business.ts';
import { visitLength } from '../figures.ts';
import type { RichLink } from '../paths.ts';
import { priceUnit } from '../price-line.ts';
import type { SwatchId } from '../stones/stone.ts';

/** What the nine service pages say in the same words; everything else stands in the service's own content. */
export interface ServiceDetailPage {
  prices: { unit: string; note: string; all: RichLink; quote: string };
  /** What to do with the stones, after what a service says of them: of a floor, and of a worktop. */
  press: { floor: string; worktop: string };
  /** What opens the numbers of the work. */
  intro: { facts: string };
  /** What opens the hours on a phone. */
  process: { hours: string };
  questions: { heading: string; all: RichLink };
  /** Leads from the tips to the care card of the family. */
  careCard: string;
  articles: { heading: string };
  sidebar: {
    quote: { heading: string; text: string; hours: string; call: string; whatsapp: string; form: string };
    areas: { heading: string; all: RichLink };
    /** `marks`: what each of the four is to be kept from. */
    kitchenMarbles: { heading: string; marks: Readonly<Partial<Record<SwatchId, string>>>; text: string };
    related: { heading: string };
  };
  /** `heading` and `text`: of a finished job's page; a service has its own. */
  callToAction: { heading: string; text: string; quote: string };
  /** Last line of the printed page; `{phone}` is the number as shown. */
  printed: string;
}

export const serviceDetailPage: ServiceDetailPage = {
  prices: {
    unit: priceUnit,
    note: 'Measured with you. The written quote after the free visit fixes the figure.',
    all: { text: 'Compare all prices', to: '/pricing#prices' },
    quote: 'Get Quote',
  },

  press: {
    floor: 'Choose one, and the floor is laid in it.',
    worktop: 'Choose one, and the worktop is made of it.',
  },
  intro: { facts: 'In figures' },
  process: { hours: 'A job by the clock' },
  questions: { heading: 'Asked and answered', all: { text: 'All questions', to: '/faq' } },
  careCard: 'The care card',
  articles: { heading: 'Before you decide' },

  sidebar: {
    quote: {
      heading: 'Get a free quote',
      text: 'Send its size and a picture. The visit is free.',
      hours: openingHours.text,
      call: 'Call Now',
      whatsapp: 'WhatsApp',
      form: 'Use the form',
    },
    areas: { heading: 'Service Areas', all: { text: 'All twelve areas', to: '/service-areas' } },
    kitchenMarbles: {
      heading: 'What marks each marble',
      marks: {
        makrana: 'lemon, seldom tea',
        carrara: 'rust under a tin',
        calacatta: 'a hot kadai',
        botticino: 'dough in seams',
      },
      text: 'Tamarind etches all four; a hone hides it best.',
    },
    related: { heading: 'Related Services' },
  },

  callToAction: {
    heading: 'Have your stone looked at',
    text: `The visit is free, takes ${visitLength}, and ends with a written quote.`,
    quote: 'Get Free Quote',
  },

  printed: `To ask about this work, call {phone}, ${openingHours.text}.`,
};
