import { feedPath, feedType } from '../../data/feed.ts';
import type { PageHead } from '../../data/page-head.ts';
import type { ShareImage } from '../pictures/picture-fact.ts';

export interface HeadContext {
  businessName: string;
  /** Scheme and host, without a trailing slash. */
  siteOrigin: string;
  /** Of the page, without query. */
  path: string;
  /** False for pages that search engines are to leave out; such a page has no canonical address either. */
  isIndexed: boolean;
  image: ShareImage;
}

/** One element of `<head>` besides the title. */
export type HeadTag =
  | { tag: 'meta'; key: string; attributes: { name: string; content: string } }
  | { tag: 'meta'; key: string; attributes: { property: string; content: string } }
  | { tag: 'link'; key: string; attributes: { rel: string; href: string; type?: string; title?: string } };

/** The tags of `<head>`: the same list is rendered by the server and kept up to date by the browser. */
export function headTags(head: PageHead, context: HeadContext): readonly HeadTag[] {
  const { businessName, siteOrigin, path, isIndexed, image } = context;
  const title = titleOf(head, businessName);
  const url = new URL(path, siteOrigin).href;
  const imageUrl = new URL(image.url, siteOrigin).href;
  return [
    named('description', head.description),
    ...(head.keywords.length > 0 ? [named('keywords', head.keywords.join(', '))] : []),
    ...(isIndexed ? [link('canonical', url)] : [named('robots', 'noindex')]),
    ...(isInBlog(path) ? [feedLink(businessName)] : []),
    property('og:title', title),
    property('og:description', head.description),
    property('og:type', isArticle(path) ? 'article' : 'website'),
    ...(isIndexed ? [property('og:url', url)] : []),
    property('og:site_name', businessName),
    property('og:locale', 'en_IN'),
    property('og:image', imageUrl),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    // Title, description and picture of a card are those of Open Graph: https://developer.x.com/cards/markup
    named('twitter:card', 'summary_large_image'),
    named('twitter:image:alt', image.alt),
  ];
}

export function titleOf(head: PageHead, businessName: string): string {
  return `${head.title} | ${businessName}`;
}

function isInBlog(path: string): boolean {
  return path === '/blog' || path.startsWith('/blog/');
}

function isArticle(path: string): boolean {
  return /^\/blog\/[^/]+$/.test(path);
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', key: name, attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', key: name, attributes: { property: name, content } };
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', key: rel, attributes: { rel, href } };
}

function feedLink(businessName: string): HeadTag {
  const attributes = { rel: 'alternate', href: feedPath, type: feedType, title: `${businessName}: articles` };
  return { tag: 'link', key: 'feed', attributes };
}
