import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../site/page-contents.ts';
import './price-factors.css';

/** What moves a quote up or down: four lines of one table, each by its effect, below a floor that is measured. */
export function PriceFactors({ words }: { words: PageContents['pricing']['factors'] }): ReactNode {
  const { heading, lede, picture, items } = words;
  return (
    <Band ground="limestone" labelledBy="factors">
      <SectionHeading id="factors" heading={heading} lede={<RichText text={lede} />} arrangement="row" />
      <div className="price-factors">
        <Picture
          id={picture}
          sizes={`(min-width: 80rem) 80rem, ${phoneWide}`}
          sheen
          className="price-factors__picture picture--bare"
        />
        <ul className="price-factors__table">
          {items.map(({ title, effect, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="price-factors__effect">{effect}</p>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
