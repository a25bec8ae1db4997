import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { fillIn } from '../../data/fill-in.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import '../components/card.css';
import './article-card.css';

export interface ArticleCardProps {
  article: ArticleSummary;
  /** Name of its category, where the page does not say it already. */
  category?: string | undefined;
  /** On a phone: a slab as wide as the text, or a row with a small picture beside its words. */
  phone: 'slab' | 'row';
  /** Of its picture on wider windows, as the attribute of `<img>`. */
  sizes: string;
}

/** An article as a slab, its picture above the words, or small beside them on a phone. The whole slab leads to it. */
export function ArticleCard({ article, category, phone, sizes }: ArticleCardProps): ReactNode {
  const { slug, title, excerpt, picture, readTime } = article;
  const minutes = fillIn(blogPage.readTime, { minutes: readTime });
  return (
    <article className={clsx('card article-card', phone === 'row' && 'card--compact')}>
      <Picture
        id={picture}
        alt=""
        sizes={`${sizes}, ${phone === 'row' ? '170px' : phoneWide}`}
        className={clsx(
          'article-card__picture',
          picture === 'marble-and-granite' && 'card__near',
          picture.startsWith('still-') && 'card__whole',
        )}
      />
      <div className="card__words">
        <h3 className="article-card__title">
          <SiteLink to={`/blog/${slug}`} className="quiet-link card-link">
            {title}
          </SiteLink>
        </h3>
        <p className="article-card__excerpt">{excerpt}</p>
        <p className="article-card__category">
          {category && <b>{`${category} `}</b>}
          {minutes}
        </p>
      </div>
    </article>
  );
}
