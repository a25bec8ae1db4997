import { areas } from '../../data/areas.ts';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { articleSummaries } from '../../data/articles/summaries.ts';
import { comparisons, galleryItems } from '../../data/gallery.ts';
import type { PictureId } from '../../data/pictures.ts';
import { serviceBySlug, services } from '../../data/services/catalogue.ts';
import { serviceContents } from '../../data/services/contents.ts';
import type { ServiceContent, ServiceStone, ServiceSummary } from '../../data/services/service.ts';
import type { Stone } from '../../data/stones/stone.ts';
import { stoneById } from '../../data/stones/stone-by-id.ts';
import type { RouteOf } from './route.ts';
import { commonAndOwnFigures, figuresOf, type StoneFigure } from './stone-figures.ts';

/** A stone of the page's library: what it is, the line about polishing it in this service, and its own figures. */
export interface ShownStone
  extends Pick<Stone, 'id' | 'name' | 'origin' | 'swatch'>,
    Pick<ServiceStone, 'note'> {
  figures: readonly StoneFigure[];
}

/** A service's own content with everything it refers to looked up. */
export interface ServicePageContent
  extends Omit<ServiceContent, 'head' | 'stones' | 'related' | 'articles' | 'comparison'> {
  summary: ServiceSummary;
  stones: readonly ShownStone[];
  /** The figures that hold for the stones that do not say otherwise. */
  commonFigures: readonly StoneFigure[];
  related: readonly ServiceSummary[];
  articles: readonly ArticleSummary[];
  comparison: (typeof comparisons)[number] | null;
  /** Names and anchors of the eight areas in the sidebar. */
  areas: readonly { slug: string; name: string }[];
  gallery: readonly { id: string; title: string; picture: PictureId }[];
}

const sidebarAreas = areas.slice(0, 8).map(({ slug, name }) => ({ slug, name }));

/** One row a service, in the order of the specification. */
export const serviceRoutes: readonly RouteOf<'service'>[] = services.map((summary) => {
  const { head, stones, related, articles, comparison, ...content } = serviceContents[summary.slug];
  const figures = commonAndOwnFigures(
    stones.map(({ stone, ...inThisService }) => figuresOf({ ...stoneById(stone), ...inThisService })),
  );
  return {
    path: `/services/${summary.slug}`,
    page: 'service',
    head,
    status: 200,
    readsQuery: false,
    sitemap: {},
    label: summary.name,
    trail: ['/services'],
    content: {
      ...content,
      summary,
      stones: stones.map(({ stone, note }, place) => {
        const { id, name, origin, swatch } = stoneById(stone);
        return { id, name, origin, swatch, note, figures: figures.own[place] ?? [] };
      }),
      commonFigures: figures.common,
      related: related.map(serviceBySlug),
      articles: articleSummaries.filter(({ slug }) => articles.includes(slug)),
      comparison: comparisons.find(({ id }) => id === comparison) ?? null,
      areas: sidebarAreas,
      gallery: galleryItems
        .filter(({ service }) => service === summary.slug)
        .map(({ id, title, picture }) => ({ id, title, picture })),
    },
    shows: null,
  };
});
