import type { PageHead } from '../page-head.ts';

export interface BlogPage {
  head: PageHead;
  hero: { headline: string; lede: string };
  featured: { label: string; read: string };
  /** `{minutes}` as `word-count.ts` reckons them. */
  readTime: string;
  /** Names the list of all categories. */
  categories: string;
  articles: { heading: string };
  newsletter: {
    heading: string;
    text: string;
    submit: string;
  };
  feed: string;
}

export const blogPage: BlogPage = {
  head: {
    title: 'Stone Care and Polishing Blog',
    description:
      'Seven articles on polished stone floors: how the grits work, marble against granite, kitchen counters, Kota, daily care and what polishing costs.',
    keywords: [
      'marble care tips',
      'stone polishing blog',
      'how marble polishing works',
      'granite floor care',
      'marble maintenance',
    ],
    picture: 'disc-rack',
  },

  hero: {
    headline: 'Notes from the floor',
    lede: 'What a polished floor asks of you, in grits, hours and rupees.',
  },

  featured: { label: 'Featured', read: 'Read the article' },
  readTime: '{minutes} min read',
  categories: 'Categories',
  articles: { heading: 'More articles' },

  newsletter: {
    heading: 'New articles by email',
    text: 'A few times a year, when there is something worth knowing, and nothing else.',
    submit: 'Subscribe',
  },

  feed: 'Follow by feed',
};
