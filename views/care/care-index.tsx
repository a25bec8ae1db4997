import type { ReactNode } from 'react';
import { carePage } from '../../data/pages/care.ts';
import { Swatch } from '../components/swatch.tsx';
import type { PageContents } from '../routes/route.ts';
import './care-index.css';

export interface CareIndexProps {
  cards: PageContents['care']['cards'];
}

/** The six families of stone, each with one of its stones, leading to their cards. */
export function CareIndex({ cards }: CareIndexProps): ReactNode {
  return (
    <nav aria-labelledby="care-index">
      <h2 id="care-index" className="care-index__heading">
        {carePage.contents}
      </h2>
      <ul className="care-index">
        {cards.map(({ id, name, stones: [stone] }) => (
          <li key={id}>
            <a href={`#${id}`} className="care-index__link">
              {stone && <Swatch id={stone.swatch} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
