import { expect, test } from 'vitest';
import { replyWithinHours } from '../../../../data/business.ts';
import { hintsInWords } from '../../../../src/cli/launch-check/hints-in-words.ts';
import { wordsIn } from '../../../../src/cli/launch-check/written-words.ts';

const counts = { areas: 12, questions: 10, galleryTiles: 12, glossaryTerms: 20 };

function hintsOf(files: Readonly<Record<string, string>>): string[] {
  const written = Object.entries(files).flatMap(([path, source]) => wordsIn(path, source));
  return hintsInWords(written, counts).map(({ what, where }) => `${what} | ${where}`);
}

test('a count in words that is no longer right is named with its place', () => {
  expect(
    hintsOf({
      'data/faqs.ts': `'twelve areas of the city'; 'in all eleven areas';`,
      'data/pages/faq.ts': `'Eleven answers, each one as we would give it.'; 'Ten straight answers';`,
      'data/pages/gallery.ts': `'Thirteen granites'; 'twelve granites'; 'All nine in the gallery'`,
      'data/pages/glossary.ts': `'Twenty words to read a quote by'`,
      'data/share-cards.ts': `'Up to five questions about your floor'`,
      'data/articles/one.ts': `'Two granites and five questions'`,
    }),
  ).toEqual([
    '“all eleven areas”, and there are 12 | data/faqs.ts: in all eleven areas',
    '“Eleven answers”, and there are 10 | data/pages/faq.ts: Eleven answers, each one as we would give it.',
    '“nine in the gallery”, and there are 12 | data/pages/gallery.ts: All nine in the gallery',
  ]);
});

test('a figure of time in two files, or beside its record, is named; a fact of its own is not', () => {
  const hints = hintsOf({
    'data/figures.ts': `export const workDays = { room: '1–2 days' }`,
    'data/faqs.ts': `'It takes 1 to 2 days.'; 'The quote comes in nine days.'; // in 1–2 days`,
    'data/pages/terms.ts': `'Within nine days.'; 'Within 11 months.'; 'In ${replyWithinHours} hours.'`,
    'data/testimonials.ts': `'It took nine days.'`,
  });
  expect(hints.map((hint) => /“(.*?)”.*\| (.*?):/.exec(hint)?.slice(1).join(' '))).toEqual([
    '1 to 2 day data/faqs.ts',
    'nine day data/faqs.ts',
    'nine day data/pages/terms.ts',
    `${replyWithinHours} hour data/pages/terms.ts`,
  ]);
});

test('an amount in a sentence is named; that of a customer is not', () => {
  const hints = hintsOf({
    'data/faqs.ts': `\`From \${price}\`; '400 sq ft'; 'It costs ₹500.'`,
    'data/services/one.ts': "'Rs. 300 a visit'",
    'data/testimonials.ts': "'They asked for ₹12,000.'",
  });
  expect(hints).toHaveLength(2);
  expect(hints[0]).toMatch(/^“₹500” is typed .* \| data\/faqs\.ts/);
  expect(hints[1]).toMatch(/^“Rs\. 300” is typed .* \| data\/services\/one\.ts/);
});

test.each([
  'Our trained team looks first.',
  'Most of our customers come back.',
  'We have polished many floors.',
  '10+ years of it.',
])('“%s” is named as a claim, and is none in data/claims.ts or of a customer', (words) => {
  expect(hintsOf({ 'data/pages/about.ts': `'${words}'` })).toEqual([
    expect.stringContaining('is a claim that CLAIMS=proved does not leave out'),
  ]);
  expect(hintsOf({ 'data/claims.ts': `'${words}'`, 'data/testimonials.ts': `'${words}'` })).toEqual([]);
});

test('what people search for is no claim', () => {
  expect(hintsOf({ 'data/pages/about.ts': `'marble polishing experts'` })).toEqual([]);
});

test('a straight apostrophe or quotation mark is named', () => {
  expect(
    hintsOf({
      'data/faqs.ts': `"We'll work room by room."; 'It\\'s done.'; 'A "mirror" polish'; 'ours’ and “his”'`,
    }),
  ).toHaveLength(3);
});
