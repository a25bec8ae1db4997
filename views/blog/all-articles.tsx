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
  /** Three of them, which come first. */
  recent: readonly ArticleSummary[];
  categories: readonly CategoryLink[];
}

/** The six cards: the recent ones in a row, then a large one beside two small ones. */
export function AllArticles({ articles, recent, categories }: AllArticlesProps): ReactNode {
  const isRecent = ({ slug }: ArticleSummary): boolean => recent.some((article) => article.slug === slug);
  const more = articles.filter((article) => !isRecent(article));
  return (
    <>
      <Band labelledBy="recent">
        <SectionHeading id="recent" heading={blogPage.recent.heading} />
        <ul className="recent-articles slabs slabs--3">
          {recent.map((article) => (
            <li key={article.slug}>
              <ArticleCard
                article={article}
                category={nameOf(article.category, categories)}
                arrangement="fold"
                sizes="(min-width: 48rem) 30vw, 170px"
              />
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="limestone" labelledBy="more-articles">
        <SectionHeading id="more-articles" heading={blogPage.articles.heading} />
        <ul className="more-articles slabs">
          {more.map((article, index) => (
            <li key={article.slug} className="more-articles__article">
              <ArticleCard
                article={article}
                category={nameOf(article.category, categories)}
                arrangement={index === 0 ? 'tall' : 'row'}
                sizes={
                  index === 0 ? `(min-width: 48rem) 45vw, ${phoneWide}` : '(min-width: 62rem) 250px, 170px'
                }
              />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

/** What a category is called, from the list that the page has. */
export function nameOf(slug: CategoryLink['slug'], categories: readonly CategoryLink[]): string | undefined {
  return categories.find((category) => category.slug === slug)?.name;
}
