import { checkGraphs } from './check-graphs.ts';
import { checkHeads } from './check-heads.ts';
import { checkLinks, checkOnwardLinks } from './check-links.ts';
import { checkOverlap } from './check-overlap.ts';
import { checkParity } from './check-parity.ts';
import { checkImages, checkShareCards } from './check-pictures.ts';
import { checkSiteFiles } from './check-site-files.ts';
import type { CrawledSite, Finding } from './crawled-site.ts';

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
