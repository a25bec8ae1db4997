import type { ReactNode } from 'react';
import type { AboutPage } from '../../data/pages/about.ts';
import './aims.css';

export interface AimsProps {
  aims: readonly AboutPage['mission'][];
}

/** Mission and vision, as one would cut them into a threshold. */
export function Aims({ aims }: AimsProps): ReactNode {
  return (
    <section className="aims" aria-label={aims.map(({ heading }) => heading).join(', ')}>
      <div className="container aims__inner">
        {aims.map(({ heading, text }) => (
          <div key={heading} className="aims__aim">
            <h2 className="aims__heading">{heading}</h2>
            <p className="aims__text">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
