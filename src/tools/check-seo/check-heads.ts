import { type CrawledPage, type CrawledSite, type Finding, metaContent } from './crawled-site.ts';
import { visibleText } from './visible-text.ts';

/** Longer titles are cut in result lists; the business name at the end may be lost without harm. */
const longestTitle = 66;
const shortestDescription = 70;
const longestDescription = 160;
const mostKeywords = 8;

/** Title, description, canonical address and what link previews read, on every page. */
export function* checkHeads(site: CrawledSite): Generator<Finding> {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const page of [...site.pages.values(), site.notFound]) {
    const find = (message: string): Finding => ({ path: page.path, rule: 'head', message });
    for (const message of [...titleFaults(page, site), ...descriptionFaults(page)]) yield find(message);
    for (const message of [...canonicalFaults(page, site), ...shareFaults(page, site)]) yield find(message);
    if (page.root.querySelector('html')?.getAttribute('lang') !== 'en-IN')
      yield find('html has no lang="en-IN"');
    for (const [kind, text, seen] of [
      ['title', titleOf(page), titles],
      ['description', metaContent(page.root, 'description') ?? '', descriptions],
    ] as const) {
      const other = seen.get(text);
      if (other) yield find(`has the same ${kind} as ${other}: "${text}"`);
      else seen.set(text, page.path);
    }
  }
}

export function titleOf({ root }: CrawledPage): string {
  return visibleText(root.querySelector('head title'));
}

function* titleFaults(page: CrawledPage, { contact }: CrawledSite): Generator<string> {
  const count = page.root.querySelectorAll('head title').length;
  const title = titleOf(page);
  const suffix = ` | ${contact.company}`;
  if (count !== 1) yield `${count} titles instead of one`;
  if (!title.endsWith(suffix)) yield `title "${title}" does not end with "${suffix}"`;
  if (title.length <= suffix.length) yield 'title has nothing before the business name';
  if (title.length > longestTitle) yield `title of ${title.length} characters, at most ${longestTitle}`;
  const headings = page.root.querySelectorAll('h1').length;
  if (headings !== 1) yield `${headings} h1 instead of one`;
}

function* descriptionFaults({ root, isIndexed }: CrawledPage): Generator<string> {
  const count = root.querySelectorAll('meta[name=description]').length;
  if (count !== 1) yield `${count} descriptions instead of one`;
  const { length } = metaContent(root, 'description') ?? '';
  if (isIndexed && (length < shortestDescription || length > longestDescription)) {
    yield `description of ${length} characters, ${shortestDescription} to ${longestDescription} are read`;
  }
  const keywords = metaContent(root, 'keywords')?.split(',') ?? [];
  if (isIndexed && keywords.length === 0) yield 'no keywords, which the specification asks for';
  if (keywords.length > mostKeywords) yield `${keywords.length} keywords, at most ${mostKeywords}`;
}

function* canonicalFaults(
  { root, path, isIndexed }: CrawledPage,
  { origin }: CrawledSite,
): Generator<string> {
  const found = root.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'));
  const expected = isIndexed ? [new URL(path, origin).href] : [];
  if (found.join() !== expected.join()) {
    yield `canonical address is "${found.join()}" instead of "${expected.join()}"`;
  }
}

function* shareFaults(page: CrawledPage, { origin, contact }: CrawledSite): Generator<string> {
  const { root, path, isIndexed } = page;
  const description = metaContent(root, 'description');
  const expected: Record<string, string | undefined> = {
    'og:title': titleOf(page),
    'og:description': description,
    'og:url': isIndexed ? new URL(path, origin).href : undefined,
    'og:site_name': contact.company,
    'og:locale': 'en_IN',
    'og:type': /^\/blog\/[^/]+$/.test(path) ? 'article' : 'website',
    'twitter:card': 'summary_large_image',
    'twitter:title': titleOf(page),
    'twitter:description': description,
    'twitter:image': metaContent(root, 'og:image'),
    'twitter:image:alt': metaContent(root, 'og:image:alt'),
  };
  for (const [name, value] of Object.entries(expected)) {
    const given = metaContent(root, name);
    if (given !== value) yield `${name} is "${given}" instead of "${value}"`;
  }
  for (const name of ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt']) {
    if (!metaContent(root, name)) yield `${name} is missing`;
  }
}
