import type { StyledPage } from '../site/page-kinds.ts';

/**
 * Parts whose styles come after the first screen, by the path of their module below `views/`: those of every page, and
 * those that stand below the first screen of one. What one of them shares with a part of the first screen comes early.
 * `LateStyles` stands before the first of them in each page (docs/decisions/late-styles.md).
 */
export const latePartsOfAll = [
  'components/alert',
  'components/call-to-action',
  'shell/menu-swatch',
  'shell/quick-contact',
  'shell/site-footer',
] as const satisfies readonly LatePart[];

/** Pages without a row fit into the first flight with all of their styles, and carry them inline. */
export const lateParts: Partial<Readonly<Record<StyledPage, readonly LatePart[]>>> = {
  home: [
    'grits/grits',
    'home/areas-line',
    'home/quick-quote',
    'home/reasons',
    'home/service-slabs',
    'home/statistics-row',
    'home/testimonials',
    'rooms/rooms',
  ],
  services: ['components/process-steps', 'services/service-dialog'],
  service: [
    'estimate/service-estimate',
    'rooms/rooms',
    'service/care-band',
    'service/price-course',
    'service/service-intro',
    'service/service-pictures',
    'service/service-process',
    'service/service-reading',
    'service/stone-library',
  ],
  pricing: [
    'estimate/estimate-form',
    'pricing/package-slabs',
    'pricing/price-factors',
    'pricing/price-table',
    'pricing/what-is-included',
  ],
  gallery: ['components/job-cards', 'gallery/gallery-comparisons', 'gallery/lightbox', 'gallery/voices'],
  'service-areas': ['areas/area-entry', 'components/job-cards'],
  blog: ['blog/all-articles', 'blog/category-index', 'blog/newsletter-band'],
  care: ['care/care-card'],
  article: ['article/article-end'],
  guide: ['guides/guide-end'],
};

type LatePart = keyof LateModules;

/** The module of each: a part that is renamed or gone does not compile. */
interface LateModules {
  'blog/all-articles': typeof import('../blog/all-articles.tsx');
  'blog/category-index': typeof import('../blog/category-index.tsx');
  'blog/newsletter-band': typeof import('../blog/newsletter-band.tsx');
  'components/alert': typeof import('../components/alert.tsx');
  'components/call-to-action': typeof import('../components/call-to-action.tsx');
  'components/job-cards': typeof import('../components/job-cards.tsx');
  'shell/menu-swatch': typeof import('../shell/menu-swatch.tsx');
  'shell/quick-contact': typeof import('../shell/quick-contact.tsx');
  'shell/site-footer': typeof import('../shell/site-footer.tsx');
  'grits/grits': typeof import('../grits/grits.tsx');
  'rooms/rooms': typeof import('../rooms/rooms.tsx');
  'home/areas-line': typeof import('../home/areas-line.tsx');
  'home/quick-quote': typeof import('../home/quick-quote.tsx');
  'home/reasons': typeof import('../home/reasons.tsx');
  'home/service-slabs': typeof import('../home/service-slabs.tsx');
  'home/statistics-row': typeof import('../home/statistics-row.tsx');
  'home/testimonials': typeof import('../home/testimonials.tsx');
  'components/process-steps': typeof import('../components/process-steps.tsx');
  'services/service-dialog': typeof import('../services/service-dialog.tsx');
  'service/care-band': typeof import('../service/care-band.tsx');
  'service/price-course': typeof import('../service/price-course.tsx');
  'service/service-intro': typeof import('../service/service-intro.tsx');
  'service/service-pictures': typeof import('../service/service-pictures.tsx');
  'service/service-process': typeof import('../service/service-process.tsx');
  'service/service-reading': typeof import('../service/service-reading.tsx');
  'service/stone-library': typeof import('../service/stone-library.tsx');
  'estimate/estimate-form': typeof import('../estimate/estimate-form.tsx');
  'estimate/service-estimate': typeof import('../estimate/service-estimate.tsx');
  'pricing/package-slabs': typeof import('../pricing/package-slabs.tsx');
  'pricing/price-factors': typeof import('../pricing/price-factors.tsx');
  'pricing/price-table': typeof import('../pricing/price-table.tsx');
  'pricing/what-is-included': typeof import('../pricing/what-is-included.tsx');
  'gallery/gallery-comparisons': typeof import('../gallery/gallery-comparisons.tsx');
  'gallery/lightbox': typeof import('../gallery/lightbox.tsx');
  'gallery/voices': typeof import('../gallery/voices.tsx');
  'areas/area-entry': typeof import('../areas/area-entry.tsx');
  'care/care-card': typeof import('../care/care-card.tsx');
  'article/article-end': typeof import('../article/article-end.tsx');
  'guides/guide-end': typeof import('../guides/guide-end.tsx');
}
