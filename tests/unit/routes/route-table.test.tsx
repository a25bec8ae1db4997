import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { areas } from '../../../data/areas.ts';
import { articles } from '../../../data/articles/articles.ts';
import { articleSlugs, categorySlugs } from '../../../data/articles/slugs.ts';
import { bodyWordCount } from '../../../data/articles/word-count.ts';
import { faqs } from '../../../data/faqs.ts';
import { galleryItems } from '../../../data/gallery.ts';
import { guides } from '../../../data/guides/guides.ts';
import { guideSlugs } from '../../../data/guides/slugs.ts';
import { packages } from '../../../data/packages.ts';
import { prices, tiers } from '../../../data/prices.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import { serviceSlugs } from '../../../data/services/slugs.ts';
import { findRoute, notFoundRoute, routes } from '../../../views/routes/route-table.ts';
import { pageNames, pagePatterns } from '../../../views/site/page-kinds.ts';
import { linksIn } from '../../harness/links-in.ts';

const paths = routes.map(({ path }) => path);

test('the table has every route of the specification and of the decisions, once', () => {
  const wanted = [
    '/',
    '/services',
    '/contact',
    '/about',
    '/gallery',
    '/service-areas',
    '/faq',
    '/blog',
    '/pricing',
    '/which-package',
    '/estimate',
    '/care',
    '/glossary',
    '/privacy',
    '/terms',
    '/sitemap',
    '/thanks',
    '*',
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    '/guides',
    ...guideSlugs.map((slug) => `/guides/${slug}`),
    ...articleSlugs.map((slug) => `/blog/${slug}`),
    ...categorySlugs.map((slug) => `/blog/category/${slug}`),
  ];
  expect([...paths].sort()).toEqual(wanted.sort());
});

test('only listed paths are found; the others have the 404 row', () => {
  expect(findRoute('/pricing')?.page).toBe('pricing');
  for (const path of ['/nope', '*', '/pricing/', '/Pricing', '', '/__proto__'])
    expect(findRoute(path)).toBeUndefined();
  expect(notFoundRoute).toMatchObject({ status: 404, sitemap: null });
});

test('wouter finds for every address the kind that its row names', () => {
  for (const { path, page } of routes) expect(kindAt(path === '*' ? '/no/such/page' : path), path).toBe(page);
});

/** The first kind whose pattern fits, as `Switch` finds it. */
function kindAt(path: string): string {
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <Switch>
        {pageNames.map((kind) => (
          <Route key={kind} path={pagePatterns[kind]}>
            {kind}
          </Route>
        ))}
      </Switch>
    </Router>,
  );
}

test('no two pages share a title or a description, and all fit a search result', () => {
  const heads = routes.map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description, keywords } of heads) {
    expect(title.length).toBeLessThanOrEqual(40);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords.length).toBeLessThanOrEqual(8);
  }
});

test('every link in the content leads to a row of the table, and every anchor is spelled as one', () => {
  const links = linksIn(routes);
  expect(links.length).toBeGreaterThan(60);
  for (const link of links) {
    const [path = '', anchor] = link.split('#');
    expect(paths, link).toContain(path);
    if (anchor !== undefined) expect(anchor).toMatch(/^[a-z0-9-]+$/);
  }
});

test('the parents in a trail are pages of the table', () => {
  for (const { trail } of routes) for (const path of trail) expect(paths).toContain(path);
});

for (const slug of serviceSlugs) {
  test(`${slug} has ten different stones, five steps and four other services`, () => {
    const { stones, process, related, timeline, questions } = serviceContents[slug];
    expect(new Set(stones.map(({ stone }) => stone)).size).toBe(10);
    expect(stones).toHaveLength(10);
    expect(process).toHaveLength(5);
    expect(timeline).toHaveLength(5);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(related).size).toBe(4);
    expect(related).not.toContain(slug);
  });
}

for (const article of articles) {
  test(`${article.slug} has 700 to 1,000 words and was not changed before it was published`, () => {
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

test.each(areas)('$name has 150 words of its own', ({ housing, stone, travel, description }) => {
  const words = [housing, stone, travel, description].join(' ').split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(150);
});

test('the counts of the specification hold', () => {
  expect(areas).toHaveLength(12);
  expect(faqs).toHaveLength(10);
  expect(galleryItems).toHaveLength(12);
  expect(articles).toHaveLength(7);
  expect(Object.values(prices).flatMap((row) => tiers.map((tier) => row[tier]))).toHaveLength(27);
});

test('the prices are those of the specification', () => {
  expect(prices).toEqual({
    'marble-polishing': { basic: 25, premium: 40, luxury: 60 },
    'italian-marble-polishing': { basic: 35, premium: 50, luxury: 70 },
    'granite-floor-polishing': { basic: 30, premium: 45, luxury: 65 },
    'kota-stone-polishing': { basic: 20, premium: 35, luxury: 55 },
    'kitchen-marble-polishing': { basic: 40, premium: 60, luxury: 80 },
    'mosaic-floor-polishing': { basic: 35, premium: 55, luxury: 75 },
    'marble-floor-refinishing': { basic: 30, premium: 50, luxury: 70 },
    'katni-marble-polishing': { basic: 25, premium: 40, luxury: 60 },
    'italian-diamond-polishing': { basic: 50, premium: 70, luxury: 90 },
  });
  expect(packages.map(({ price, warrantyYears, popular }) => [price, warrantyYears, popular])).toEqual([
    [25, 1, false],
    [40, 2, true],
    [60, 3, false],
  ]);
});
