import type { PageHead } from '../page-head.ts';

export interface SitemapPage {
  head: PageHead;
  headline: string;
  lede: string;
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
};
