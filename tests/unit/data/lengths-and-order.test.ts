import { expect, test } from 'vitest';
import { areas } from '../../../data/areas.ts';
import { articles } from '../../../data/articles/articles.ts';
import { bodyWordCount } from '../../../data/articles/word-count.ts';
import { guides } from '../../../data/guides/guides.ts';
import { hardSpaces } from '../../../data/hard-spaces.ts';
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

test('each service says of its pair what that shows, in two lines of 14 characters', () => {
  const headings = serviceSlugs.map((slug) => serviceContents[slug].comparisonHeading);
  expect(new Set(headings).size).toBe(headings.length);
  for (const heading of headings) expect(heading).toMatch(/^.{1,14} .{1,14}$/);
});

test.each(serviceSlugs)('the five steps of %s fill four to six lines of a narrow column each', (slug) => {
  for (const { text } of serviceContents[slug].process) {
    expect(text.length, text).toBeGreaterThanOrEqual(100);
    expect(text.length, text).toBeLessThanOrEqual(134);
    expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(24);
    // What holds two words together tears such lines apart: a figure and its unit alone are held.
    expect(hardSpaces(text)).not.toMatch(/\D\u00a0/);
  }
});

for (const article of articles) {
  test(`the article ${article.slug} has 700 to 1,000 words and was not changed before it was published`, () => {
    const words = bodyWordCount(article.body);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1000);
    expect(article.modified >= article.published).toBe(true);
  });
}

for (const { slug, title, body, questions, published, modified } of guides) {
  test(`the guide ${slug} has 500 to 900 words and names the city`, () => {
    const asked = questions.map(({ question, answer }) => ({
      kind: 'note' as const,
      title: question,
      text: answer,
    }));
    const words = bodyWordCount([...body, ...asked]);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(title).toContain('Hyderabad');
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(modified >= published).toBe(true);
  });
}

test.each(areas)('the area $name has 150 words of its own', ({ housing, stone, travel, description }) => {
  const words = [housing, ...stone, travel, description].join(' ').split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(150);
});

test('a dearer package has a longer warranty, and one of them is the popular one', () => {
  const years = packages.map((each) => each.warrantyYears);
  expect(years.every((each, at) => each > (years[at - 1] ?? 0))).toBe(true);
  expect(packages.filter(({ popular }) => popular)).toHaveLength(1);
});
