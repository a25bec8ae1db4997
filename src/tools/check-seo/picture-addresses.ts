import type { HTMLElement } from 'node-html-parser';
import { contentHashLength } from '../../base/content-hash.ts';

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
