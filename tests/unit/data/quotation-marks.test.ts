import { expect, test } from 'vitest';
import { renderedPages } from '../../harness/rendered-pages.ts';

const { texts, documents } = renderedPages();

test('no page and no description of one has a straight quotation mark or apostrophe', () => {
  const straight = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/.{0,30}['"].{0,30}/g)].map(([words]) => `${path}: ${words}`),
  );
  const descriptions = [...documents].flatMap(([path, html]) =>
    [...html.matchAll(/name="description" content="([^"]*(?:&#x27;|&quot;)[^"]*)"/g)].map(
      ([, words]) => `${path}: ${words}`,
    ),
  );
  expect([...straight, ...descriptions]).toEqual([]);
});
