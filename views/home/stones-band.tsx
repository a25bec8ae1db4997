import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Swatch } from '../components/swatch.tsx';
import type { NamedStone } from '../site/page-contents.ts';
import './stones-band.css';

export interface StonesBandProps {
  words: HomePage['stones'];
  stones: readonly NamedStone[];
}

/** Ten marbles side by side, as offcuts stand against a wall. */
export function StonesBand({ words, stones }: StonesBandProps): ReactNode {
  const { heading, text, more } = words;
  return (
    <Band labelledBy="stones">
      <div className="container">
        <SectionHeading id="stones" heading={heading} lede={text} arrangement="row">
          <ArrowLink to={more.to}>{more.text}</ArrowLink>
        </SectionHeading>
        <ul className="stones-band">
          {stones.map(({ id, name, origin, swatch }) => (
            <li key={id} className="stones-band__stone">
              <Swatch id={swatch} sizes="(min-width: 62rem) 320px, 96px" className="stones-band__swatch" />
              <p className="stones-band__name">
                {name} <span className="stones-band__origin">{origin}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
