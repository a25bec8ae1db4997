import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { Band } from '../components/band.tsx';
import type { CategoryLink } from '../site/page-contents.ts';
import { ArticleCard } from './article-card.tsx';
import { CategoryLinks } from './category-links.tsx';
import '../components/heading-with-link.css';
import './all-articles.css';

export interface AllArticlesProps {
  /** All but the featured one. */
  articles: readonly ArticleSummary[];
  categories: readonly CategoryLink[];
}

/** The six cards below the categories that they belong to: two large, four small; on a phone two small after each large. */
export function AllArticles({ articles, categories }: AllArticlesProps): ReactNode {
  return (
    <Band labelledBy="articles">
      <header className="heading-with-link">
        <h2 id="articles" className="all-articles__heading">
          {blogPage.articles.heading}
        </h2>
        <CategoryLinks categories={categories} />
      </header>
      <ul className="all-articles slabs slabs--2">
        {articles.map((article, place) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              category={nameOf(article.category, categories)}
              phone={place % 3 === 0 ? 'slab' : 'row'}
              sizes="(min-width: 62rem) 640px, (min-width: 48rem) 46vw"
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
