import { type CrawledPage, type CrawledSite, metaContent } from './crawled-site.ts';
import { visibleText } from './visible-text.ts';

/** Longer titles are cut in result lists; the business name at the end may be lost without harm. */
const longestTitle = 66;
const shortestDescription = 70;
const longestDescription = 160;
const maxKeywords = 8;

/** Title, description, canonical address and what link previews read, on every page. */
export function* checkHead(page: CrawledPage, { origin, contact }: CrawledSite): Generator<string> {
  const { root, path, isIndexed } = page;
  const title = titleOf(page);
  const description = metaContent(root, 'description') ?? '';
  for (const element of ['head title', 'h1', 'meta[name=description]']) {
    const { length } = root.querySelectorAll(element);
    if (length !== 1) yield `${length} ${element} instead of one`;
  }
  if (root.querySelector('html')?.getAttribute('lang') !== 'en-IN') yield 'html has no lang="en-IN"';

  const suffix = ` | ${contact.company}`;
  if (!title.endsWith(suffix)) yield `title "${title}" does not end with "${suffix}"`;
  if (title.length <= suffix.length) yield 'title has nothing before the business name';
  if (title.length > longestTitle) yield `title of ${title.length} characters, at most ${longestTitle}`;
  const { length } = description;
  if (isIndexed && (length < shortestDescription || length > longestDescription))
    yield `description of ${length} characters, ${shortestDescription} to ${longestDescription} are read`;
  const keywords = metaContent(root, 'keywords')?.split(',') ?? [];
  if (isIndexed && keywords.length === 0) yield 'no keywords, which the specification asks for';
  if (keywords.length > maxKeywords) yield `${keywords.length} keywords, at most ${maxKeywords}`;

  const address = isIndexed ? new URL(path, origin).href : undefined;
  const canonical = root.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'));
  if (canonical.join() !== (address ?? ''))
    yield `canonical address is "${canonical.join()}" instead of "${address ?? ''}"`;
  const expected: Record<string, string | undefined> = {
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:site_name': contact.company,
    'og:locale': 'en_IN',
    'og:type': /^\/blog\/[^/]+$/.test(path) ? 'article' : 'website',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': metaContent(root, 'og:image:alt'),
  };
  for (const [name, value] of Object.entries(expected)) {
    const given = metaContent(root, name);
    if (given !== value) yield `${name} is "${given}" instead of "${value}"`;
  }
  for (const name of ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'])
    if (!metaContent(root, name)) yield `${name} is missing`;
}

/** Titles and descriptions that two pages share. */
export function* checkSameHeads({ pages, notFound }: CrawledSite): Generator<[string, string]> {
  const seen = new Map<string, string>();
  for (const page of [...pages.values(), notFound]) {
    for (const text of [
      `title: "${titleOf(page)}"`,
      `description: "${metaContent(page.root, 'description')}"`,
    ]) {
      const other = seen.get(text);
      if (other) yield [page.path, `has the same as ${other}: ${text}`];
      else seen.set(text, page.path);
    }
  }
}

function titleOf({ root }: CrawledPage): string {
  return visibleText(root.querySelector('head title'));
}
