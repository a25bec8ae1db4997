import type { PageHead } from '../../data/page-head.ts';
import type { SitePath } from '../../data/paths.ts';
import type { KnownPlaces, QuoteChoices } from '../../data/quote.ts';
import type { PageContents } from '../site/page-contents.ts';
import type { PageKind } from '../site/page-kinds.ts';

/** One address of the site: the row that feeds server, browser, sitemap and tests. */
export interface RouteOf<P extends PageKind> {
  /** `*` stands for every address that no other row names. */
  path: SitePath | '*';
  page: P;
  head: PageHead;
  /** Entry in the sitemaps; null where the page is not to be indexed. */
  sitemap: SitemapEntry | null;
  /** The link's words in the HTML sitemap and the last step of the breadcrumb. */
  label: string;
  /** The pages above it, below home. */
  trail: readonly SitePath[];
  content: PageContents[P];
  /** Choices that the page knows of the visitor's work, for its links to the quote form and its chats. */
  about?: QuoteChoices;
  /** Places and stones that the address may name, where it may name any. */
  known?: KnownPlaces;
  /** Content without claims that lack evidence, where they are left out; `content` itself where this is missing. */
  proved?: PageContents[P];
  /** True where the query changes the page, which then is made for each request. */
  readsQuery?: true;
  /** Data that the view imports by itself, named here so that the pictures in it are known. */
  shows?: unknown;
}

export interface SitemapEntry {
  /** `YYYY-MM-DD`, only where it is true. */
  lastModified?: string;
}

export type Route = { [P in PageKind]: RouteOf<P> }[PageKind];
