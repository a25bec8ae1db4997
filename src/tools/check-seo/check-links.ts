import type { CrawledPage, CrawledSite, Finding, PageLink } from './crawled-site.ts';

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

/** Where the text of a page leads, as the beginnings of addresses; header and footer do not count. */
const onward: readonly { pages: RegExp; to: readonly string[] }[] = [
  { pages: /^\/$/, to: ['/services/', '/pricing', '/service-areas'] },
  {
    pages: /^\/services\//,
    to: ['/pricing', '/blog/', '/faq', '/service-areas', '/care#', '/services/', '/contact'],
  },
  { pages: /^\/pricing$/, to: ['/services/', '/blog/what-stone-polishing-costs', '/terms'] },
  { pages: /^\/blog\/(?!category\/)/, to: ['/services/', '/care', '/blog/'] },
  { pages: /^\/(?:care|gallery|service-areas)$/, to: ['/services/'] },
  { pages: /^\/faq$/, to: ['/services/', '/pricing', '/service-areas', '/blog/', '/care', '/terms'] },
];

/** The beginnings of the addresses that a page's own text must link to. */
export function onwardLinks(path: string): readonly string[] {
  return onward.find(({ pages }) => pages.test(path))?.to ?? [];
}

/** Pages whose text does not lead on to what its reader asks next. */
export function* checkOnwardLinks({ pages }: CrawledSite): Generator<Finding> {
  for (const page of pages.values()) {
    const addresses = addressesInText(page);
    for (const start of onwardLinks(page.path)) {
      if (addresses.some((address) => address.startsWith(start))) continue;
      yield { path: page.path, rule: 'onward link', message: `its text links to no ${start}` };
    }
  }
}

function addressesInText({ path, root }: CrawledPage): string[] {
  return (
    root
      .querySelectorAll('main a[href]')
      // What a closed dialog holds is no link yet.
      .filter((link) => !link.closest('dialog'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address !== path)
  );
}
