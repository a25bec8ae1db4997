import { expect, test } from 'vitest';
import { createTermLinker } from '../../../views/routes/link-terms.ts';
import { routes } from '../../../views/routes/route-table.ts';

test('the first use of a word of the trade leads to the glossary, a later one does not', () => {
  const link = createTermLinker(2);
  expect(link('Grind the lippage first.')).toEqual([
    'Grind the ',
    { text: 'lippage', to: '/glossary#lippage' },
    ' (the step between two tiles) first.',
  ]);
  expect(link('Lippage again.')).toBe('Lippage again.');
});

test('no more words are linked than asked for, and links stay', () => {
  const link = createTermLinker(1);
  const linked = { text: 'a poultice', to: '/care' } as const;
  expect(link([linked, ' or tin oxide, then a penetrating sealer'])).toEqual([
    linked,
    ' or ',
    { text: 'tin oxide', to: '/glossary#tin-oxide' },
    ', then a penetrating sealer',
  ]);
});

test('service pages and articles explain words of the trade, and none twice', () => {
  const pages = routes.filter(({ page }) => page === 'service' || page === 'article');
  expect(pages.flatMap(({ content }) => linksIn(content))).toContainEqual(
    expect.stringMatching(/^\/glossary#/),
  );
  for (const route of pages) {
    const links = linksIn(route.content).filter((link) => link.startsWith('/glossary#'));
    expect(new Set(links).size, route.path).toBe(links.length);
  }
});

/** Every address under a key `to`, at any depth. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'to' && typeof item === 'string' ? [item] : linksIn(item),
  );
}
