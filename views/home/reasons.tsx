import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import { Band } from '../components/band.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import './reasons.css';

/** The work, and four reasons, each with something that can be checked. */
export function Reasons({ words }: { words: HomePage['reasons'] }): ReactNode {
  const { heading, items, picture, note } = words;
  return (
    <Band ground="slab" labelledBy="reasons" className="reasons" inner="reasons__inner rows">
      <div className="reasons__work only-script no-phone">
        <LatePicture
          id={picture}
          sizes="(min-width: 62rem) 44rem, 100vw"
          sheen
          className="reasons__picture"
        />
        <small className="note">{note}</small>
      </div>
      <SectionHeading id="reasons" heading={heading} />
      <ul className="reasons__list ruled">
        {items.map(({ title, text }) => (
          <li key={title} className="reasons__item">
            <h3>{title}</h3>
            <p className="soft">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
