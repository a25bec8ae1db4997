import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What runs, from the lowest to the highest; a folder imports from lower ones and from itself, types included. */
const ranks: readonly (readonly string[])[] = [
  ['data'],
  ['views'],
  ['src/config', 'src/base'],
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
];

/** Programs of their own: what the owner types stands above what runs, what builds and measures above both. */
const programs: readonly (readonly string[])[] = [
  ['src/cli/backups.ts', 'src/cli/enquiries'],
  // The check before a launch looks at what the build was given.
  ['src/build', 'src/tools', 'src/cli/launch-check'],
];

/** Folders whose files never run in the site or by the owner's hand, and may use one another. */
const outside = /^src\/(?:build|tools|cli\/launch-check)\//;

const order = [...ranks, ...programs];

/** The rank of a file, and the folder of that rank in which it stands. */
function placeOf(path: string): { rank: number; folder: string } | undefined {
  const places = order.flatMap((folders, rank) => folders.map((folder) => ({ rank, folder })));
  return places.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

interface Import {
  from: string;
  to: string;
}

function imports(): Import[] {
  return globSync('{data,views,src}/**/*.{ts,tsx}', { cwd: root }).flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    const found = text.matchAll(/^(?:import|export)\b[^;]*?'(\.[^']+)';|\bimport\('(\.[^']+)'\)/gms);
    return [...found].map(([, named, called]) => ({
      from,
      to: normalize(join(dirname(from), named ?? called ?? '')),
    }));
  });
}

const all = imports();

test('every file stands in a folder that has a rank', () => {
  const files = [...new Set(all.flatMap(({ from, to }) => [from, to]))];
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !placeOf(file))).toEqual([]);
});

test('a file imports from its own folder and from lower ranks alone, types included', () => {
  const upward = all.filter(({ from, to }) => {
    const [above, below] = [placeOf(from), placeOf(to)];
    return above && below && above.folder !== below.folder && below.rank >= above.rank;
  });
  const wrong = upward.filter(({ from }) => !outside.test(from));
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('nothing that runs imports what builds and measures', () => {
  const wrong = all.filter(({ from, to }) => !outside.test(from) && outside.test(to));
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});
