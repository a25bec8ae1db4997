import { guides } from '../../data/guides/guides.ts';
import { guidesPage } from '../../data/pages/guides.ts';
import { fromPrice } from '../../data/price-line.ts';
import { serviceBySlug } from '../../data/services/catalogue.ts';
import { namesOfService } from '../../data/services/names.ts';
import { withTerms } from './link-terms.ts';
import type { RouteOf } from './route.ts';

/** As other pages lead on to them. */
export const picturedGuides = guides.map(({ slug, label, picture }) => ({ slug, label, picture }));

/** The guides, each on a page of its own, and their list. */
export const guideRoutes: readonly (RouteOf<'guides'> | RouteOf<'guide'>)[] = [
  {
    path: '/guides',
    page: 'guides',
    head: guidesPage.head,
    sitemap: {},
    label: 'Guides',
    trail: [],
    content: {
      guides: guides.map(({ slug, label, summary, picture, services: [service], price }) => ({
        slug,
        label,
        summary,
        picture,
        price: price ?? { of: namesOfService(service).name, price: fromPrice(service) },
      })),
      closing: { picture: 'evening-articles' },
    },
    shows: guidesPage,
  },
  ...guides.map(
    ({ head, label, ...guide }): RouteOf<'guide'> => ({
      path: `/guides/${guide.slug}`,
      page: 'guide',
      head,
      sitemap: { lastModified: guide.modified },
      label,
      trail: ['/guides'],
      content: {
        guide: { ...guide, body: withTerms(guide.body) },
        services: guide.services.map(serviceBySlug),
        others: picturedGuides.filter(({ slug }) => slug !== guide.slug),
        // As of an article.
        closing: { picture: 'evening-articles' },
      },
    }),
  ),
];
