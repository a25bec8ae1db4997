import type { PageHead } from '../../data/page-head.ts';
import type { SitePath } from '../../data/paths.ts';
import type { PageName } from '../pages/page-names.ts';
import type { ArticleContent, BlogContent, CategoryContent } from './blog-routes.ts';
import type {
  AboutContent,
  CareContent,
  ContactContent,
  GalleryContent,
  HomeContent,
  NotFoundContent,
  PricingContent,
  ServiceAreasContent,
  ServicesContent,
  SitemapContent,
} from './plain-routes.ts';
import type { ServicePageContent } from './service-routes.ts';

/** A page whose copy its view imports by itself. */
export type NoContent = Readonly<Record<string, never>>;

/**
 * What each page's view is given. It reaches the browser as one JSON file a route, so it holds plain data only, and
 * what would be too heavy to bundle with the page's code: long texts, and lists drawn from the whole library.
 */
export interface PageContents {
  home: HomeContent;
  services: ServicesContent;
  service: ServicePageContent;
  pricing: PricingContent;
  gallery: GalleryContent;
  'service-areas': ServiceAreasContent;
  faq: NoContent;
  care: CareContent;
  about: AboutContent;
  contact: ContactContent;
  blog: BlogContent;
  category: CategoryContent;
  article: ArticleContent;
  privacy: NoContent;
  terms: NoContent;
  sitemap: SitemapContent;
  thanks: NoContent;
  'not-found': NotFoundContent;
}

/** One address of the site: the row that feeds server, browser, sitemap and tests. */
export interface RouteOf<P extends PageName> {
  /** `*` stands for every address that no other row names. */
  path: SitePath | '*';
  page: P;
  head: PageHead;
  status: 200 | 404;
  /** What the sitemaps say of it; null where it is not to be indexed. */
  sitemap: SitemapEntry | null;
  /** The link's words in the HTML sitemap and the last step of the breadcrumb. */
  label: string;
  /** The pages above it, below home. */
  trail: readonly SitePath[];
  content: PageContents[P];
  /** True where the query changes the page, which then is made for each request. */
  readsQuery: boolean;
  /** Data that the view imports by itself, named here so that the pictures in it are known. */
  shows: unknown;
}

export interface SitemapEntry {
  /** `YYYY-MM-DD`, only where it is true. */
  lastModified?: string;
}

export type Route = { [P in PageName]: RouteOf<P> }[PageName];
