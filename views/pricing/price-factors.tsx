import type { ReactNode } from 'react';
import { pricingPage } from '../../data/pages/pricing.ts';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import './price-factors.css';

const { heading, lede, items } = pricingPage.factors;

/** What moves a quote up or down. */
export function PriceFactors(): ReactNode {
  return (
    <Band labelledBy="factors">
      <div className="bay container">
        <div className="bay__sticky stack">
          <h2 id="factors">{heading}</h2>
          <p className="lede">
            <RichText text={lede} />
          </p>
          <Picture
            id={pricingPage.hero.picture}
            sizes="(min-width: 62rem) 26rem, 100vw"
            sheen
            className="price-factors__picture"
          />
        </div>
        <ul className="price-factors">
          {items.map(({ title, text }) => (
            <li key={title} className="price-factors__factor">
              <h3 className="price-factors__title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
