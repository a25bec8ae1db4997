import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { ServicePageContent } from '../site/page-contents.ts';
import './care-band.css';

export interface CareBandProps {
  content: Pick<ServicePageContent, 'tipsHeading' | 'tips' | 'family' | 'summary'>;
}

/** The owner's part where it is half of the matter: a band of its own, beside another part of the page's picture. */
export function CareBand({ content }: CareBandProps): ReactNode {
  return (
    <Band ground="limestone">
      <div className="care-band container columns">
        <Picture
          id={content.summary.picture}
          sizes={`(min-width: 62rem) 40rem, ${phoneWide}`}
          sheen
          className="care-band__picture no-print"
        />
        <ServiceTips content={content} />
      </div>
    </Band>
  );
}

interface ServiceTipsProps {
  content: Pick<ServicePageContent, 'tipsHeading' | 'tips' | 'family'>;
}

/** What the owner can do for the stone afterwards, and the card that says it for every day. */
export function ServiceTips({ content: { tipsHeading, tips, family } }: ServiceTipsProps): ReactNode {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="service-reading__heading">
        {tipsHeading}
      </h2>
      <ul className="service-tips slabs slabs--2">
        {tips.map(({ title, text }) => (
          <li key={plainText(text)} className="service-tips__tip padded">
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <ArrowLink to={`/care#${family}`} className="no-print">
        {serviceDetailPage.careCard}
      </ArrowLink>
    </section>
  );
}
