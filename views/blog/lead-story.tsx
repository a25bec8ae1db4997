import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import { ArticleMeta } from './article-meta.tsx';
import './lead-story.css';

export interface LeadStoryProps {
  article: ArticleSummary;
  category: string | undefined;
}

/** The featured article: a picture that runs to the edge of the window, the words beside it. */
export function LeadStory({ article, category }: LeadStoryProps): ReactNode {
  const { slug, title, excerpt, picture } = article;
  const { label, read } = blogPage.featured;
  return (
    <article className="lead-story">
      <Picture
        id={picture}
        alt=""
        sizes={`(min-width: 62rem) 62vw, ${edgeToEdge}`}
        priority
        sheen
        className="lead-story__picture"
      />
      <div className="lead-story__words">
        <p className="lead-story__label">{label}</p>
        <h2 className="lead-story__title">
          <SiteLink to={`/blog/${slug}`} className="lead-story__link">
            {title}
          </SiteLink>
        </h2>
        <p className="lede">{excerpt}</p>
        <ArticleMeta article={article} category={category} />
        <ArrowLink to={`/blog/${slug}`} className="lead-story__read">
          {read}
        </ArrowLink>
      </div>
    </article>
  );
}
