import type { HTMLElement } from 'node-html-parser';
import type { CrawledPage, CrawledSite } from './crawled-site.ts';
import { visibleText } from './visible-text.ts';

/** Words in a row that count as the same passage. */
const shingleLength = 5;
const maxShared = 1 / 3;

/** Words; a block with a link and no more words than these leads elsewhere. */
const longestTeaser = 80;

/** A page with fewer passages of its own is a list, which has nothing to repeat. */
const fewestShingles = 50;

/** Two pages of which the one says again more than a third of what the other says are one page too many. */
export function* checkOverlap({ pages }: CrawledSite): Generator<[string, string]> {
  const indexed = [...pages.values()]
    .filter(({ isIndexed }) => isIndexed)
    .map((page) => ({ path: page.path, shingles: shinglesOf(page) }));
  for (const [index, one] of indexed.entries()) {
    for (const other of indexed.slice(index + 1)) {
      const share = sharedPart(one.shingles, other.shingles);
      if (share > maxShared)
        yield [one.path, `shares ${Math.round(share * 100)} % of its main text with ${other.path}`];
    }
  }
}

/** The passages of a page's main text. */
function shinglesOf(page: CrawledPage): ReadonlySet<string> {
  return known.getOrInsertComputed(page, () => {
    const words = wordsOf(mainText(page));
    const starts = words.slice(shingleLength - 1).keys();
    return new Set([...starts].map((start) => words.slice(start, start + shingleLength).join(' ')));
  });
}

/** Of pages that were read before: a test asks again and again about a site of which one page is another. */
const known = new WeakMap<CrawledPage, ReadonlySet<string>>();

/**
 * What a page itself says: the running text of `<main>`, without navigation, forms and other people's words, and
 * without the short blocks that only say what another page is about.
 */
function mainText({ root }: CrawledPage): string {
  const main = root.querySelector('main')?.clone() as HTMLElement | undefined;
  for (const part of main?.querySelectorAll('nav, form, aside, blockquote') ?? []) part.remove();
  for (const part of main?.querySelectorAll('section, article, li') ?? []) {
    if (part.querySelector('a[href]') && wordsOf(visibleText(part)).length <= longestTeaser) part.remove();
  }
  return visibleText(main);
}

/** The part of the shorter text that stands in the longer one too, 0 to 1. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  if (shorter.size < fewestShingles) return 0;
  return [...shorter].filter((shingle) => longer.has(shingle)).length / shorter.size;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}₹]+/gu) ?? [];
}
