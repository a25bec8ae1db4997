import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../site/page-contents.ts';
import './price-factors.css';

export interface PriceFactorsProps {
  words: PageContents['pricing']['factors'];
}

/** What moves a quote up or down. */
export function PriceFactors({ words }: PriceFactorsProps): ReactNode {
  const { heading, lede, picture, items } = words;
  return (
    <Band labelledBy="factors" inner="columns columns--4-8">
      <div className="sticky stack">
        <h2 id="factors">{heading}</h2>
        <p className="lede">
          <RichText text={lede} />
        </p>
        <Picture
          id={picture}
          sizes={`(min-width: 62rem) 26rem, ${phoneWide}`}
          sheen
          className="price-factors__picture picture--bare"
        />
      </div>
      <ul className="price-factors">
        {items.map(({ title, text }) => (
          <li key={title} className="price-factors__factor">
            <h3 className="title-m">{title}</h3>
            <p className="measure">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
