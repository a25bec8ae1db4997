import type { ArticleSummary } from './article.ts';
import { articles } from './articles.ts';
import { readingMinutes } from './word-count.ts';

/** The seven articles as lists and cards show them, the featured one first. */
export const articleSummaries: readonly ArticleSummary[] = articles.map(({ short, body, ...article }) => {
  const { id, slug, title, excerpt, category, published, picture } = article;
  const readTime = readingMinutes({ title, excerpt, short, body });
  return { id, slug, title, excerpt, category, published, picture, readTime };
});
