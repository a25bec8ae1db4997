import type { ServiceSummary } from '../../data/services/service.ts';
import type { PictureFacts } from '../pictures/picture-fact.ts';

/** What every page needs of data, fetched once. */
export interface SiteData {
  /** The nine services, as the build knows them. */
  services: readonly ServiceSummary[];
  /** Of the pictures that header and footer show on every page. */
  shellPictures: PictureFacts;
}

/** Where `SiteData` lies within the folder of contents. No page is called so: paths have no underscore. */
export const siteDataFile = '/_site.json';

/** Where the page file of a route lies within the folder of contents; `*` is the row of unknown paths. */
export function contentFile(path: string): string {
  return `${path === '/' || path === '*' ? contentNames[path] : path}.json`;
}

const contentNames = { '/': '/_home', '*': '/_unknown' };
