import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';

export interface GuidesPage {
  head: PageHead;
  headline: string;
  lede: string;
  /** Labels of the single guides' pages and of lists elsewhere. */
  contents: string;
  services: string;
  questions: string;
  others: string;
  elsewhere: string;
  all: RichLink;
  callToAction: { heading: string; text: string; call: string; whatsapp: string; link: RichLink };
}

export const guidesPage: GuidesPage = {
  head: {
    title: 'Stone Floor Guides for Hyderabad',
    description:
      'Six guides for floors in Hyderabad: stains and cracks, stairs, new floors, Tandur and Cuddapah stone, offices and lobbies, diamond against crystallisation.',
    keywords: [
      'marble crack repair Hyderabad',
      'staircase polishing',
      'new floor polishing',
      'Tandur stone polishing',
      'office floor polishing',
    ],
    picture: 'about-1',
  },
  headline: 'Six guides to stone floors and stairs',
  lede: 'A stain, a stair, a new flat, a lobby: what can be done, in which order, and which service does it.',
  contents: 'In this guide',
  services: 'Services for this work',
  questions: 'Two more questions',
  others: 'Other guides',
  elsewhere: 'Guides for special cases',
  all: { text: 'All guides', to: '/guides' },
  callToAction: {
    heading: 'Is your case not here?',
    text: 'Tell us what lies on your floor and what happened to it.',
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    link: { text: 'Send a message', to: '/contact#quote' },
  },
};
