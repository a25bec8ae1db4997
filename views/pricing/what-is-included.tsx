import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './what-is-included.css';

/** What no bill has a line for, as a bill: six lines, what each of them holds, and what they come to. */
export function WhatIsIncluded({ words }: { words: PageContents['pricing']['included'] }): ReactNode {
  const { heading, lede, items, sum, nothing } = words;
  return (
    <Band labelledBy="included" inner="included">
      <SectionHeading id="included" heading={heading} lede={lede} arrangement="row" />
      <ul className="included__lines">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
            <b>{nothing}</b>
          </li>
        ))}
      </ul>
      <p className="included__sum">
        {sum} <b>{nothing}</b>
      </p>
    </Band>
  );
}
