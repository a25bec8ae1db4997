import type { ArticleSummary } from './article.ts';
import { articles } from './articles.ts';
import { readingMinutes } from './word-count.ts';

/** The seven articles as lists and cards show them, the featured one first. */
export const articleSummaries: readonly ArticleSummary[] = articles.map((article) => {
  const { id, slug, title, excerpt, category, published, picture } = article;
  return { id, slug, title, excerpt, category, published, picture, readTime: readingMinutes(article) };
});
