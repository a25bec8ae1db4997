import type { ReactNode } from 'react';
import './process-steps.css';

export interface ProcessStep {
  title: string;
  text: string;
  /** A grit range, a depth, a time. */
  figure?: string;
}

/** A job from first to last: a numbered course of slabs, side by side where there is room. */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }): ReactNode {
  return (
    <ol className="process-steps slabs numbered">
      {steps.map((step) => (
        <StepSlab key={step.title} {...step} />
      ))}
    </ol>
  );
}

/** One of them, below its `children`, such as a picture. */
export function StepSlab({
  title,
  text,
  figure,
  children,
}: ProcessStep & { children?: ReactNode }): ReactNode {
  return (
    <li className="process-steps__step">
      {children}
      <h3>{title}</h3>
      {figure && <p className="process-steps__figure">{figure}</p>}
      <p className="process-steps__text">{text}</p>
    </li>
  );
}
