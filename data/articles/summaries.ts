import type { Article, ArticleSummary } from './article.ts';
import { articles } from './articles.ts';
import { wordCount } from './word-count.ts';

const wordsPerMinute = 200;

/** The seven articles as lists and cards show them, the featured one first. */
export const articleSummaries: readonly ArticleSummary[] = articles.map(summarise);

function summarise(article: Article): ArticleSummary {
  const { id, slug, title, excerpt, category, published, picture } = article;
  const readTime = Math.ceil(wordCount(article) / wordsPerMinute);
  return { id, slug, title, excerpt, category, published, picture, readTime };
}
