import { expect, test } from 'vitest';
import { areas } from '../../../../data/areas.ts';
import { articles } from '../../../../data/articles/articles.ts';
import { guides } from '../../../../data/guides/guides.ts';
import { localities } from '../../../../data/localities.ts';
import { prices } from '../../../../data/prices.ts';
import { scopes } from '../../../../data/scopes.ts';
import { serviceContents } from '../../../../data/services/contents.ts';
import { type LookedAt, listHints } from '../../../../src/cli/launch-check/hints.ts';

const nothing: LookedAt = {
  services: [],
  articles: [],
  guides: [],
  areas: [],
  localities,
  prices,
  scopes,
};

const kota = serviceContents['kota-stone-polishing'];
const [first] = kota.process;
const [article] = articles;
const [guide] = guides;
const [area] = areas;
if (!first || !article || !guide || !area) throw new Error('data/ has nothing to look at');

const good: typeof kota = {
  ...kota,
  process: kota.process.map((step) => ({ ...step, text: 'x'.repeat(120) })),
  comparisonHeading: 'The blue was there',
  stonesHeading: 'Our stones',
  stonesLede: '',
};
const paragraphs = (words: number) => [{ kind: 'paragraph' as const, text: 'word '.repeat(words) }];
const longArea: typeof area = {
  ...area,
  slug: 'alwal',
  name: 'Alwal',
  housing: 'Flats',
  stone: ['Granite', ' on stairs'],
  travel: 'By road.',
  description: `${'word '.repeat(150)}.`,
};
const pin = { name: 'Alwal', areas: ['alwal'], pins: ['500010'] };

test('what is like the rest gets no hint', () => {
  const hints = listHints({
    ...nothing,
    services: [good],
    articles: [{ ...article, body: paragraphs(800) }],
    guides: [{ ...guide, title: 'Stairs in Hyderabad', body: paragraphs(600), questions: [] }],
    areas: [longArea],
    localities: [pin],
    prices: { ...prices, 'marble-polishing': { basic: 1, premium: 2, luxury: 3 } },
    scopes: Object.fromEntries(
      Object.keys(scopes).map((slug) => [slug, { basic: zero, premium: zero, luxury: zero }]),
    ) as unknown as LookedAt['scopes'],
  });
  expect(hints).toEqual([]);
});

const zero = { levelMm: 0 };

test.each<[Partial<LookedAt>, string]>([
  [
    { services: [{ ...good, process: [{ ...first, title: 'Polishing', text: 'Finer pads.' }] }] },
    'The step “Polishing” of kota-stone-polishing has 11 characters; the five stand side by side, with 100 to 134 each',
  ],
  [
    { services: [{ ...good, comparisonHeading: 'Before and after all our work' }] },
    'The heading “Before and after all our work” takes more than two lines of 14 characters beside its pictures',
  ],
  [
    { services: [{ ...good, stonesHeading: 'Ten limestones', stones: good.stones.slice(0, 1) }] },
    'kota-stone-polishing says ten stones, and shows 1',
  ],
  [
    { articles: [{ ...article, slug: 'marble-maintenance-tips', body: paragraphs(300) }] },
    'The article marble-maintenance-tips has 300 words; the others have 700 to 1000',
  ],
  [
    { guides: [{ ...guide, slug: 'newly-laid-floors', title: 'New floors', body: paragraphs(600) }] },
    'The title of the guide newly-laid-floors does not name the city that people search with',
  ],
  [
    { areas: [{ ...longArea, description: 'Flats.' }], localities: [pin] },
    'Alwal has 7 words of its own; the other areas have 150',
  ],
  [{ areas: [longArea], localities: [] }, 'Who types the PIN code of Alwal is not told that you come there'],
  [
    {
      prices: {
        ...prices,
        'marble-polishing': { basic: 25, premium: 90, luxury: 95 },
        'katni-marble-polishing': { basic: 25, premium: 40, luxury: 60 },
      },
      scopes: {
        ...scopes,
        'marble-polishing': { basic: zero, premium: { levelMm: 1 }, luxury: { levelMm: 2 } },
        'katni-marble-polishing': { basic: zero, premium: { levelMm: 1 }, luxury: { levelMm: 2 } },
      },
    },
    'katni-marble-polishing in luxury costs less than marble-polishing in premium and levels more: the same floor is cheaper under another name',
  ],
])('hint %#', (change, hint) => {
  expect(listHints({ ...nothing, ...change }).map(({ what }) => what)).toContain(hint);
});
