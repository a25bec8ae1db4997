import { expect, test } from 'vitest';
import { replyWithinHours } from '../../../data/business.ts';
import { defaultRetentionMonths, withdrawnKeptDays } from '../../../data/consent.ts';
import { grits } from '../../../data/scopes.ts';
import { sourceFiles } from '../../harness/source-files.ts';

// What a record holds is taken from it, `${…}`, and is not typed again. Money is held by house-rules.test.ts.

interface Written {
  path: string;
  words: string;
  /** What one service says of one stone: a fact of that line alone. */
  isNote: boolean;
}

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const literal = /(note:\s*)?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/;

const written: readonly Written[] = sourceFiles(['data'], /\.ts$/).flatMap(({ path, text }) =>
  [...text.matchAll(new RegExp(`${comment.source}|${literal.source}`, 'g'))].flatMap(([, note, words]) =>
    words ? [{ path, words: words.replaceAll(/\$\{[^}]*\}/g, '…'), isNote: note !== undefined }] : [],
  ),
);

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = { fifteen: 15, twenty: 20, thirty: 30, forty: 40 };
const number = `(?:\\d+|half an|${[...numbers, ...Object.keys(tens)].join('|')})`;
const time = new RegExp(
  `\\b${number}(?:(?:–| to | or )${number})?[ -](?:second|minute|hour|day|night|week|month|year)`,
  'gi',
);

/** Such as `10 minute` of `Ten minutes`. */
function plain(figure: string): string {
  const digits = (word: string): string =>
    String(tens[word as keyof typeof tens] ?? (numbers.includes(word) ? numbers.indexOf(word) + 1 : word));
  return figure
    .toLowerCase()
    .replaceAll(/ (?:to|or) /g, '–')
    .replace('-', ' ')
    .replaceAll(/[a-z]+/g, digits);
}

const figures = written.flatMap(({ path, words }) =>
  [...words.matchAll(time)].map(([figure]) => ({ path, words, figure: plain(figure) })),
);

/** The same figure of another fact. */
const coincidences: readonly string[] = [
  'send them in ten minutes',
  'a paste of baking soda for ten minutes',
  'under a cup for five minutes',
  '10 minutes',
  'In the last 24 hours',
  // Of gloss, and no grit.
  'Black glass is set at about 100',
];

function isCoincidence(words: string): boolean {
  return coincidences.some((phrase) => words.includes(phrase));
}

test('no figure of time is typed in two files of data/, nor where a record has it', () => {
  const records = [`${replyWithinHours} hour`, `${defaultRetentionMonths} month`, `${withdrawnKeptDays} day`];
  const filesWith = (figure: string): number =>
    new Set(figures.filter((other) => other.figure === figure).map(({ path }) => path)).size;
  const again = figures.filter(
    ({ path, words, figure }) =>
      path !== 'data/figures.ts' &&
      (records.includes(figure) || filesWith(figure) > 1) &&
      !isCoincidence(words),
  );
  expect(again.map(({ path, words, figure }) => `${path}: ${figure} in ${words}`)).toEqual([]);
});

test('every coincidence is there, once', () => {
  for (const phrase of coincidences)
    expect(
      written.filter(({ words }) => words.includes(phrase)),
      phrase,
    ).toHaveLength(1);
});

test('no grit is typed in running text: it is that of a scope, of a record, or the note of one stone', () => {
  const unit = '(?! ?(?:sq|kg|km|mm|m|cm|ft|rpm|gaj|units)\\b)';
  const grit = new RegExp(`(?<![\\w₹.,-])(?:${grits.join('|')})(?![\\w%+]|[,-]\\w|–\\d+ mm)${unit}`);
  const typed = written.filter(
    ({ path, words, isNote }) =>
      !isNote && grit.test(words) && !/^data\/(?:scopes|figures)\.ts$/.test(path) && !isCoincidence(words),
  );
  expect(typed.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
});
