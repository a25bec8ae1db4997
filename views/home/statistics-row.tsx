import type { ReactNode } from 'react';
import { homePage } from '../../data/pages/home.ts';
import './statistics-row.css';

const { heading, items } = homePage.statistics;

/** Four figures cut large, separated by joints. */
export function StatisticsRow(): ReactNode {
  return (
    <section className="statistics-row" aria-label={heading}>
      <dl className="statistics-row__figures container">
        {items.map(({ figure, label }) => (
          <div key={label} className="statistics-row__item">
            <dt className="statistics-row__label">{label}</dt>
            <dd className="statistics-row__figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
