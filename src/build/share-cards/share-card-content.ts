import { fillIn } from '../../../data/fill-in.ts';
import { formatRupees } from '../../../data/money.ts';
import { articlePage } from '../../../data/pages/article.ts';
import type { PictureId } from '../../../data/pictures.ts';
import { prices } from '../../../data/prices.ts';
import { shareCardDetails, shareCardText } from '../../../data/share-cards.ts';
import type { Route } from '../../../views/routes/route.ts';
import { routeOf } from '../../../views/routes/route-table.ts';

/** Words and picture of a page's share card. */
export interface ShareCardContent {
  /** The part of the site the page belongs to; empty for pages that belong to none. */
  section: string;
  title: string;
  /** One line; may be empty. */
  detail: string;
  picture: PictureId;
}

/** The card of a route, from its own title and picture and from the price table. */
export function shareCardContent(route: Route): ShareCardContent {
  const { head, trail } = route;
  const [above] = trail;
  const section = above ? routeOf(above).label : '';
  return { section, title: head.title, picture: head.picture, detail: '', ...ownWords(route) };
}

function ownWords(route: Route): Partial<ShareCardContent> {
  switch (route.page) {
    case 'home':
    case 'pricing':
      return { detail: fromPrice(Object.values(prices).map(({ basic }) => basic)) };
    case 'service':
      return { detail: fromPrice([prices[route.content.summary.slug].basic]) };
    case 'article': {
      const { article, category, readTime } = route.content;
      const detail = fillIn(articlePage.readTime, { minutes: readTime });
      return { section: category.name, title: article.title, detail };
    }
    case 'blog':
    case 'category':
      return { detail: articleCount(route.content.articles.length) };
    default:
      return route.path === '*' ? {} : { detail: shareCardDetails[route.path] ?? '' };
  }
}

function fromPrice(rupees: readonly number[]): string {
  return fillIn(shareCardText.fromPrice, { price: formatRupees(Math.min(...rupees)) });
}

function articleCount(count: number): string {
  return count === 1 ? shareCardText.articlesOne : fillIn(shareCardText.articles, { count });
}
