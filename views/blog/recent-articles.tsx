import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { ArticleMeta } from './article-meta.tsx';
import './recent-articles.css';

export interface RecentArticlesProps {
  articles: readonly ArticleSummary[];
}

/** The newest headlines, without pictures: one course below the featured article. */
export function RecentArticles({ articles }: RecentArticlesProps): ReactNode {
  return (
    <section className="recent-articles container" aria-labelledby="recent">
      <h2 id="recent" className="recent-articles__heading">
        {blogPage.recent.heading}
      </h2>
      <ol className="recent-articles__list">
        {articles.map((article) => (
          <li key={article.slug} className="recent-articles__article">
            <SiteLink to={`/blog/${article.slug}`} className="recent-articles__link">
              {article.title}
            </SiteLink>
            <ArticleMeta article={article} />
          </li>
        ))}
      </ol>
    </section>
  );
}
