import { notFoundPage } from './pages/not-found.ts';
import type { LinkTarget } from './paths.ts';

/** What a visitor finds on a page that has none above it. */
export const pageNotes: Partial<Record<LinkTarget, string>> = {
  ...Object.fromEntries(notFoundPage.links.map(({ to, note }) => [to, note])),
  '/which-package': 'Basic, Premium or Luxury',
  '/guides': 'Special cases, from stairs to stains',
  '/blog': 'Stone, care and prices, in articles',
  '/gallery': 'Floors dull, then polished',
  '/service-areas': 'Twelve parts of the city on a map',
  '/faq': 'Ten answers, from price to warranty',
  '/care': 'Six families of stone, one card each',
  '/glossary': 'Twenty words to read a quote by',
  '/about': 'How we test, and what we refuse',
  '/privacy': 'What we keep, and for how long',
  '/terms': 'Quotes, dates and warranty',
};
