import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './process-steps.css';

export interface ProcessStep {
  title: string;
  text: string;
  /** A grit range, a depth, a time. */
  figure?: string;
  picture?: ReactNode;
}

export interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  /** The id of a heading: phones lay the steps side by side then, to be pushed along. */
  pushedUnder?: string;
}

/** A job from first to last: a numbered course of slabs, side by side where there is room. */
export function ProcessSteps({ steps, pushedUnder }: ProcessStepsProps): ReactNode {
  return (
    <ol
      className={clsx('process-steps slabs numbered', pushedUnder && 'process-steps--pushed')}
      aria-labelledby={pushedUnder}
      tabIndex={pushedUnder ? 0 : undefined}
    >
      {steps.map(({ title, text, figure, picture }) => (
        <li key={title} className="process-steps__step">
          {picture}
          <h3>{title}</h3>
          {figure && <p className="process-steps__figure">{figure}</p>}
          <p className="process-steps__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
