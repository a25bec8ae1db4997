import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { PicturedBand } from './pictured-band.tsx';
import './reasons.css';

/** Four reasons, each with something that can be checked, and what it is checked with. */
export function Reasons({ words }: { words: HomePage['reasons'] }): ReactNode {
  const { heading, picture, items } = words;
  return (
    <PicturedBand picture={picture} ground="slab" labelledBy="reasons" className="reasons">
      <SectionHeading id="reasons" heading={heading} />
      <ul className="reasons__list ruled">
        {items.map(({ title, lead, text }) => (
          <li key={title} className="reasons__item">
            <h3>{title}</h3>
            <p className="soft">
              <b>{`${lead} `}</b>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </PicturedBand>
  );
}
