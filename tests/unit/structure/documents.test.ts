import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../src/build/paths.ts';
import { environmentSchema } from '../../../src/config/config.ts';

const read = (path: string): string => readFileSync(root + path, 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const readme = read('README.md');
const exampleEnvironment = read('.env.example');
const variables = Object.keys(environmentSchema.shape);
const defaults = Object.entries(environmentSchema.parse({})).filter(([, value]) => value !== undefined);

interface TableRow {
  names: string[];
  /** One for each name, or one for all of them. */
  values: string[];
}

/** Rows of the README's table of variables. */
function configurationRows(): TableRow[] {
  const [, section = ''] = readme.split('\n## Configuration\n');
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .map((line) => {
      const [, names = '', values = ''] = line.split('|');
      return { names: matches(names, /`([A-Z_]+)`/g), values: values.split(', ').map(withoutTicks) };
    });
}

function withoutTicks(text: string): string {
  return text.trim().replaceAll('`', '');
}

test('every variable has a row in the README, with its default', () => {
  const rows = configurationRows();
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(variables.toSorted());
  const said = new Map(
    rows.flatMap(({ names, values }) => names.map((name, index) => [name, values[index] ?? values[0]])),
  );
  for (const [name, value] of defaults) expect([name, said.get(name)]).toEqual([name, String(value)]);
});

test('every variable is in .env.example, with its default, and no other but those of compose.yaml', () => {
  const lines = new Map(
    [...exampleEnvironment.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const ofCompose = [
    ...matches(read('compose.yaml'), /\$\{([A-Z_]+)/g),
    // Read by Compose itself.
    'COMPOSE_PROFILES',
  ];
  expect([...lines.keys()].sort()).toEqual([...new Set([...variables, ...ofCompose])].sort());
  for (const [name, value] of defaults) expect([name, lines.get(name)]).toEqual([name, String(value)]);
});

const folders =
  /^(?:\.ci|src|views|data|tests|docs|static)\/|^(?:compose\.yaml|Caddyfile|Dockerfile|build\.mjs)$/;

test('every file that a document names is there', () => {
  const names = new Set(
    globSync('{src,views,data,tests}/**/*.*', { cwd: root }).map((path) => basename(path)),
  );
  const missing: string[] = [];
  for (const document of ['README.md', ...globSync('docs/**/*.md', { cwd: root })]) {
    for (const named of matches(read(document), /`([^`\s]+)`/g)) {
      if (folders.test(named) && !isThere(named)) missing.push(`${document}: ${named}`);
      // A test may be named without its folder once the folder has been named.
      if (/^[\w-]+\.test\.tsx?$/.test(named) && !names.has(named)) missing.push(`${document}: ${named}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every place on the maps of the README is there', () => {
  const [, section = ''] = readme.split('\n## Where things are\n');
  const [maps = ''] = section.split('\n## ');
  const places = maps.match(/[\w.-]+(?:\/[\w./-]*|\.m?ts)/g) ?? [];
  expect(places.length).toBeGreaterThan(30);
  const folders = ['', 'src/', 'tests/'];
  expect(places.filter((place) => !folders.some((folder) => isThere(folder + place)))).toEqual([]);
});

function isThere(path: string): boolean {
  if (path.includes('<')) return true;
  return /[*{]/.test(path) ? globSync(path, { cwd: root }).length > 0 : existsSync(root + path);
}
