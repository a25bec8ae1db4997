import { readdir, readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const views = fileURLToPath(new URL('../../../views', import.meta.url));

/**
 * The folders and files of `views/`, from the bottom up. A module imports from its own folder and from those further up
 * in this list, never from those below it, types included: so a component knows no page, and a page can be moved or
 * thrown away without looking at the others. What two folders both need goes into one that stands above both here.
 */
const ranks: readonly (readonly string[])[] = [
  // What files of pictures are called and how large they are.
  ['pictures'],
  // The types that pages share, and what is true on every page.
  ['site'],
  // From one page to another.
  ['head'],
  ['navigation'],
  // What several pages are made of.
  ['components'],
  ['estimate', 'forms'],
  ['shell'],
  ['grits', 'rooms'],
  // What one page is made of, or one and its relatives.
  [
    'about',
    'areas',
    'blog',
    'care',
    'contact',
    'enquiry',
    'faq',
    'gallery',
    'home',
    'legal',
    'localities',
    'not-found',
  ],
  ['article', 'guides', 'pricing', 'service', 'services', 'sitemap', 'tier-guide'],
  // One module a kind of page.
  ['pages'],
  // What stands at which address.
  ['routes'],
  // What chooses among pages, and what starts it on either side.
  ['page-view.tsx'],
  ['app.tsx'],
  ['document.tsx', 'client'],
];

test('every folder of views has a rank', async () => {
  const known = ranks.flat();
  const folders = new Set((await modules()).map(folderOf));
  expect([...folders].filter((folder) => !known.includes(folder))).toEqual([]);
});

test('a module of views imports from its own folder or from one of a lower rank', async () => {
  const climbing: string[] = [];
  for (const path of await modules()) {
    for (const imported of await importsOf(path)) {
      const [from, to] = [folderOf(path), folderOf(imported)];
      if (from !== to && rankOf(to) >= rankOf(from)) climbing.push(`${path} imports ${imported}`);
    }
  }
  expect(climbing).toEqual([]);
});

function rankOf(folder: string): number {
  return ranks.findIndex((rank) => rank.includes(folder));
}

/** The first part of a path below `views/`. */
function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** All modules, as paths below `views/`. */
async function modules(): Promise<readonly string[]> {
  const files = await readdir(views, { recursive: true });
  return files.filter((file) => /\.tsx?$/.test(file));
}

/** What a module imports from `views/`, at its head or when it is needed, types included. */
async function importsOf(path: string): Promise<readonly string[]> {
  const text = await readFile(resolve(views, path), 'utf8');
  const imports = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+\.tsx?)'/g);
  return [...imports]
    .map(([, module = '']) => relative(views, resolve(views, dirname(path), module)))
    .filter((module) => !module.startsWith('..'));
}
