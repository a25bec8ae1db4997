import type { ReactNode } from 'react';
import type { Rich } from '../../data/paths.ts';
import { RichText } from '../components/rich-text.tsx';
import './article-steps.css';

export interface ArticleStepsProps {
  steps: readonly { title: string; text: Rich }[];
}

/** Something done in order: large numerals down the margin. */
export function ArticleSteps({ steps }: ArticleStepsProps): ReactNode {
  return (
    <ol className="article-steps">
      {steps.map(({ title, text }) => (
        <li key={title} className="article-steps__step">
          <h3 className="article-steps__title">{title}</h3>
          <p className="article-steps__text">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
