import { parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import { type Claim, claimList, claims } from '../../../data/claims.ts';
import { sampleTestimonialNote, testimonials } from '../../../data/testimonials.ts';
import { routes } from '../../../views/routes/route-table.ts';
import { type RenderedPages, renderedPages } from '../../harness/rendered-pages.ts';

afterEach(() => {
  vi.doUnmock('../../../data/claims.ts');
  vi.resetModules();
});

const proved = renderedPages({}, { claims: 'proved' });
const unproved = claimList.filter(({ evidence }) => evidence === null);

/** Everything that programs and people read, in one text a page. */
function wordsOf({ texts, graphs }: RenderedPages): Map<string, string> {
  return new Map([...texts].map(([path, text]) => [path, `${text} ${graphs.get(path) ?? ''}`]));
}

function wordsOfClaim({ statement, figure, label }: Claim): string[] {
  return [statement, ...[figure, label].filter((word) => word !== undefined)];
}

test('with CLAIMS=proved no page and no structured data has a word of a claim without evidence', () => {
  expect(unproved).not.toEqual([]);
  for (const [path, words] of wordsOf(proved)) {
    for (const word of unproved.flatMap(wordsOfClaim)) expect(words, path).not.toContain(word);
  }
});

test('with CLAIMS=proved no sample testimonial is left, nor the note about them, nor stars', () => {
  for (const [path, words] of wordsOf(proved)) {
    for (const { text, author } of testimonials.filter(({ sample }) => sample)) {
      expect(words, path).not.toContain(text.slice(0, 40));
      expect(words, path).not.toContain(author);
    }
    expect(words, path).not.toContain(sampleTestimonialNote);
    expect(proved.documents.get(path) ?? '', path).not.toContain('5 out of 5');
  }
});

test('without it every claim and testimonial is shown, the samples with their mark', () => {
  const everything = [...renderedPages().texts.values()].join(' ');
  for (const claim of claimList) {
    expect(
      wordsOfClaim(claim).some((word) => everything.includes(word)),
      claim.id,
    ).toBe(true);
  }
  for (const { author } of testimonials) expect(everything).toContain(author);
  expect(everything).toContain(sampleTestimonialNote);
});

test('what is left out leaves no empty section, list or heading behind', () => {
  for (const { path, proved: content } of routes) {
    if (!content) continue;
    const main = parse(proved.documents.get(path) ?? '').querySelector('main');
    for (const part of main?.querySelectorAll('section, ul, ol, dl, figure, p, h1, h2, h3') ?? []) {
      const hasPicture = part.querySelector('img, svg, input') !== null;
      expect(hasPicture || part.text.trim() !== '', `${path}: ${part.toString().slice(0, 80)}`).toBe(true);
    }
    for (const section of main?.querySelectorAll('section') ?? []) {
      const headings = section.querySelectorAll('h1, h2, h3').map(({ text }) => text);
      const rest = headings.reduce((text, heading) => text.replace(heading, ''), section.text).trim();
      expect(rest, `${path}: ${headings[0]}`).not.toBe('');
    }
  }
});

test('a claim with evidence is said in both', async () => {
  vi.resetModules();
  const evidence = 'The folder of signed jobs';
  vi.doMock('../../../data/claims.ts', async (original) => {
    const module = await original<typeof import('../../../data/claims.ts')>();
    const given = Object.fromEntries(
      Object.entries(claims).map(([id, claim]) => [id, { ...claim, evidence }]),
    );
    return { ...module, claims: given, claimList: Object.values(given) };
  });
  const fresh = await import('../../harness/rendered-pages.ts');
  const [all, shown] = [fresh.renderedPages(), fresh.renderedPages({}, { claims: 'proved' })];
  for (const path of ['/about', '/pricing']) expect(shown.texts.get(path)).toBe(all.texts.get(path));
  expect(shown.texts.get('/')).toContain(claims.customers.figure);
});

/** Words that say something of people, instruments or past work. */
const promises = [
  /\b(?:trained|certified|award|experts?|experienced|skilled|specialists?)\b/i,
  /\b\d+\+ /,
  /\b(?:most|many|all) (?:of our )?(?:customers|clients|people|families)\b/i,
  /\b(?:written|done) by (?:people|polishers)\b/i,
  /\bpeople who polish\b/i,
  /\b(?:asked for most|most often asked|we are asked|people ask)\b/i,
  /\bwe have (?:polished|done|finished|ground)\b/i,
];

test('no other sentence of the site promises a fact about people, instruments or past work', () => {
  const found = [...wordsOf(proved)].flatMap(([path, words]) =>
    promises.flatMap((promise) => {
      const [said] = promise.exec(words) ?? [];
      return said ? [`${path}: ${said}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
