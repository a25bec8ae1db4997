import type { Article, ArticleSummary } from './article.ts';
import { articles } from './articles.ts';
import { wordCount } from './word-count.ts';

// Silent reading of English prose: https://doi.org/10.1016/j.jml.2019.104047
const wordsPerMinute = 238;

/** The seven articles as lists and cards show them, the featured one first. */
export const articleSummaries: readonly ArticleSummary[] = articles.map(summarise);

function summarise(article: Article): ArticleSummary {
  const { id, slug, title, excerpt, category, published, picture } = article;
  const readTime = Math.max(1, Math.round(wordCount(article) / wordsPerMinute));
  return { id, slug, title, excerpt, category, published, picture, readTime };
}
