import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import { Band } from '../components/band.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import './reasons.css';

/** Four reasons, each with something that can be checked. */
export function Reasons({ words }: { words: HomePage['reasons'] }): ReactNode {
  const { heading, items } = words;
  return (
    <Band ground="slab" labelledBy="reasons" className="reasons" inner="columns columns--4-8">
      <div className="sticky">
        <SectionHeading id="reasons" heading={heading} />
      </div>
      <ul className="ruled">
        {items.map(({ title, text }) => (
          <li key={title} className="reasons__item">
            <h3 className="title-m">{title}</h3>
            <p className="soft">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
