import { expect, test } from 'vitest';
import { articles } from '../../../data/articles/articles.ts';
import { guides } from '../../../data/guides/guides.ts';
import { packages } from '../../../data/packages.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import { serviceSlugs } from '../../../data/services/slugs.ts';

test.each(serviceSlugs)(
  'the service %s names no stone and no other service twice, and leads away from itself',
  (slug) => {
    const { stones, related } = serviceContents[slug];
    expect(new Set(stones.map(({ stone }) => stone)).size).toBe(stones.length);
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(slug);
  },
);

test.each([...articles, ...guides])(
  '$slug was not changed before it was published',
  ({ published, modified }) => {
    expect(modified >= published).toBe(true);
  },
);

test('one package is the popular one', () => {
  expect(packages.filter(({ popular }) => popular)).toHaveLength(1);
});
