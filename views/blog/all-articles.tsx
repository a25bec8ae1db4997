import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { CategoryLink } from '../site/page-contents.ts';
import { ArticleCard } from './article-card.tsx';
import './all-articles.css';

export interface AllArticlesProps {
  /** All but the featured one. */
  articles: readonly ArticleSummary[];
  /** Those whose headlines stand above: they come last. */
  recent: readonly ArticleSummary[];
  categories: readonly CategoryLink[];
}

/** The six cards: two with large pictures, four as rows. */
export function AllArticles({ articles, recent, categories }: AllArticlesProps): ReactNode {
  const isRecent = ({ slug }: ArticleSummary): boolean => recent.some((article) => article.slug === slug);
  const inOrder = articles.toSorted((a, b) => Number(isRecent(a)) - Number(isRecent(b)));
  return (
    <Band ground="limestone" labelledBy="all-articles">
      <SectionHeading id="all-articles" heading={blogPage.articles.heading} />
      <ul className="all-articles slabs slabs--2">
        {inOrder.map((article, index) => {
          const isLarge = index < 2;
          return (
            <li key={article.slug} className={clsx(isLarge && 'all-articles__large')}>
              <ArticleCard
                article={article}
                category={nameOf(article.category, categories)}
                arrangement={isLarge ? 'tall' : 'row'}
                sizes={isLarge ? `(min-width: 48rem) 45vw, ${phoneWide}` : '170px'}
              />
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

/** What a category is called, from the list that the page has. */
export function nameOf(slug: CategoryLink['slug'], categories: readonly CategoryLink[]): string | undefined {
  return categories.find((category) => category.slug === slug)?.name;
}
