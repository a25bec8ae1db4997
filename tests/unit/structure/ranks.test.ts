import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../harness/source-files.ts';

/**
 * What runs, from the lowest to the highest: a file imports from its own place and from lower ranks, types included. So a
 * component knows no page, and a page can be moved or thrown away without looking at the others; what two places both
 * need goes down.
 */
const ranks: readonly (readonly string[])[] = [
  ['data'],
  // What files of pictures are called and how large they are.
  ['views/pictures'],
  // The types that pages share, and what is true on every page.
  ['views/site'],
  // From one page to another.
  ['views/head'],
  ['views/navigation'],
  // What several pages are made of.
  ['views/components'],
  ['views/estimate', 'views/forms'],
  ['views/shell'],
  ['views/grits', 'views/rooms'],
  // What one page is made of, or one and its relatives.
  [
    'areas',
    'blog',
    'care',
    'contact',
    'enquiry',
    'gallery',
    'glossary',
    'home',
    'legal',
    'localities',
    'not-found',
  ].map((folder) => `views/${folder}`),
  ['article', 'guides', 'pricing', 'service', 'services', 'tier-guide'].map((folder) => `views/${folder}`),
  // One module a kind of page.
  ['views/pages'],
  // What stands at which address.
  ['views/routes'],
  // What chooses among pages, and what starts it on either side.
  ['views/page-view.tsx'],
  ['views/page-with-next.tsx'],
  ['views/app.tsx'],
  ['views/document.tsx', 'views/client'],
  ['src/base'],
  ['src/config'],
  ['src/render'],
  ['src/http'],
  ['src/response-cache'],
  ['src/enquiries'],
  ['src/structured-data'],
  ['src/pages'],
  ['src/ops'],
  ['src/app.ts'],
  ['src/run-site.ts'],
  ['src/server.ts'],
  // Programs of their own: what the owner types stands above what runs, what builds and measures above both.
  ['src/cli/write-output.ts', 'src/cli/exit-on-signals.ts'],
  ['src/cli/backups.ts', 'src/cli/enquiries'],
  // The check before a launch looks at what the build was given.
  ['src/build', 'src/tools', 'src/cli/launch-check'],
];

/** Folders whose files never run in the site or by the owner's hand, and may use one another. */
const outside = /^src\/(?:build|tools|cli\/launch-check)\//;

/** The rank of a file, and the folder of that rank in which it stands. */
function placeOf(path: string): { rank: number; folder: string } | undefined {
  const places = ranks.flatMap((folders, rank) => folders.map((folder) => ({ rank, folder })));
  return places.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

const files = sourceFiles(['data', 'views', 'src'], /\.tsx?$/);

/** Each import, at a file's head or when it is needed, types included. */
const imports = files.flatMap(({ path: from, text }) => {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+\.tsx?)'/g);
  return [...found].map(([, named = '']) => ({ from, to: normalize(join(dirname(from), named)) }));
});

function listed(wrong: typeof imports): string[] {
  return wrong.map(({ from, to }) => `${from} imports ${to}`);
}

test('every file stands in a folder that has a rank, and every folder of a rank has files', () => {
  expect(files.map(({ path }) => path).filter((path) => !placeOf(path))).toEqual([]);
  const used = new Set(files.map(({ path }) => placeOf(path)?.folder));
  expect(ranks.flat().filter((folder) => !used.has(folder))).toEqual([]);
});

test('a file imports from its own folder and from lower ranks alone, types included', () => {
  expect(imports.length).toBeGreaterThan(1000);
  const upward = imports.filter(({ from, to }) => {
    const [above, below] = [placeOf(from), placeOf(to)];
    return above && below && above.folder !== below.folder && below.rank >= above.rank;
  });
  expect(listed(upward.filter(({ from }) => !outside.test(from)))).toEqual([]);
});

test('nothing that runs imports what builds and measures', () => {
  expect(listed(imports.filter(({ from, to }) => !outside.test(from) && outside.test(to)))).toEqual([]);
});

test('what builds imports nothing that measures, and a tool nothing of another', () => {
  // Two rooms that several tools share, and the style guide that development shows.
  const shared = /^src\/tools\/(?:browser|measurement|styleguide)\//;
  const roomOf = (path: string) => /^src\/tools\/[^/]+\//.exec(path)?.[0];
  const tools = imports.filter(({ to }) => roomOf(to));
  expect(listed(tools.filter(({ from }) => from.startsWith('src/build/')))).toEqual([]);
  const others = tools.filter(({ from, to }) => roomOf(from) !== roomOf(to) && !shared.test(to));
  expect(listed(others)).toEqual([]);
});
