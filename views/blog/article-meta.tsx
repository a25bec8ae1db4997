import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { readTime } from '../../data/articles/read-time.ts';
import { fillIn } from '../../data/fill-in.ts';
import './article-meta.css';

export interface ArticleMetaProps {
  article: Pick<ArticleSummary, 'readTime'>;
  /** Name of its category, where the page does not say it already. */
  category?: string | undefined;
  className?: string | undefined;
}

/** The small line of an article in a list: subject and length. */
export function ArticleMeta({ article, category, className }: ArticleMetaProps): ReactNode {
  return (
    <p className={clsx('article-meta', className)}>
      <span className="article-meta__facts">
        {category && <span className="article-meta__category">{category}</span>}
        <span>{fillIn(readTime, { minutes: article.readTime })}</span>
      </span>
    </p>
  );
}
