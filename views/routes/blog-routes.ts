import type { Article, ArticleSummary } from '../../data/articles/article.ts';
import { articles } from '../../data/articles/articles.ts';
import { categories } from '../../data/articles/categories.ts';
import { articleSummaries } from '../../data/articles/summaries.ts';
import { readingMinutes } from '../../data/articles/word-count.ts';
import { guideEntries } from '../../data/guides/guides.ts';
import { blogPage } from '../../data/pages/blog.ts';
import type { Named } from '../../data/quote.ts';
import { serviceBySlug } from '../../data/services/catalogue.ts';
import { serviceContents } from '../../data/services/contents.ts';
import { namesOfService } from '../../data/services/names.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { stoneById } from '../../data/stones/stone-by-id.ts';
import { stripOf } from '../pictures/swatch-strip.ts';
import type { CategoryLink, NamedStone } from '../site/page-contents.ts';
import { withTerms } from './link-terms.ts';
import { namedStone, shownForm } from './plain-routes.ts';
import type { RouteOf } from './route.ts';

const categoryLinks: readonly CategoryLink[] = categories.map(({ slug, name }) => ({ slug, name }));

/** At the end of the blog and of each article: the reading room, in which the guides and the glossary end, too. */
const closing = { picture: 'evening-articles' } as const;

/** The blog, its five categories and its seven articles. */
export const blogRoutes: readonly (RouteOf<'blog'> | RouteOf<'category'> | RouteOf<'article'>)[] = [
  {
    path: '/blog',
    page: 'blog',
    head: blogPage.head,
    sitemap: { lastModified: latest(articles) },
    label: 'Blog',
    trail: [],
    content: {
      articles: articleSummaries,
      categories: categoryLinks,
      form: shownForm('newsletter'),
      closing,
    },
    shows: blogPage,
  },
  ...categories.map(({ head, guides, ...category }): RouteOf<'category'> => {
    const isInCategory = (article: Pick<ArticleSummary, 'category'>): boolean =>
      article.category === category.slug;
    const inCategory = articles.filter(isInCategory);
    const services = [...new Set(inCategory.map(({ services: [subject] }) => subject))];
    const stones = stonesOf(services).slice(0, 10);
    return {
      path: `/blog/category/${category.slug}`,
      page: 'category',
      head,
      sitemap: { lastModified: latest(inCategory) },
      label: category.name,
      trail: ['/blog'],
      content: {
        category,
        articles: articleSummaries.filter(isInCategory),
        guides: guideEntries.filter(({ slug }) => guides.includes(slug)),
        services: services.map(serviceBySlug),
        stones,
        strip: stripOf(stones),
        others: categoryLinks.filter(({ slug }) => slug !== category.slug),
      },
    };
  }),
  ...articles.map(({ head, ...article }): RouteOf<'article'> => {
    const category = categoryLinks.find(({ slug }) => slug === article.category);
    if (!category) throw new Error(`The article "${article.slug}" has no category`);
    return {
      path: `/blog/${article.slug}`,
      page: 'article',
      head,
      sitemap: { lastModified: article.modified },
      label: article.title,
      trail: ['/blog'],
      about: { service: nameOf(article.services[0]), opening: `I have read “${article.title}”.` },
      content: {
        article: { ...article, body: withTerms(article.body) },
        readTime: readingMinutes(article),
        category,
        services: article.services.map(serviceBySlug),
        more: articleSummaries
          .filter(({ slug }) => slug !== article.slug)
          .sort((a, b) => Number(b.category === article.category) - Number(a.category === article.category))
          .slice(0, 3),
        closing,
      },
    };
  }),
];

function nameOf(slug: ServiceSlug): Named {
  return { slug, name: namesOfService(slug).name };
}

/** The stones of services, taken from each in turn. */
function stonesOf(services: readonly ServiceSlug[]): readonly NamedStone[] {
  const byId = new Map<string, NamedStone>();
  for (let place = 0; place < 10; place += 1) {
    for (const service of services) {
      const listed = serviceContents[service].stones[place];
      if (!listed) continue;
      byId.set(listed.stone, namedStone(stoneById(listed.stone)));
    }
  }
  return [...byId.values()];
}

function latest(written: readonly Article[]): string {
  const dates = written.map(({ modified }) => modified).sort();
  return dates.at(-1) ?? '';
}
