import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import './statistics-row.css';

/** Four figures cut large, separated by joints. */
export function StatisticsRow({ words }: { words: HomePage['statistics'] }): ReactNode {
  const { heading, items } = words;
  if (items.length === 0) return null;
  return (
    <section className="statistics-row" aria-label={heading}>
      <dl className="statistics-row__figures">
        {items.map(({ figure, label }) => (
          <div key={label} className="statistics-row__item">
            <dt className="note">{label}</dt>
            <dd className="statistics-row__figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
