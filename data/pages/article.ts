import type { RichLink } from '../paths.ts';

/** Labels that article pages and category pages share. */
export interface ArticlePage {
  contents: string;
  /** Before what an article says in a sentence or two. */
  inShort: string;
  /** `{date}` as `12 March 2026`. */
  published: string;
  modified: string;
  author: string;
  /** `{minutes}` as `word-count.ts` reckons them. */
  readTime: string;
  service: { heading: string; open: string; quote: string };
  related: { heading: string };
  category: { all: RichLink; others: string; about: string };
  callToAction: { heading: string; text: string; call: string; whatsapp: string; link: RichLink };
  /** Last line of the printed page; `{phone}` is the number as shown. */
  printed: string;
}

export const articlePage: ArticlePage = {
  contents: 'In this article',
  inShort: 'In short:',
  published: 'Published {date}',
  modified: 'Revised {date}',
  author: 'By {business}',
  readTime: '{minutes} min read',
  service: {
    heading: 'When it is time for a machine',
    open: 'See the service',
    quote: 'Get Free Quote',
  },
  related: { heading: 'Read next' },
  category: {
    all: { text: 'All articles', to: '/blog' },
    others: 'Other categories',
    about: 'About this subject',
  },
  callToAction: {
    heading: 'Not sure what yours needs?',
    text: 'Send us a picture of it. The visit is free.',
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    link: { text: 'Send a message', to: '/contact#quote' },
  },
  printed: 'Questions about your own floor: {phone}.',
};
