import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { ServicePageContent } from '../routes/service-routes.ts';
import { ServiceTips } from './service-tips.tsx';
import './care-band.css';

export interface CareBandProps {
  content: Pick<ServicePageContent, 'tipsHeading' | 'tips' | 'family' | 'gallery'>;
}

/** The owner's part where it is half of the matter: a band of its own, beside a room of the gallery. */
export function CareBand({ content }: CareBandProps): ReactNode {
  const [tile] = content.gallery;
  return (
    <Band ground="limestone">
      <div className="care-band container">
        {tile && (
          <figure className="care-band__figure">
            <Picture
              id={tile.picture}
              sizes="(min-width: 62rem) 30rem, 100vw"
              sheen
              className="care-band__picture"
            />
            <figcaption className="small soft">
              <SiteLink to={serviceDetailPage.gallery.all.to}>{tile.title}</SiteLink>
            </figcaption>
          </figure>
        )}
        <ServiceTips content={content} />
      </div>
    </Band>
  );
}
