import { type HTMLElement, parse } from 'node-html-parser';
import type { ContactAnswer } from '../../../views/site/server-data.ts';
import { type GraphNode, readGraph } from './graph-node.ts';

/** Everything the checks look at; gathered once by `crawlSite`, or made by hand in a test. */
export interface CrawledSite {
  /** Scheme and host that every absolute address of the site must carry. */
  origin: string;
  /** What the site says of the business at `GET /api/contact`. */
  contact: ContactAnswer;
  /** Every page that answered 200, by path: those that links lead to and those that the sitemap names. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** What answered an address that no page has. */
  notFound: CrawledPage;
  /** Status of every address of the site that something refers to and that is no page, by root-relative URL. */
  files: ReadonlyMap<string, CrawledFile>;
}

export interface CrawledFile {
  /** Redirects are not followed. */
  status: number;
  /** Without parameters, such as `image/jpeg`. */
  type: string;
  body: Buffer;
}

export interface CrawledPage {
  path: string;
  root: HTMLElement;
  /** Every link to an address of this site, in order. */
  links: readonly PageLink[];
  /** The nodes of its JSON-LD; empty where it has none. */
  graph: readonly GraphNode[];
  /** Why the JSON-LD cannot be read; null where it can, or where there is none. */
  graphError: string | null;
  isIndexed: boolean;
}

export interface PageLink {
  /** Root-relative, without query and anchor. */
  path: string;
  /** Without `#`; empty where the link has none. */
  anchor: string;
}

/** Reads a page's HTML. Links are resolved against `origin`; those to other hosts are left out. */
export function crawledPage(path: string, html: string, origin: string): CrawledPage {
  const root = parse(html, { comment: false });
  return {
    path,
    root,
    links: root
      .querySelectorAll('a[href]')
      .flatMap((link) => linkWithin(link.getAttribute('href') ?? '', path, origin)),
    ...readGraph(root),
    isIndexed: !metaContent(root, 'robots')?.includes('noindex'),
  };
}

/** The content of `<meta name=…>` or `<meta property=…>`; undefined where there is none. */
export function metaContent(root: HTMLElement, name: string): string | undefined {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return root.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content');
}

function linkWithin(href: string, from: string, origin: string): PageLink[] {
  if (!URL.canParse(href, origin + from)) return [];
  const url = new URL(href, origin + from);
  if (url.origin !== origin) return [];
  return [{ path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) }];
}
