import type { ArticleSummary } from './article.ts';
import { articles } from './articles.ts';

/** The seven articles as lists and cards show them, the featured one first. */
export const articleSummaries: readonly ArticleSummary[] = articles.map(
  ({ id, slug, title, excerpt, category, published, picture }) => ({
    id,
    slug,
    title,
    excerpt,
    category,
    published,
    picture,
  }),
);
