import type { ReactNode } from 'react';
import './next-steps.css';

/** What the visitor can expect, in order. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }): ReactNode {
  return (
    <section className="stack stack--s" aria-labelledby="next-steps">
      <h2 id="next-steps" className="title-m">
        {heading}
      </h2>
      <ol className="numbered">
        {steps.map((step) => (
          <li key={step} className="next-steps__step">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
