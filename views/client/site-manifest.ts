import type { ServiceSummary } from '../../data/services/service.ts';
import type { PictureFacts } from '../pictures/picture-fact.ts';
import type { PageKind } from '../site/page-kinds.ts';
import type { PageComponents, PageFile } from '../site/ready-page.ts';
import type { hydratePage } from './hydrate-page.tsx';

/** Addresses that the build puts into the browser's bundle under `virtual:site-manifest`. */
export interface SiteManifest {
  /** The kind of each address of the route table; `*`: of any other. */
  pages: Readonly<Record<string, PageKind>>;
  /** Hash of each kind's script, a `PageModule` (`scriptUrl`). */
  scripts: Readonly<Record<PageKind, string>>;
  /** URL of what all of them import. */
  core: string;
  /** The addresses whose page files come in two kinds, the second with proved claims alone. */
  proved: readonly string[];
  /** Address of the folder of page files, without a slash at its end. */
  contents: string;
  /** URL of the whole style sheet. */
  stylesheet: string;
}

export function scriptUrl(page: PageKind, { scripts }: Pick<SiteManifest, 'scripts'>): string {
  return `/assets/${page}-page-${scripts[page]}.js`;
}

/** State of a page's entry in the history that had broken when it was left: with it the entry is loaded once unhydrated. */
export const givenUp = 'given-up';

/** What the script of a kind of page exports. */
export interface PageModule<P extends PageKind = PageKind> {
  Page: PageComponents[P];
  /** The same function in each: it belongs to the core that all of them import. */
  hydratePage: typeof hydratePage;
}

/** The file that the page of the document is hydrated from: one, so that it takes one request. */
export interface FirstFile {
  site: SiteData;
  page: PageFile;
}

/** What every page needs of data. */
export interface SiteData {
  /** The nine services, as the build knows them; on their own page with what their modal says. */
  services: readonly ServiceSummary[];
  /** What is said of the pictures of the whole site; empty for nothing. */
  picturesNote: string;
  /** Labels of all pages, in the order of `SiteManifest.pages`. */
  labels: readonly string[];
  /** Of the pictures that header and footer show on every page. */
  shellPictures: PictureFacts;
}

/** Path of a route's page file within the folder of contents; `*` is the row of unknown paths. */
export function contentFile(path: string, kind: ContentKind): string {
  return `${contentName(path)}${kind}.json`;
}

/** Where its `FirstFile` lies. No page is called so: paths have no dot. */
export function firstFile(path: string, kind: ContentKind): string {
  return `${contentName(path)}${kind}.first.json`;
}

/** Of the two kinds of page files the one to show at an address of the route table. */
export function contentKind(
  path: string,
  { proved }: Pick<SiteManifest, 'proved'>,
  claims: 'proved' | undefined,
): ContentKind {
  return claims && proved.includes(path) ? '.proved' : '';
}

type ContentKind = '' | '.proved';

function contentName(path: string): string {
  return path === '/' || path === '*' ? contentNames[path] : path;
}

const contentNames = { '/': '/_home', '*': '/_unknown' };
