import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { contentHashLength } from '../../base/content-hash.ts';
import { withinSite } from './crawl-site.ts';
import { type CrawledPage, type CrawledSite, metaContent } from './crawled-site.ts';

/** Pictures without alt text or size, and addresses of pictures that are not there. */
export function* checkImages({ path, root }: CrawledPage, site: CrawledSite): Generator<string> {
  for (const image of root.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    // An empty alt is a statement: the words beside the picture say the same.
    if (image.getAttribute('alt') === undefined) yield `${source} has no alt`;
    for (const name of ['width', 'height'])
      if (!/^[1-9]\d*$/.test(image.getAttribute(name) ?? '')) yield `${source} has no ${name}`;
  }
  // What the page of an unknown address shows is not crawled.
  for (const address of path === site.notFound.path ? [] : pictureAddresses(root)) {
    const status = site.files.get(withinSite(address, site.origin) ?? '')?.status;
    if (status !== 200) yield `${address} answers ${status ?? 'nothing'}`;
  }
}

/** WhatsApp drops pictures of 300 KB and more. */
const maxBytes = 300_000;
const cardSize = '1200x630';

/** Each indexed page has a card of its own: JPEG or PNG, of the size that its tags say, light enough for WhatsApp. */
export async function* checkShareCard(
  { path, root, isIndexed }: CrawledPage,
  { pages, files, origin }: CrawledSite,
): AsyncGenerator<string> {
  if (!isIndexed) return;
  const address = metaContent(root, 'og:image') ?? '';
  for (const other of pages.values()) {
    if (other.path < path && other.isIndexed && metaContent(other.root, 'og:image') === address)
      yield `is that of ${other.path}: ${address}`;
  }
  if (!address.startsWith(`${origin}/`)) yield `is not on ${origin}: ${address}`;
  const file = files.get(withinSite(address, origin) ?? '');
  if (file?.status !== 200) {
    yield `${address} answers ${file?.status ?? 'nothing'}`;
    return;
  }
  if (!['image/jpeg', 'image/png'].includes(file.type)) yield `is ${file.type}, not JPEG or PNG`;
  if (file.body.length >= maxBytes) yield `has ${file.body.length} bytes, fewer than ${maxBytes} are shown`;
  const { width, height } = await sharp(file.body).metadata();
  const measured = `${width}x${height}`;
  const tagged = [metaContent(root, 'og:image:width'), metaContent(root, 'og:image:height')].join('x');
  if (measured !== cardSize) yield `measures ${measured}, not ${cardSize}`;
  if (tagged !== measured) yield `is tagged ${tagged} and measures ${measured}`;
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
