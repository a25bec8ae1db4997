import type { PageHead } from '../page-head.ts';
import type { SitePath } from '../paths.ts';

export interface SitemapPage {
  head: PageHead;
  headline: string;
  lede: string;
  /** Above the two lists of the blog. */
  blog: { subjects: string; articles: string };
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
};

/** What a visitor finds on a page that has none above it. */
export const pageNotes = {
  '/': 'Start at the front door',
  '/services': 'Nine kinds of polishing, by stone',
  '/pricing': 'Rates per square foot and an estimate',
  '/which-package': 'Basic, Premium or Luxury',
  '/guides': 'Special cases, from stairs to stains',
  '/blog': 'Stone, care and prices, in articles',
  '/gallery': 'Floors dull, then polished',
  '/service-areas': 'Twelve parts of the city on a map',
  '/faq': 'Ten answers, from price to warranty',
  '/care': 'Six families of stone, one card each',
  '/glossary': 'Twenty words to read a quote by',
  '/about': 'How we test, and what we refuse',
  '/contact': 'Call, WhatsApp, email or form',
  '/privacy': 'What we keep, and for how long',
  '/terms': 'Quotes, dates and warranty',
} as const satisfies Partial<Record<SitePath, string>>;
