import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';

export interface SitemapPage {
  head: PageHead;
  headline: string;
  lede: string;
  /** Above the two lists of the blog. */
  blog: { subjects: string; articles: string };
  callToAction: { heading: string; text: string; call: string; whatsapp: string; link: RichLink };
}

export const sitemapPage: SitemapPage = {
  head: {
    title: 'Sitemap',
    description:
      'Every page of this site on one page: services, prices, areas, gallery, questions and articles.',
    keywords: ['sitemap'],
    picture: 'hero-4',
  },
  headline: 'Every page on one page',
  lede: 'If you know what you are looking for, it is one click from here.',
  blog: { subjects: 'By subject', articles: 'Articles' },
  callToAction: {
    heading: 'Not on this page?',
    text: 'Then ask us. One line is enough.',
    call: 'Call Now',
    whatsapp: 'WhatsApp',
    link: { text: 'Send a message', to: '/contact#quote' },
  },
};
