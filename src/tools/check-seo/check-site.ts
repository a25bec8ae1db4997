import { checkGraphs } from './check-graphs.ts';
import { checkHeads } from './check-heads.ts';
import { checkImages } from './check-images.ts';
import { checkLinks } from './check-links.ts';
import { checkOnwardLinks } from './check-onward-links.ts';
import { checkOverlap } from './check-overlap.ts';
import { checkParity } from './check-parity.ts';
import { checkShareCards } from './check-share-cards.ts';
import { checkSiteFiles } from './check-site-files.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { Finding } from './finding.ts';

/** Everything that is wrong with how the site can be found, previewed and read by programs. */
export async function checkSite(site: CrawledSite): Promise<readonly Finding[]> {
  return [
    ...checkHeads(site),
    ...checkLinks(site),
    ...checkOnwardLinks(site),
    ...checkImages(site),
    ...(await checkShareCards(site)),
    ...checkGraphs(site),
    ...checkParity(site),
    ...checkOverlap(site),
    ...checkSiteFiles(site),
  ];
}
