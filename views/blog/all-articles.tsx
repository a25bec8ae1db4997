import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { Band } from '../components/band.tsx';
import type { CategoryLink } from '../site/page-contents.ts';
import { ArticleCard } from './article-card.tsx';
import { CategoryChips } from './category-chips.tsx';
import '../components/heading-with-link.css';

export interface AllArticlesProps {
  /** All but the featured one. */
  articles: readonly ArticleSummary[];
  categories: readonly CategoryLink[];
}

/** The six cards, three in a row, below the categories that they belong to. */
export function AllArticles({ articles, categories }: AllArticlesProps): ReactNode {
  return (
    <Band labelledBy="articles">
      <header className="heading-with-link">
        <h2 id="articles">{blogPage.articles.heading}</h2>
        <CategoryChips categories={categories} />
      </header>
      <ul className="all-articles slabs slabs--2-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              category={nameOf(article.category, categories)}
              sizes="(min-width: 62rem) 427px, (min-width: 48rem) 46vw, 170px"
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** What a category is called, from the list that the page has. */
export function nameOf(slug: CategoryLink['slug'], categories: readonly CategoryLink[]): string | undefined {
  return categories.find((category) => category.slug === slug)?.name;
}
