import type { Article as ArticleNode, Blog, BlogPosting } from 'schema-dts';
import type { Article, ArticleSummary } from '../../data/articles/article.ts';
import { wordCount } from '../../data/articles/word-count.ts';
import { startOfDay } from '../../data/calendar.ts';
import type { GuideEntry } from '../../data/guides/guide.ts';
import { blogPage } from '../../data/pages/blog.ts';
import type { RouteOf } from '../../views/routes/route.ts';
import { namedBusiness } from './business-node.ts';
import { croppedPictures } from './picture-address.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The blog with its articles, as its page lists them. */
export function blogNode({ content }: RouteOf<'blog'>, context: StructuredDataContext): Blog {
  return {
    ...namedBlog(context),
    description: blogPage.head.description,
    inLanguage: 'en-IN',
    publisher: { '@id': context.ids.business },
    blogPost: content.articles.map((article) => listedArticle(article, context)),
  };
}

function namedBlog({ ids, absolute }: StructuredDataContext) {
  return { '@type': 'Blog', '@id': ids.blog, name: blogPage.head.title, url: absolute('/blog') } as const;
}

/** An article in a list: enough to know it by, the rest stands on its own page. */
export function listedArticle(
  { slug, title, published }: ArticleSummary,
  { ids, absolute }: StructuredDataContext,
): BlogPosting {
  const path = `/blog/${slug}`;
  return {
    '@type': 'BlogPosting',
    '@id': ids.article(path),
    headline: title,
    url: absolute(path),
    datePublished: startOfDay(published),
  };
}

export function listedGuide(
  { slug, label }: GuideEntry,
  { ids, absolute }: StructuredDataContext,
): ArticleNode {
  const path = `/guides/${slug}`;
  return { '@type': 'Article', '@id': ids.article(path), headline: label, url: absolute(path) };
}

export function articleNode(
  { path, content }: RouteOf<'article'>,
  context: StructuredDataContext,
): BlogPosting {
  const { article, category } = content;
  return {
    '@type': 'BlogPosting',
    ...articleProperties(path, article, context),
    isPartOf: namedBlog(context),
    articleSection: category.name,
  };
}

/** The text of a guide's page. */
export function guideNode({ path, content }: RouteOf<'guide'>, context: StructuredDataContext): ArticleNode {
  return { '@type': 'Article', ...articleProperties(path, content.guide, context) };
}

type Written = Pick<Article, 'title' | 'excerpt' | 'published' | 'modified' | 'picture' | 'body'> &
  Partial<Pick<Article, 'short'>>;

function articleProperties(path: string, article: Written, context: StructuredDataContext) {
  const { ids, absolute } = context;
  return {
    '@id': ids.article(path),
    headline: article.title,
    description: article.short ?? article.excerpt,
    url: absolute(path),
    mainEntityOfPage: { '@id': ids.page(path) },
    author: namedBusiness(context),
    publisher: { '@id': ids.business },
    datePublished: startOfDay(article.published),
    dateModified: startOfDay(article.modified),
    image: [...croppedPictures(article.picture, context)],
    wordCount: wordCount(article),
    inLanguage: 'en-IN',
  } as const;
}
