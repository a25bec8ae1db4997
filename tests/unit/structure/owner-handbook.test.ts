import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../../src/build/paths.ts';
import { type Edit, type SiteCopy, siteCopy } from '../../harness/site-copy.ts';

const handbook = readFileSync(`${root}docs/owner.md`, 'utf8');
const [recipes = '', mistakes = ''] = handbook.split('## When something is wrong');

/** On which the handbook is read. */
const today = '2026-11-23';

interface Promise {
  place: string;
  isProved: boolean;
  words: string;
}

function editsIn(text: string): Edit[] {
  return [...text.matchAll(/```diff (\S+)\n([\s\S]*?)```/g)].map(([, file = '', body = '']) => {
    const lines = body.trimEnd().split('\n');
    const marked = (mark: string): string[] =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim());
    return { file, find: marked('-'), write: marked('+') };
  });
}

/** `place` says “words”. */
function promisesIn(text: string): Promise[] {
  const said = /(with `CLAIMS=proved` )?`([^`]+)` says “([^”]+)”/g;
  return [...text.matchAll(said)].map(([, proved, place = '', words = '']) => ({
    place,
    isProved: proved !== undefined,
    words: words.replaceAll(/\s+/g, ' '),
  }));
}

test('every recipe of the handbook changes a copy of the site as it says', async () => {
  const edits = editsIn(recipes);
  const promises = promisesIn(recipes);
  expect(promises.length).toBeGreaterThanOrEqual(edits.length - 2);
  const copy = await siteCopy(edits);
  const places = promises.map(({ place }) => place);
  const all = copy.renderedPages({}, {}, places);
  const proved = copy.renderedPages({}, { claims: 'proved' }, places);
  for (const { place, isProved, words } of promises)
    expect((isProved ? proved : all).texts.get(place), place).toContain(words);
  expect(copy.listMistakes(sizesOf(copy), today)).toEqual([]);
});

test('each mistake of the handbook is answered in its words', async () => {
  const promises = promisesIn(mistakes).filter(({ place }) => place === 'npm run launch-check');
  expect(promises.length).toBeGreaterThanOrEqual(editsIn(mistakes).length);
  const copy = await siteCopy(editsIn(mistakes));
  const whats = [
    ...copy.listMistakes([...sizesOf(copy), { key: 'gallery-02', width: 640 }], today),
    ...copy.listStandIns({ sampleValues: [] }, []),
  ].map(({ what }) => what);
  for (const { words } of promises)
    expect(
      whats.some((what) => what.includes(words)),
      words,
    ).toBe(true);
});

test('the commands of the handbook exist', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: object };
  for (const [, name = ''] of handbook.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(name);
  const commands = readFileSync(`${root}src/cli/enquiries/run-command.ts`, 'utf8');
  for (const [, name = ''] of handbook.matchAll(/enquiries\.js (\w+)/g)) expect(commands).toContain(name);
});

function sizesOf({ pictureAlts }: SiteCopy): { key: string; width: number }[] {
  return Object.keys(pictureAlts).map((key) => ({ key, width: 1600 }));
}
