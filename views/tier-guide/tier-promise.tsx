import type { ReactNode } from 'react';
import { tierGuidePage } from '../../data/tier-guide.ts';
import './tier-promise.css';

const { heading, lines, note } = tierGuidePage.promise;

/** What the questions are answered for, framed as the result will be. */
export function TierPromise(): ReactNode {
  return (
    <aside className="tier-guide__card tier-promise framed framed--green" aria-labelledby="promise">
      <h2 id="promise">{heading}</h2>
      <dl className="tier-promise__lines">
        {lines.map(({ term, value }) => (
          <div key={term} className="tier-promise__line">
            <dt className="small">{term}</dt>
            <dd className="tier-promise__value figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </aside>
  );
}
