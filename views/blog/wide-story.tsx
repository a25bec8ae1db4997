import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import './wide-story.css';

export interface WideStoryProps {
  article: ArticleSummary;
  /** Above its title. */
  label?: string;
  /** Of its picture, as the attribute of `<img>`. */
  sizes: string;
  /** Its picture is the largest paint of the page. */
  priority: boolean;
  /** Lays out its picture and its words. */
  className: string;
}

/** An article across the whole page: its picture wide, its words beside it. */
export function WideStory({ article, label, sizes, priority, className }: WideStoryProps): ReactNode {
  const { slug, title, excerpt, picture } = article;
  return (
    <article className={clsx('wide-story', className)}>
      <Picture id={picture} alt="" sizes={sizes} priority={priority} sheen className="wide-story__picture" />
      <div className="wide-story__words">
        {label && <p className="wide-story__label">{label}</p>}
        <h2>
          <SiteLink to={`/blog/${slug}`} className="quiet-link">
            {title}
          </SiteLink>
        </h2>
        <p className="lede">{excerpt}</p>
        <ArrowLink to={`/blog/${slug}`}>{blogPage.featured.read}</ArrowLink>
      </div>
    </article>
  );
}
