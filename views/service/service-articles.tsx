import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import './service-articles.css';

export interface ServiceArticlesProps {
  heading: string;
  articles: readonly ArticleSummary[];
}

/** The articles that go deeper into this stone. */
export function ServiceArticles({ heading, articles }: ServiceArticlesProps): ReactNode {
  return (
    <section className="no-print" aria-labelledby="articles">
      <h2 id="articles" className="service-reading__heading">
        {heading}
      </h2>
      <ul className="service-articles">
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug} className="service-articles__article">
            <h3>
              <SiteLink to={`/blog/${slug}`} className="service-articles__link">
                {title}
              </SiteLink>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
