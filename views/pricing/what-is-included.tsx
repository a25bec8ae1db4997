import Check from 'lucide/dist/esm/icons/check.mjs';
import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './what-is-included.css';

/** What no bill has a line for: six lines. */
export function WhatIsIncluded({ words }: { words: PageContents['pricing']['included'] }): ReactNode {
  const { heading, lede, items } = words;
  return (
    <Band ground="limestone" labelledBy="included">
      <SectionHeading id="included" heading={heading} lede={lede} arrangement="row" />
      <ul className="included">
        {items.map(({ title, text }) => (
          <li key={title} className="included__item">
            <Icon of={Check} className="included__mark accent" />
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
