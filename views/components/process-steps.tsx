import type { ReactNode } from 'react';
import './process-steps.css';

export interface ProcessStep {
  title: string;
  text: string;
  /** A grit range, a depth, a time. */
  figure?: string;
  picture?: ReactNode;
}

/** A job from first to last: a numbered course of slabs, side by side where there is room. */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }): ReactNode {
  return (
    <ol className="process-steps slabs numbered">
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
