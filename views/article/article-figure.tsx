import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PulledFigure } from '../../data/articles/article.ts';
import { RichText } from '../components/rich-text.tsx';

/** Characters of a figure that is set smaller, so that it stands on one line of the margin. */
const longFigure = 11;

export function ArticleFigure({ figure, text }: PulledFigure): ReactNode {
  return (
    <p className="article-figure">
      <b
        className={clsx(
          'article-figure__figure',
          figure.length > longFigure && 'article-figure__figure--long',
        )}
      >
        {figure}
      </b>{' '}
      <RichText text={text} />
    </p>
  );
}
