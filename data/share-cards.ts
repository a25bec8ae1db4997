import type { SitePath } from './paths.ts';

/** The words on the pictures of link previews, besides each page's own title. */
export const shareCardText = {
  /** Beside the mark. The trading name is not drawn: it can be changed without a build, and stands in the title. */
  brandLine: 'Marble and stone polishing, Hyderabad',
  /** `{price}` in rupees. */
  fromPrice: 'From {price} per sq ft',
  /** `{count}` articles. */
  articles: '{count} articles',
  articlesOne: '1 article',
} as const;

/** The line below the title, for the pages that exist once. */
export const shareCardDetails: Partial<Record<SitePath, string>> = {
  '/services': 'Nine services, steps and rates',
  '/which-package': 'Up to five questions about your floor',
  '/gallery': 'Twelve polished stones in rooms',
  '/service-areas': 'Twelve parts of the city, free visit',
  '/guides': 'Stains, stairs, new floors, lobbies',
  '/faq': 'Ten questions, answered with figures',
  '/about': 'How we test, grind, polish and seal',
  '/contact': 'Free visit and written quote',
  '/care': 'Six families of stone, one card each',
};
