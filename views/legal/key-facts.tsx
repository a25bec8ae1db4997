import type { ReactNode } from 'react';
import type { LegalFact } from '../../data/legal/section.ts';
import './key-facts.css';

export interface KeyFactsProps {
  facts: readonly LegalFact[];
}

/** A course of large figures, each with the sentence that it ends. */
export function KeyFacts({ facts }: KeyFactsProps): ReactNode {
  return (
    <dl className="key-facts slabs slabs--3">
      {facts.map(({ figure, text }) => (
        <div key={figure} className="key-facts__fact">
          <dt className="key-facts__text">{text}</dt>
          <dd className="key-facts__figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
