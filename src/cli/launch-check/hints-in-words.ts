import { replyWithinHours } from '../../../data/business.ts';
import { defaultRetentionMonths, withdrawnKeptDays } from '../../../data/consent.ts';
import type { Finding } from './mistakes.ts';
import type { WrittenWords } from './written-words.ts';

/** How many there are of what the site counts in words. */
export interface Counts {
  areas: number;
  questions: number;
  galleryTiles: number;
  glossaryTerms: number;
}

/** What is typed in `data/` and may come to be untrue: counts, figures, money, promises; and straight quotation marks. */
export function hintsInWords(written: readonly WrittenWords[], counts: Counts): Finding[] {
  return [
    ...countHints(written, counts),
    ...timeHints(written),
    ...moneyHints(written),
    ...promiseHints(written),
    ...quotationHints(written),
  ];
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = { fifteen: 15, twenty: 20, thirty: 30, forty: 40 };
const number = `(?:\\d+|half an|${[...numbers, ...Object.keys(tens)].join('|')})`;

function digitsOf(word: string): string {
  return String(
    tens[word as keyof typeof tens] ?? (numbers.includes(word) ? numbers.indexOf(word) + 1 : word),
  );
}

/** Where each is counted, and how. */
const counted: Readonly<Record<keyof Counts, { files: RegExp; says: RegExp }>> = {
  areas: {
    files: /./,
    says: new RegExp(
      `\\b(${number}) (?:areas of the city|parts of (?:the city|Hyderabad))|\\b(?:the|all) (${number}) areas`,
      'i',
    ),
  },
  questions: {
    files: /(?:pages\/faq|share-cards)\.ts$/,
    says: new RegExp(`(?<!up to )\\b(${number}) (?:straight )?(?:answers|questions)\\b`, 'i'),
  },
  galleryTiles: {
    files: /(?:pages\/gallery|pages\/service-detail|share-cards)\.ts$/,
    says: new RegExp(`\\b(${number}) (?:granites|polished stones|in the gallery)`, 'i'),
  },
  glossaryTerms: {
    files: /pages\/glossary\.ts$/,
    says: new RegExp(`\\b(${number}) words\\b`, 'i'),
  },
};

function countHints(written: readonly WrittenWords[], counts: Counts): Finding[] {
  return (Object.keys(counted) as (keyof Counts)[]).flatMap((kind) => {
    const { files, says } = counted[kind];
    return written.flatMap(({ path, words }) => {
      const [said, ...typed] = says.exec(words) ?? [];
      const value = digitsOf((typed.find(Boolean) ?? '').toLowerCase());
      const isRight = !said || !files.test(path) || value === String(counts[kind]);
      return isRight
        ? []
        : [{ what: `“${said}”, and there are ${counts[kind]}`, where: `${path}: ${excerpt(words)}` }];
    });
  });
}

const time = new RegExp(
  `\\b${number}(?:(?:–| to | or )${number})?[ -](?:second|minute|hour|day|night|week|month|year)`,
  'gi',
);

/** The same figure of another fact. */
const coincidences: readonly string[] = [
  'send them in ten minutes',
  'a paste of baking soda for ten minutes',
  'under a cup for five minutes',
  '10 minutes',
  'In the last 24 hours',
];

/** A customer's words are a customer's. */
function isOurs({ path }: WrittenWords): boolean {
  return path !== 'data/testimonials.ts' && path !== 'data/jobs.ts';
}

/** Such as `10 minute` of `Ten minutes`. */
function plain(figure: string): string {
  return figure
    .toLowerCase()
    .replaceAll(/ (?:to|or) /g, '–')
    .replace('-', ' ')
    .replaceAll(/[a-z]+/g, digitsOf);
}

/** A figure of time that is typed in two files, or again where a record has it. */
function timeHints(written: readonly WrittenWords[]): Finding[] {
  const records = [`${replyWithinHours} hour`, `${defaultRetentionMonths} month`, `${withdrawnKeptDays} day`];
  const typed = written
    .filter(isOurs)
    .flatMap(({ path, words }) =>
      [...words.matchAll(time)].map(([said]) => ({ path, words, said, figure: plain(said) })),
    );
  const filesWith = (figure: string): number =>
    new Set(typed.filter((other) => other.figure === figure).map(({ path }) => path)).size;
  return typed
    .filter(
      ({ path, words, figure }) =>
        path !== 'data/figures.ts' &&
        (records.includes(figure) || filesWith(figure) > 1) &&
        !coincidences.some((phrase) => words.includes(phrase)),
    )
    .map(({ path, words, said }) => ({
      what: `“${said}” is said in another place too: do both mean the same, they have to be changed together`,
      where: `${path}: ${excerpt(words)}`,
    }));
}

const money = /(?:₹|Rs\.?|INR)\s?\d[\d,]*|\b\d+ (?:rupees|(?:per|a) (?:sq ft|square foot))/;

function moneyHints(written: readonly WrittenWords[]): Finding[] {
  return written
    .filter((each) => isOurs(each) && money.test(each.words))
    .map(({ path, words }) => ({
      what: `“${money.exec(words)?.[0]}” is typed in a sentence: it stays when data/prices.ts or data/settings.ts changes`,
      where: `${path}: ${excerpt(words)}`,
    }));
}

/** Words that say something of people, instruments or past work. */
const promises = new RegExp(
  [
    /\b(?:trained|certified|award|experts?|experienced|skilled|specialists?)\b/,
    /\b\d+\+ /,
    /\b(?:most|many|all) (?:of our )?(?:customers|clients|people|families)\b/,
    /\b(?:written|done) by (?:people|polishers)\b/,
    /\bpeople who polish\b/,
    /\b(?:asked for most|most often asked|we are asked|people ask)\b/,
    /\bwe have (?:polished|done|finished|ground)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

function promiseHints(written: readonly WrittenWords[]): Finding[] {
  return written
    .filter((each) => isOurs(each) && each.path !== 'data/claims.ts' && !isSearched(each))
    .filter(({ words }) => promises.test(words))
    .map(({ path, words }) => ({
      what: `“${promises.exec(words)?.[0].trim()}” is a claim that CLAIMS=proved does not leave out: have its proof at hand`,
      where: `${path}: ${excerpt(words)}`,
    }));
}

/** A word for search engines, which no visitor reads: nothing but small letters. */
function isSearched({ words }: WrittenWords): boolean {
  return /^[a-z]+(?: [a-z]+)*$/.test(words);
}

const straightApostrophe = /\p{L}'\p{L}/u;
/** From before the first letter of a word to behind the last of one. */
const straightQuotation = /(?<=^|\s)["'](?=\p{L}).*\p{L}["']/u;

function quotationHints(written: readonly WrittenWords[]): Finding[] {
  return written
    .filter(({ words }) => straightApostrophe.test(words) || straightQuotation.test(words))
    .map(({ path, words }) => ({
      what: 'A straight quotation mark or apostrophe, where the site has ’ and “ ”',
      where: `${path}: ${excerpt(words)}`,
    }));
}

function excerpt(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}
