import { pictureAlts } from '../../data/pictures.ts';
import type { ShareCards, ShareImage } from '../head/share-image.ts';
import type { PageFile } from '../navigation/page-source.ts';
import type { PictureFacts } from '../pictures/picture-fact.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import type { Route } from './route.ts';
import { labelOf } from './route-labels.ts';

/** What the build made for pages to refer to. */
export interface PageAssets {
  pictures: PictureFacts;
  shareCards: ShareCards;
}

/** What a route's page needs besides its code: given to the view by the server, and written as JSON for the browser. */
export function pageFileOf(route: Route, { pictures, shareCards }: PageAssets): PageFile {
  const { path, head, sitemap, trail, label, content, shows } = route;
  const alt = `${head.title}. ${pictureAlts[head.picture]}`;
  const card = shareCards[path];
  return {
    head,
    isIndexed: sitemap !== null,
    image: card ? { ...card, alt } : { ...plainPicture(head.picture, pictures), alt },
    trail: trail.map((path) => ({ path, label: labelOf(path) })),
    label,
    content,
    pictures: picturesOf([content, shows], pictures),
  };
}

/** Pages that nobody shares have no card: the picture alone stands for them. */
function plainPicture(id: string, facts: PictureFacts): Omit<ShareImage, 'alt'> {
  const fact = facts[id];
  const width = fact?.widths.at(-1);
  if (!fact || !width) throw new Error(`No picture "${id}" for the share image`);
  return {
    url: pictureUrl(id, fact, width, 'jpg'),
    width,
    height: Math.round((width * fact.height) / fact.width),
  };
}
