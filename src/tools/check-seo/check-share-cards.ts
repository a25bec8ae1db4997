import sharp from 'sharp';
import { withinSite } from './crawl-site.ts';
import { metaContent } from './crawled-page.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { Finding } from './finding.ts';

/** WhatsApp drops pictures of 300 KB and more. */
const mostBytes = 300_000;
const width = 1200;
const height = 630;

/** Each indexed page has a card of its own: JPEG or PNG, of the size that its tags say, light enough for WhatsApp. */
export async function checkShareCards({ pages, files, origin }: CrawledSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  const owners = new Map<string, string>();
  for (const { path, root, isIndexed } of pages.values()) {
    if (!isIndexed) continue;
    const find = (message: string): number => findings.push({ path, rule: 'share card', message });
    const address = metaContent(root, 'og:image') ?? '';
    const owner = owners.get(address);
    if (owner) find(`is that of ${owner}: ${address}`);
    owners.set(address, path);

    const file = files.get(withinSite(address, origin) ?? '');
    if (!address.startsWith(`${origin}/`)) find(`is not on ${origin}: ${address}`);
    if (file?.status !== 200) {
      find(`${address} answers ${file?.status ?? 'nothing'}`);
      continue;
    }
    if (!['image/jpeg', 'image/png'].includes(file.type)) find(`is ${file.type}, not JPEG or PNG`);
    if (file.body.length >= mostBytes)
      find(`has ${file.body.length} bytes, fewer than ${mostBytes} are shown`);
    const size = await sharp(file.body).metadata();
    const tagged = [metaContent(root, 'og:image:width'), metaContent(root, 'og:image:height')].join('x');
    if (size.width !== width || size.height !== height)
      find(`measures ${size.width}x${size.height}, not ${width}x${height}`);
    if (tagged !== `${size.width}x${size.height}`)
      find(`is tagged ${tagged} and measures ${size.width}x${size.height}`);
  }
  return findings;
}
