import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { contentHashLength } from '../../base/content-hash.ts';
import { withinSite } from './crawl-site.ts';
import { type CrawledSite, type Finding, metaContent } from './crawled-site.ts';

/** Pictures without alt text or size, and addresses of pictures that are not there. */
export function* checkImages({ pages, files, notFound, origin }: CrawledSite): Generator<Finding> {
  for (const { path, root } of [...pages.values(), notFound]) {
    for (const image of root.querySelectorAll('img')) {
      const source = image.getAttribute('src') ?? '';
      const find = (message: string): Finding => ({ path, rule: 'image', message: `${source} ${message}` });
      // An empty alt is a statement: the words beside the picture say the same.
      if (image.getAttribute('alt') === undefined) yield find('has no alt');
      for (const name of ['width', 'height']) {
        if (!/^[1-9]\d*$/.test(image.getAttribute(name) ?? '')) yield find(`has no ${name}`);
      }
    }
    for (const address of pictureAddresses(root)) {
      const local = withinSite(address, origin);
      const status = local ? files.get(local)?.status : undefined;
      if (status !== 200 && path !== notFound.path) {
        yield { path, rule: 'image', message: `${address} answers ${status ?? 'nothing'}` };
      }
    }
  }
}

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

const hash = `\\w{${contentHashLength}}`;
const shared = new RegExp(`-\\d+x\\d+-${hash}\\.jpg$`);
const served = new RegExp(`-${hash}(?:-crop)?-\\d+\\.\\w+$`);

/** Every address that the pictures in an element can be loaded from, `srcset` included. */
export function pictureAddresses(root: HTMLElement): readonly string[] {
  const sources = root.querySelectorAll('img[src]').map((image) => image.getAttribute('src') ?? '');
  const sets = root
    .querySelectorAll('img[srcset], source[srcset]')
    // A comma alone may be part of an address, as in `data:`.
    .flatMap((element) => (element.getAttribute('srcset') ?? '').split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [...new Set([...sources, ...sets])].filter((url) => url !== '' && !url.startsWith('data:'));
}

/**
 * Which picture an address is of, whatever its size and crop: `/assets/pictures/hero-1-<hash>-1600.jpg` and
 * `/assets/share/hero-1-1200x675-<hash>.jpg` both become `hero-1`.
 */
export function pictureName(address: string): string {
  const file = address.split('/').at(-1) ?? '';
  return file.replace(address.includes('/share/') ? shared : served, '');
}

/** The addresses of pictures in JSON-LD: whatever is written under `image`, `logo` or `contentUrl`. */
export function graphPictures(value: unknown): readonly string[] {
  const found = new Set<string>();
  collect(value, false, found);
  return [...found];
}

function collect(value: unknown, isPicture: boolean, found: Set<string>): void {
  if (typeof value === 'string' && isPicture) found.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [property, item] of Object.entries(value)) {
    const names = ['image', 'logo', 'contentUrl'];
    collect(item, names.includes(property) || (isPicture && Array.isArray(value)), found);
  }
}
