import type { ReactNode } from 'react';
import './next-steps.css';

export interface NextStepsProps {
  heading: string;
  steps: readonly string[];
}

/** What the visitor can expect, in order. */
export function NextSteps({ heading, steps }: NextStepsProps): ReactNode {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="next-steps__heading">
        {heading}
      </h2>
      <ol className="next-steps">
        {steps.map((step) => (
          <li key={step} className="next-steps__step">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
