import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import { Band } from '../components/band.tsx';
import './statistics-row.css';

/** A course of green stone, four figures cut large into it, separated by joints. */
export function StatisticsRow({ words }: { words: HomePage['statistics'] }): ReactNode {
  const { heading, items } = words;
  if (items.length === 0) return null;
  return (
    <Band ground="verde" label={heading} className="statistics-row band--inverse">
      <dl className="statistics-row__figures">
        {items.map(({ figure, label }) => (
          <div key={label} className="statistics-row__item">
            <dt className="note">{label}</dt>
            <dd className="statistics-row__figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
