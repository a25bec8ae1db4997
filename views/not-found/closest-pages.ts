import { editDistance } from '../../data/edit-distance.ts';
import type { SitePath } from '../../data/paths.ts';

export interface KnownPage {
  path: SitePath;
  label: string;
}

/** Shares of likeness, 0 to 1: below it a page is a guess rather than a correction. */
const threshold = 0.55;
/** Characters of an address that are looked at: it may be as long as the client likes. */
const maxTypedLength = 80;

/**
 * The pages whose address or name is nearest to a typed address, the nearest first; none where nothing comes near.
 * Of the others services go first, and a folder is left out where a page in it may be what was meant.
 * Lower and upper case, file endings and what stands between words do not count.
 */
export function closestPages<Page extends KnownPage>(
  typed: string,
  pages: readonly Page[],
  most = 3,
): readonly Page[] {
  const wanted = wordsOf(readable(typed).slice(0, maxTypedLength));
  if (wanted.length === 0) return [];
  const [nearest, ...others] = pages
    .map((page) => ({ page, likeness: likenessOf(wanted, page) }))
    .filter(({ likeness }) => likeness >= threshold)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ page }) => page)
    .filter(({ path }, place, near) => {
      // Whoever typed more than the folder wants a page in it.
      const rivals = wanted.length > wordsOf(path).length ? near : near.slice(0, place);
      return !rivals.some((rival) => rival.path.startsWith(`${path}/`));
    })
    .slice(0, most);
  if (!nearest) return [];
  return [nearest, ...others.filter(isService), ...others.filter((page) => !isService(page))];
}

function isService({ path }: KnownPage): boolean {
  return path.startsWith('/services/');
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The better of two: the whole address spelled alike, or most of its words found in the page's address and name. */
function likenessOf(wanted: readonly string[], { path, label }: KnownPage): number {
  const inPath = wordsOf(path);
  const lastPart = wordsOf(path.slice(path.lastIndexOf('/')));
  const asWhole = [inPath, lastPart, wordsOf(label)].map((words) =>
    likenessOfWords(wanted.join('-'), words.join('-')),
  );
  const known = [...new Set([...inPath, ...wordsOf(label)])];
  const found = wanted.map((word) => Math.max(0, ...known.map((other) => likenessOfWords(word, other))));
  const sum = found.reduce((total, likeness) => total + (likeness >= 0.7 ? likeness : 0), 0);
  // A word that is found tells less than a whole address that is, and less still in a long name.
  const byWords = (0.9 * sum) / wanted.length - 0.01 * known.length;
  return Math.max(...asWhole, byWords);
}

/** 1 for the same text, 0 for one that shares nothing; what begins with the other is less than all its words found. */
function likenessOfWords(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && !short.includes('-') && long.startsWith(short)) return 0.8;
  return 1 - editDistance(a, b) / long.length;
}
