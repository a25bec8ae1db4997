import type { CrawledPage, CrawledSite } from './crawled-site.ts';

const maxSteps = 2;

/** The page that lists all others proves nothing about how well they are linked. */
const list = '/sitemap';

/** Links that lead nowhere, and anchors that no element has. */
export function* checkLinks(from: CrawledPage, { pages, files }: CrawledSite): Generator<string> {
  for (const { path, anchor } of from.links) {
    // The page of an unknown address is in no list, and may still lead to its own parts.
    const page = path === from.path ? from : pages.get(path);
    const status = files.get(path)?.status ?? 'nothing';
    if (!page && status !== 200) yield `links to ${path}, which answers ${status}`;
    if (page && anchor && !page.root.getElementById(anchor))
      yield `links to ${path}#${anchor}, but no element there has that id`;
  }
}

/** Pages that no page leads to, or that lie too deep. */
export function* checkReach(site: CrawledSite): Generator<[string, string]> {
  const steps = stepsFromHome(site);
  for (const { path, isIndexed } of site.pages.values()) {
    const away = steps.get(path);
    if (!isIndexed) continue;
    if (away === undefined) yield [path, `is an orphan: no page but ${list} or the sitemap leads to it`];
    else if (away > maxSteps) yield [path, `is ${away} links away from home, at most ${maxSteps}`];
  }
}

/** Links to follow from home to each page, by the shortest way that does not pass the list of all pages. */
function stepsFromHome({ pages }: CrawledSite): ReadonlyMap<string, number> {
  const steps = new Map([['/', 0]]);
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (path === list) continue;
    const next = (steps.get(path) ?? 0) + 1;
    for (const link of pages.get(path)?.links ?? []) {
      if (!steps.has(link.path) && pages.has(link.path)) {
        steps.set(link.path, next);
        queue.push(link.path);
      }
    }
  }
  return steps;
}

/** Where the text of a page leads, as the beginnings of addresses; header and footer do not count. */
const onward: readonly { pages: RegExp; to: readonly string[] }[] = [
  { pages: /^\/$/, to: ['/services/', '/pricing', '/service-areas'] },
  {
    pages: /^\/services\//,
    to: ['/pricing', '/blog/', '/faq', '/service-areas', '/care#', '/services/', '/contact'],
  },
  { pages: /^\/pricing$/, to: ['/services/', '/blog/what-stone-polishing-costs', '/terms'] },
  { pages: /^\/blog\/(?!category\/)/, to: ['/services/', '/care', '/blog/'] },
  { pages: /^\/guides\//, to: ['/services/', '/contact', '/guides/', '/blog/'] },
  { pages: /^\/services$/, to: ['/guides/'] },
  { pages: /^\/(?:care|gallery|service-areas)$/, to: ['/services/'] },
  {
    pages: /^\/faq$/,
    to: ['/services/', '/pricing', '/service-areas', '/blog/', '/care', '/terms', '/guides/'],
  },
];

/** Where a page's text does not lead on to what its reader asks next. */
export function* checkOnwardLinks({ path, root }: CrawledPage): Generator<string> {
  const links = root
    .querySelectorAll('main a[href]')
    // What a closed dialog holds is no link yet.
    .filter((link) => !link.closest('dialog'))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address !== path);
  for (const start of onward.find(({ pages }) => pages.test(path))?.to ?? []) {
    if (!links.some((address) => address.startsWith(start))) yield `its text links to no ${start}`;
  }
}
