import { openingHours } from '../business.ts';
import { dryingTime, dryReading, visitLength } from '../figures.ts';
import { withHardSpaces } from '../hard-spaces.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import type { ServiceStep } from '../services/service.ts';

export interface ServicesPage {
  head: PageHead;
  /** With the ways for who does not begin from a service. */
  hero: { headline: string; lede: string; which: RichLink; prices: RichLink };
  list: {
    heading: string;
    /** Shown with a spinner while the list is on its way after a client-side navigation. */
    loading: string;
    /** Shown in place of an empty list. */
    empty: string;
    /** The card's button; the service's name stands before it. */
    open: string;
    /** Leads from the work without a rate to the form. */
    byEnquiry: string;
  };
  modal: {
    features: string;
    process: string;
    call: string;
    whatsapp: string;
    quote: string;
    /** Leads to the service's own page. */
    fullPage: string;
  };
  process: { heading: string; lede: string; stages: PictureId; steps: readonly ServiceStep[] };
  callToAction: { heading: string; text: string; call: string; contact: RichLink };
}

export const servicesPage: ServicesPage = withHardSpaces({
  head: {
    title: 'Stone Polishing Services in Hyderabad',
    description:
      'Nine polishing services for marble, Italian marble, granite, Kota, Katni and mosaic floors and kitchen counters, with the steps, grits and rates of each.',
    keywords: [
      'stone polishing services',
      'marble polishing services Hyderabad',
      'floor polishing company',
      'granite floor polishing',
      'kitchen marble polishing',
    ],
    picture: 'service-marble',
  },

  hero: {
    headline: 'Which floor is yours?',
    lede: 'Nine services, and repair. Where you cannot name the stone, a picture of it in daylight usually tells us which it is.',
    which: { text: 'Find your level', to: '/which-package' },
    prices: { text: 'See all prices', to: '/pricing' },
  },

  list: {
    heading: 'What we polish',
    loading: 'Loading services…',
    empty: 'The list did not arrive. Call or message us and we will tell you what your stone needs.',
    open: 'Key features and steps',
    byEnquiry: 'priced by quote',
  },

  modal: {
    features: 'Key features',
    process: 'Process steps',
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    quote: 'Get Quote',
    fullPage: 'Read the whole page',
  },

  process: {
    heading: 'How a job runs',
    lede: 'The grits change with the stone. The order does not.',
    stages: 'stages-udaipur-green',
    steps: [
      {
        title: 'Assessment',
        figure: `Free, ${visitLength}`,
        text: 'We identify the stone, measure the steps between tiles and read the moisture. A test patch, if you want one, is polished on the first morning.',
      },
      {
        title: 'Preparation',
        figure: 'Joints filled from Premium on',
        text: 'Furniture moved to the next room, skirting and cabinets masked, and from Premium on joints filled in a matched colour. The filler cures first.',
      },
      {
        title: 'Polishing',
        figure: 'Grit by grit, with water',
        text: 'Diamond pads with water, from the coarsest grit the floor needs to the last one of your tier. The floor is rinsed between grits, because one stray grain scratches the next pass.',
      },
      {
        title: 'Finishing',
        figure: 'Edges by hand, the last gloss',
        text: 'Edges and corners by hand machine, then the last gloss with the powder that suits the stone. We check it in low side light with you in the room.',
      },
      {
        title: 'Protection',
        figure: `Dried ${dryingTime} first`,
        text: `The floor dries for ${dryingTime}. When the meter reads ${dryReading} we put on a penetrating sealer and leave you a care card.`,
      },
    ],
  },

  callToAction: {
    heading: 'Not sure which one?',
    text: `Describe the floor in two lines, or call: ${openingHours.text}. We tell you what it needs, and also when it needs nothing but a wash.`,
    call: 'Call Now',
    contact: { text: 'Send a message', to: '/contact' },
  },
});
