import type { ReactNode } from 'react';
import type { ClaimId } from '../../data/claims.ts';
import type { AboutPage } from '../../data/pages/about.ts';
import { Band } from '../components/band.tsx';
import { Stars } from '../components/stars.tsx';
import './recognition.css';

export type RecognitionProps = AboutPage['certifications'];

/** The claim that is about stars. */
const rating: ClaimId = 'rating';

/** The certifications, a slab each. */
export function Recognition({ heading, items }: RecognitionProps): ReactNode {
  return (
    <Band ground="limestone" labelledBy="recognition">
      <div className="container">
        <h2 id="recognition">{heading}</h2>
        <ul className="recognition slabs slabs--3">
          {items.map(({ id, label, statement }) => (
            <li key={id} className="recognition__plaque">
              <h3 className="recognition__label">{label}</h3>
              {id === rating && <Stars />}
              <p className="recognition__statement">{statement}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
