import type { PageHead } from '../../data/page-head.ts';
import { altOf } from '../../data/rendered-pictures.ts';
import type { PictureFacts, ShareCards, ShareImage } from '../pictures/picture-fact.ts';
import { widestJpeg } from '../pictures/picture-url.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import type { PageFile } from '../site/ready-page.ts';
import type { Route } from './route.ts';
import { routeOf } from './route-table.ts';

/** What the build made for pages to refer to. */
export interface PageAssets {
  pictures: PictureFacts;
  shareCards: ShareCards;
}

/** All that a route's page needs besides its code. The server gives it to the view; the build writes it as JSON. */
export function pageFileOf(route: Route, { pictures, shareCards }: PageAssets): PageFile {
  const { path, head, sitemap, trail, label, content, shows, about, known } = route;
  return {
    head,
    isIndexed: sitemap !== null,
    image: shareImageOf(head, pictures, shareCards[path]),
    trail: trail.map((path) => ({ path, label: routeOf(path).label })),
    label,
    about,
    known,
    content,
    pictures: picturesOf([content, shows], pictures),
  };
}

/** The picture of link previews: the card of a page that is to be shared, else the picture of its head alone. */
export function shareImageOf(
  { title, picture }: PageHead,
  pictures: PictureFacts,
  card?: ShareCards[string],
): ShareImage {
  return { ...(card ?? widestJpeg(picture, pictures)), alt: `${title}. ${altOf(picture)}` };
}
