import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';

export interface NotFoundPage {
  head: PageHead;
  headline: string;
  text: string;
  /** Above the pages whose address is nearest to what was typed. */
  closestHeading: string;
  /** On the first of several. */
  likely: string;
  linksHeading: string;
  links: readonly (RichLink & { note: string })[];
}

export const notFoundPage: NotFoundPage = {
  head: {
    title: 'Page Not Found',
    description: 'There is no page at this address. Services, prices and contact are one step away.',
    keywords: [],
    picture: 'hero-1',
  },
  headline: 'This room does not exist',
  text: 'The address is mistyped, or the page has moved. The rest of the house is open.',
  closestHeading: 'You may have meant',
  likely: 'Most likely',
  linksHeading: 'Start here',
  links: [
    { text: 'Services', to: '/services', note: 'Nine kinds of polishing, by stone' },
    { text: 'Prices', to: '/pricing', note: 'Rates per square foot and an estimate' },
    { text: 'Contact', to: '/contact', note: 'Call, WhatsApp, email or form' },
    { text: 'Home', to: '/', note: 'Start at the front door' },
  ],
};
