import type { StyledPage } from './page-names.ts';

/**
 * Parts whose styles come after the first screen, by the path of their module below `views/`: those of every page, and
 * those that stand below the first screen of one. What one of them shares with a part of the first screen comes early.
 * `LateStyles` stands before the first of them in each page (docs/decisions/late-styles.md).
 */
export const latePartsOfAll: readonly string[] = [
  'components/alert',
  'components/call-to-action',
  'shell/action-bar',
  'shell/chat-button',
  'shell/menu-swatch',
  'shell/site-footer',
];

/** Pages without a row fit into the first flight with all of their styles, and carry them inline. */
export const lateParts: Partial<Readonly<Record<StyledPage, readonly string[]>>> = {
  home: [
    'home/areas-line',
    'home/home-comparison',
    'home/quick-quote',
    'home/reasons',
    'home/service-slabs',
    'home/statistics-row',
    'home/stones-band',
    'home/testimonials',
  ],
  services: ['components/process-steps', 'services/service-details', 'services/service-dialog'],
  service: [
    'service/care-band',
    'service/price-course',
    'service/service-before-after',
    'service/service-gallery',
    'service/service-intro',
    'service/service-process',
    'service/service-reading',
    'service/stone-library',
  ],
  pricing: ['pricing/estimate', 'pricing/price-factors', 'pricing/price-table', 'pricing/what-is-included'],
  gallery: ['gallery/gallery-comparisons', 'gallery/lightbox', 'gallery/voices'],
  'service-areas': ['areas/area-entry'],
  care: ['care/care-card'],
  article: ['article/article-end'],
};
