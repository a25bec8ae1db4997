import type { ShownJob } from '../../data/jobs.ts';
import { homePage } from '../../data/pages/home.ts';
import { services } from '../../data/services/catalogue.ts';
import { picturesIn } from '../../views/pictures/pictures-of.ts';
import type { Route } from '../../views/routes/route.ts';

/**
 * The pictures that a page shows of its own subject, each once. Stone textures, the frames of its steps and pictures that lead to
 * other pages are left out: nobody comes to this page for them.
 */
export function shownPictures(route: Route): readonly string[] {
  const ids = picturesIn(subjectOf(route));
  return [...new Set(ids)].filter((id) => !/^(?:swatch:|strip:|sprite:|stages-|evening-)/.test(id));
}

/** The part of a page's data that holds its own pictures. */
function subjectOf(route: Route): unknown {
  switch (route.page) {
    case 'home':
      // The other slides are drawn once the browser has taken over.
      return [homePage.hero.slides[0], services];
    case 'services':
      return [withoutHeads(route.shows), route.content.restoration];
    case 'service':
      return [{ picture: route.content.picture }, route.content.comparison];
    case 'blog':
    case 'category':
      return route.content.articles;
    case 'article':
      return { picture: route.content.article.picture };
    case 'guide':
      return { picture: route.content.guide.picture };
    case 'estimate':
      // Each only where its service is chosen.
      return null;
    case 'gallery':
    case 'service-areas':
    case 'about':
      return [withoutHeads(route.shows), { ...route.content, jobs: route.content.jobs.map(onItsCard) }];
    default:
      return [withoutHeads(route.shows), route.content];
  }
}

/** The card of a finished job shows it finished. */
function onItsCard({ after }: ShownJob): Pick<ShownJob, 'after'> {
  return { after };
}

/** `head.picture` is the share card's, whether or not the page itself shows it. */
function withoutHeads(shows: unknown): unknown {
  if (Array.isArray(shows)) return shows.map(withoutHeads);
  if (typeof shows !== 'object' || shows === null) return shows;
  const { head, ...rest } = shows as { head?: unknown };
  return rest;
}
