import type { CrawledPage, PageLink } from './crawled-page.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { Finding } from './finding.ts';

const mostSteps = 2;

/** The page that lists all others proves nothing about how well they are linked. */
const list = '/sitemap';

/** Links that lead nowhere, anchors that no element has, pages that no page leads to or that lie too deep. */
export function* checkLinks(site: CrawledSite): Generator<Finding> {
  for (const page of [...site.pages.values(), site.notFound]) {
    for (const message of new Set(page.links.flatMap((link) => linkFault(link, page, site)))) {
      yield { path: page.path, rule: 'link', message };
    }
  }
  const steps = stepsFromHome(site);
  for (const page of site.pages.values()) {
    const away = steps.get(page.path);
    if (!page.isIndexed) continue;
    if (away === undefined)
      yield { path: page.path, rule: 'orphan', message: `no page but ${list} or the sitemap leads to it` };
    else if (away > mostSteps)
      yield { path: page.path, rule: 'depth', message: `${away} links away from home, at most ${mostSteps}` };
  }
}

function linkFault({ path, anchor }: PageLink, from: CrawledPage, { pages, files }: CrawledSite): string[] {
  // The page of an unknown address is in no list, and may still lead to its own parts.
  const page = path === from.path ? from : pages.get(path);
  if (!page) {
    const status = files.get(path)?.status ?? 'nothing';
    return status === 200 ? [] : [`links to ${path}, which answers ${status}`];
  }
  if (!anchor || hasId(page, anchor)) return [];
  return [`links to ${path}#${anchor}, but no element there has that id`];
}

function hasId({ root }: CrawledPage, id: string): boolean {
  return root.getElementById(id) !== null;
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
