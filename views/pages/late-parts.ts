import { pageKinds } from '../site/page-kinds.ts';

/** The pages that have a style sheet of their own: those of the route table, and two that stand alone. */
export const styledPages = [...pageKinds, 'error', 'enquiry'] as const;

export type StyledPage = (typeof styledPages)[number];

/**
 * Parts whose styles come after the first screen, by the path of their module below `views/`: those of every page, and
 * those that stand below the first screen of one. What one of them shares with a part of the first screen comes early.
 * A path that no page imports stops the build.
 * `LateStyles` stands before the first of them in each page (docs/decisions/first-screen.md).
 */
export const latePartsOfAll: readonly string[] = [
  'components/alert',
  'components/call-to-action',
  'components/closing-threshold',
  'shell/menu-swatch',
  'shell/quick-contact',
  'shell/site-footer',
];

/** Pages without a row fit into the first flight with all of their styles, and carry them inline. */
export const lateParts: Partial<Readonly<Record<StyledPage, readonly string[]>>> = {
  home: [
    // Above the rest, but only of a form that came back.
    'forms/error-summary',
    'grits/grits',
    'home/areas-line',
    'home/pictured-band',
    'home/quick-quote',
    'home/reasons',
    'home/service-slabs',
    'home/statistics-row',
    'home/testimonials',
    'rooms/rooms',
  ],
  services: [
    'components/picture-tiles',
    'components/process-steps',
    'components/pushed-row',
    'components/work-steps',
    'services/service-dialog',
  ],
  service: [
    'components/picture-tiles',
    'components/process-steps',
    'components/pushed-row',
    'components/work-steps',
    'estimate/service-estimate',
    'rooms/rooms',
    'service/service-care',
    'service/price-course',
    'service/service-benefits',
    'service/service-intro',
    'service/before-after',
    'service/service-process',
    'service/service-questions',
    'service/service-further',
    'service/service-sidebar',
  ],
  pricing: [
    'estimate/estimate-form',
    'pricing/package-slabs',
    'pricing/price-factors',
    'pricing/price-scopes',
    'pricing/price-table',
    'pricing/what-is-included',
  ],
  estimate: ['components/process-steps'],
  faq: ['guides/guide-list'],
  gallery: ['components/job-cards', 'gallery/gallery-grid', 'gallery/lightbox', 'gallery/voices'],
  'service-areas': ['areas/area-entry', 'components/job-cards'],
  about: ['components/job-cards', 'components/process-steps'],
  blog: ['blog/all-articles', 'blog/newsletter-band'],
  care: ['care/care-card'],
  glossary: ['glossary/glossary-part'],
  terms: ['legal/legal-part'],
  contact: ['contact/area-groups', 'contact/contact-details'],
  article: [
    'article/article-body',
    'article/article-contents',
    'article/article-end',
    'article/article-offers',
  ],
  guide: ['article/article-body', 'article/article-contents', 'article/article-offers', 'guides/guide-end'],
};
