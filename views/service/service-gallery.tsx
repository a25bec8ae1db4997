import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { ServicePageContent } from '../site/page-contents.ts';
import './service-gallery.css';

export interface ServiceGalleryProps {
  gallery: ServicePageContent['gallery'];
}

/** As many tiles as make two full rows beside the large one. */
const shown = 5;

/** Some of the gallery's tiles that show this stone in use; the rest are a link away. */
export function ServiceGallery({ gallery }: ServiceGalleryProps): ReactNode {
  const { heading, note, all } = serviceDetailPage.gallery;
  return (
    <Band ground="limestone" labelledBy="gallery">
      <div className="container">
        <SectionHeading id="gallery" heading={heading} lede={note} arrangement="row">
          <ArrowLink to={all.to}>{all.text}</ArrowLink>
        </SectionHeading>
        <ul className="service-gallery">
          {gallery.slice(0, shown).map(({ id, title, picture }) => (
            <li key={id} className="service-gallery__tile">
              <Picture
                id={picture}
                sizes={`(min-width: 48rem) 40rem, ${phoneWide}`}
                className="service-gallery__picture"
              />
              <p className="service-gallery__title">{title}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
