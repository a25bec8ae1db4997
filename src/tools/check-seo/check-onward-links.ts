import type { CrawledPage } from './crawled-page.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { Finding } from './finding.ts';

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
