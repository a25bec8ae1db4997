import { withHardSpaces } from '../hard-spaces.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';

export interface ServiceAreasPage {
  head: PageHead;
  hero: { headline: string; lede: string };
  map: {
    heading: string;
    /** At the bar of this length. */
    scale: string;
    note: string;
    /** What anybody in the city finds the rest by, and where its name is written: beside it, off the lines. */
    places: readonly { words: string; latitude: number; longitude: number }[];
  };
  list: {
    /** Opens an entry; `{area}` is the area's name. */
    more: string;
    housing: string;
    travel: string;
    services: string;
    quote: string;
    /** Ends the name of the quote button for a screen reader; `{area}` is the area's name. */
    quoteFor: string;
    /** Leads from an entry to its pin. */
    onMap: string;
  };
  callToAction: { heading: string; text: string; call: string; whatsapp: string; link: RichLink };
}

export const serviceAreasPage: ServiceAreasPage = withHardSpaces({
  head: {
    title: 'Areas We Serve in Hyderabad',
    description:
      'Twelve parts of Hyderabad with the floors usually found there, how our van and machines get in, and the polishing work that such floors call for.',
    keywords: [
      'marble polishing Banjara Hills',
      'marble polishing Jubilee Hills',
      'floor polishing Gachibowli',
      'granite polishing Kukatpally',
      'mosaic polishing Secunderabad',
    ],
    picture: 'service-mosaic',
  },

  hero: {
    headline: 'Where we work in Hyderabad',
    lede: 'Floors follow the age of a neighbourhood: mosaic and Kota in the older parts, granite lobbies and Italian marble towards the west.',
  },

  map: {
    heading: 'The twelve areas on a map',
    scale: '5 km',
    note: 'Choose a number to open its entry.',
    places: [
      { words: 'Hussain Sagar', latitude: 17.4045, longitude: 78.4865 },
      { words: 'Durgam Cheruvu', latitude: 17.4208, longitude: 78.4106 },
      { words: 'Musi', latitude: 17.3775, longitude: 78.451 },
      { words: 'Charminar', latitude: 17.3616, longitude: 78.4545 },
      { words: 'Golconda', latitude: 17.377, longitude: 78.4011 },
      { words: 'NH 65', latitude: 17.4685, longitude: 78.4385 },
      { words: 'Outer Ring Road', latitude: 17.3595, longitude: 78.3922 },
    ],
  },

  list: {
    more: 'About {area}',
    housing: 'Buildings',
    travel: 'Access',
    services: 'What such floors call for',
    quote: 'Get Quote',
    quoteFor: 'for {area}',
    onMap: 'Show on the map',
  },

  callToAction: {
    heading: 'Somewhere else in the city',
    text: 'Call or send your location on WhatsApp. We tell you at once whether we come.',
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    link: { text: 'Send a message', to: '/contact#quote' },
  },
});
