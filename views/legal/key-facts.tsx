import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LegalFact } from '../../data/legal/section.ts';
import './key-facts.css';

/** A course of large figures, each with the sentence that it ends. `className` says how many stand abreast. */
export function KeyFacts({
  facts,
  className,
}: {
  facts: readonly LegalFact[];
  className: string;
}): ReactNode {
  return (
    <dl className={clsx('key-facts slabs', className)}>
      {facts.map(({ figure, text }) => (
        <div key={figure} className="key-facts__fact">
          <dt className="key-facts__text note">{text}</dt>
          <dd className="key-facts__figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
