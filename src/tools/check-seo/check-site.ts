import { checkGraph } from './check-graph.ts';
import { checkHead, checkSameHeads } from './check-head.ts';
import { checkLinks, checkOnwardLinks, checkReach } from './check-links.ts';
import { checkOverlap } from './check-overlap.ts';
import { checkParity } from './check-parity.ts';
import { checkImages, checkShareCard } from './check-pictures.ts';
import { checkSiteFiles } from './check-site-files.ts';
import type { CrawledPage, CrawledSite } from './crawled-site.ts';

/** Something that is wrong with a page or a file of the site. */
export interface Finding {
  /** The page or file it was found on. */
  path: string;
  /** The rule, in a word or two. */
  rule: string;
  message: string;
}

/** What is wrong with one page, in words. */
type PageRule = (page: CrawledPage, site: CrawledSite) => Iterable<string> | AsyncIterable<string>;

const pageRules: Readonly<Record<string, PageRule>> = {
  head: checkHead,
  link: checkLinks,
  'onward link': checkOnwardLinks,
  image: checkImages,
  'share card': checkShareCard,
  'structured data': checkGraph,
  parity: checkParity,
};

/** What is wrong with pages beside each other, or with files: each as path and words. */
type SiteRule = (site: CrawledSite) => Iterable<readonly [path: string, message: string]>;

const siteRules: Readonly<Record<string, SiteRule>> = {
  head: checkSameHeads,
  reach: checkReach,
  overlap: checkOverlap,
  'site file': checkSiteFiles,
};

/** Everything that is wrong with how these pages, and the site as a whole, can be found, previewed and read by programs. */
export async function checkSite(
  site: CrawledSite,
  pages: Iterable<CrawledPage> = [...site.pages.values(), site.notFound],
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const page of pages) {
    for (const [rule, check] of Object.entries(pageRules)) {
      const messages = new Set<string>();
      for await (const message of check(page, site)) messages.add(message);
      for (const message of messages) findings.push({ path: page.path, rule, message });
    }
  }
  for (const [rule, check] of Object.entries(siteRules)) {
    for (const [path, message] of check(site)) findings.push({ path, rule, message });
  }
  return findings;
}
