import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import { ArticleMeta } from './article-meta.tsx';
import './story-row.css';

export interface StoryRowProps {
  article: ArticleSummary;
  /** True for the first one of a page, whose picture is the largest paint. */
  isFirst: boolean;
}

/** An article across the whole page: its picture wide, its words beside it. */
export function StoryRow({ article, isFirst }: StoryRowProps): ReactNode {
  const { slug, title, excerpt, picture } = article;
  return (
    <article className="story-row">
      <Picture
        id={picture}
        alt=""
        sizes={`(min-width: 62rem) 700px, (min-width: 48rem) 94vw, ${phoneWide}`}
        priority={isFirst}
        sheen
        className="story-row__picture"
      />
      <div className="story-row__words">
        <ArticleMeta article={article} />
        <h2 className="story-row__title">
          <SiteLink to={`/blog/${slug}`} className="story-row__link">
            {title}
          </SiteLink>
        </h2>
        <p className="lede">{excerpt}</p>
        <ArrowLink to={`/blog/${slug}`}>{blogPage.featured.read}</ArrowLink>
      </div>
    </article>
  );
}
