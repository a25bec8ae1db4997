import type { ServiceSummary } from '../../data/services/service.ts';
import type { PageFile } from '../navigation/page-source.ts';
import type { PictureFacts } from '../pictures/picture-fact.ts';

/** What every page needs of data. */
export interface SiteData {
  /** The nine services, as the build knows them. */
  services: readonly ServiceSummary[];
  /** Of the pictures that header and footer show on every page. */
  shellPictures: PictureFacts;
}

/** What the page of the document is hydrated from: one file, so that it takes one request. */
export interface FirstFile {
  site: SiteData;
  page: PageFile;
}

/** Where the page file of a route lies within the folder of contents; `*` is the row of unknown paths. */
export function contentFile(path: string): string {
  return `${contentName(path)}.json`;
}

/** Where its `FirstFile` lies. No page is called so: paths have no dot. */
export function firstFile(path: string): string {
  return `${contentName(path)}.first.json`;
}

function contentName(path: string): string {
  return path === '/' || path === '*' ? contentNames[path] : path;
}

const contentNames = { '/': '/_home', '*': '/_unknown' };
