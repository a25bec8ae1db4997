/** One name a kind of page; `views/pages/<name>-page.tsx` draws it. */
export const pageNames = [
  'home',
  'services',
  'service',
  'pricing',
  'gallery',
  'service-areas',
  'faq',
  'care',
  'about',
  'contact',
  'blog',
  'category',
  'article',
  'privacy',
  'terms',
  'sitemap',
  'thanks',
  'not-found',
] as const;

export type PageName = (typeof pageNames)[number];

/** The pages that have a style sheet of their own: those of the route table, and two that stand in none. */
export const styledPages = [...pageNames, 'error', 'enquiry'] as const;

export type StyledPage = (typeof styledPages)[number];
