import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { ServicePageContent } from '../routes/service-routes.ts';
import { ServiceTips } from './service-tips.tsx';
import './care-band.css';

export interface CareBandProps {
  content: Pick<ServicePageContent, 'tipsHeading' | 'tips' | 'family' | 'summary'>;
}

/** The owner's part where it is half of the matter: a band of its own, beside another part of the page's picture. */
export function CareBand({ content }: CareBandProps): ReactNode {
  return (
    <Band ground="limestone">
      <div className="care-band container">
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
