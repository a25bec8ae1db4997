import type { CrawledPage } from './crawled-page.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { Finding } from './finding.ts';
import { breadcrumbFaults } from './parity/breadcrumb-faults.ts';
import { businessFaults } from './parity/business-faults.ts';
import { contentFaults } from './parity/content-faults.ts';
import { offerFaults } from './parity/offer-faults.ts';
import { pictureFaults } from './parity/picture-faults.ts';

/** One comparison of a page's structured data with what its reader sees. Yields what differs, in words. */
export type ParityRule = (page: CrawledPage, site: CrawledSite) => Iterable<string>;

const rules: readonly ParityRule[] = [
  breadcrumbFaults,
  businessFaults,
  offerFaults,
  contentFaults,
  pictureFaults,
];

/** Structured data says nothing that the page does not show: prices, hours, numbers, places, words, pictures. */
export function* checkParity(site: CrawledSite): Generator<Finding> {
  for (const page of site.pages.values()) {
    for (const rule of rules) {
      for (const message of new Set(rule(page, site))) yield { path: page.path, rule: 'parity', message };
    }
  }
}
