/**
 * The kinds of page, each with the pattern of its addresses as wouter reads it; the first that fits decides. What stands
 * at an address is in the route table, and `views/pages/<kind>-page.tsx` draws it.
 */
export const pagePatterns = {
  home: '/',
  services: '/services',
  service: '/services/:slug',
  pricing: '/pricing',
  'tier-guide': '/which-package',
  estimate: '/estimate',
  gallery: '/gallery',
  job: '/jobs/:slug',
  'service-areas': '/service-areas',
  faq: '/faq',
  care: '/care',
  glossary: '/glossary',
  guides: '/guides',
  guide: '/guides/:slug',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  category: '/blog/category/:slug',
  article: '/blog/:slug',
  privacy: '/privacy',
  terms: '/terms',
  sitemap: '/sitemap',
  thanks: '/thanks',
  'not-found': '*',
} as const;

export type PageKind = keyof typeof pagePatterns;

export const pageKinds = Object.keys(pagePatterns) as readonly PageKind[];
