import { parse } from 'node-html-parser';
import { afterAll, expect, test, vi } from 'vitest';
import { type Claim, claims } from '../../../data/claims.ts';
import type { Testimonial } from '../../../data/testimonials.ts';
import { sampleTestimonialMark, sampleTestimonialNote } from '../../../data/voices.ts';
import { routes } from '../../../views/routes/route-table.ts';
import type { RenderedPages, renderedPages } from '../../harness/rendered-pages.ts';

const claimModule = '../../../data/claims.ts';
const testimonialModule = '../../../data/testimonials.ts';

afterAll(() => {
  vi.doUnmock(claimModule);
  vi.doUnmock(testimonialModule);
  vi.resetModules();
});

const lakshmi = voice('The lane from the door to the kitchen is gone.', 'Lakshmi R.');
const imran = voice('They washed the third room and did not charge for honing it.', 'Imran K.');

function voice(text: string, author: string): Testimonial {
  return { text, author, area: 'Alwal', fiveStars: true, sample: true };
}

/** The site with this evidence for each of its claims, and these testimonials. */
async function siteWith(
  evidence: string | null,
  testimonials: readonly Testimonial[],
): Promise<{ claimList: readonly Claim[]; renderedPages: typeof renderedPages }> {
  vi.resetModules();
  const given = Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, { ...claim, evidence }]));
  const claimList = Object.values(given);
  vi.doMock(claimModule, async (original) => ({
    ...(await original<typeof import('../../../data/claims.ts')>()),
    claims: given,
    claimList,
  }));
  vi.doMock(testimonialModule, async (original) => ({
    ...(await original<typeof import('../../../data/testimonials.ts')>()),
    testimonials,
  }));
  return { claimList, renderedPages: (await import('../../harness/rendered-pages.ts')).renderedPages };
}

const unproved = await siteWith(null, [lakshmi, imran]);
const proved = unproved.renderedPages({}, { claims: 'proved' });

/** Everything that programs and people read, in one text a page. */
function wordsOf({ texts, graphs }: RenderedPages): Map<string, string> {
  return new Map([...texts].map(([path, text]) => [path, `${text} ${graphs.get(path) ?? ''}`]));
}

function wordsOfClaim({ statement, figure, label }: Claim): string[] {
  return [statement, ...[figure, label].filter((word) => word !== undefined)];
}

test('with CLAIMS=proved no page and no structured data has a word of a claim without evidence', () => {
  // That messages are accepted at any hour is what the forms do.
  const words = unproved.claimList.filter(({ id }) => id !== 'messages').flatMap(wordsOfClaim);
  for (const [path, said] of wordsOf(proved)) {
    for (const word of words) expect(said, path).not.toContain(word);
  }
});

test('with CLAIMS=proved no sample testimonial is left, nor the note about them, nor stars', () => {
  for (const [path, words] of wordsOf(proved)) {
    for (const { text, author } of [lakshmi, imran]) {
      expect(words, path).not.toContain(text);
      expect(words, path).not.toContain(author);
    }
    expect(words, path).not.toContain(sampleTestimonialNote);
    expect(proved.documents.get(path) ?? '', path).not.toContain('5 out of 5');
  }
});

test('without it every claim and testimonial is shown, the samples with their mark', () => {
  const everything = [...unproved.renderedPages().texts.values()].join(' ');
  for (const claim of unproved.claimList) {
    expect(
      wordsOfClaim(claim).some((word) => everything.includes(word)),
      claim.id,
    ).toBe(true);
  }
  for (const { author } of [lakshmi, imran]) expect(everything).toContain(author);
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

test('a sample that stands among reviews is marked by itself, and they are not', async () => {
  const said = { ...imran, sample: false };
  const { renderedPages } = await siteWith(null, [lakshmi, said]);
  const [all, shown] = [renderedPages(), renderedPages({}, { claims: 'proved' })];
  for (const path of ['/', '/gallery']) {
    expect(all.texts.get(path)).toContain(`Lakshmi R., Alwal, ${sampleTestimonialMark}`);
    expect(all.texts.get(path)?.split(sampleTestimonialMark)).toHaveLength(2);
    expect(all.texts.get(path)).not.toContain(sampleTestimonialNote);
    expect(shown.texts.get(path)).toContain('Imran K., Alwal');
    expect(shown.texts.get(path)).not.toContain('Lakshmi');
  }
});

test('a claim with evidence is said in both', async () => {
  const { renderedPages } = await siteWith('The folder of signed jobs', [{ ...lakshmi, sample: false }]);
  const [all, shown] = [renderedPages(), renderedPages({}, { claims: 'proved' })];
  for (const path of ['/about', '/pricing']) expect(shown.texts.get(path)).toBe(all.texts.get(path));
  expect(shown.texts.get('/')).toContain(claims.customers.figure);
});
