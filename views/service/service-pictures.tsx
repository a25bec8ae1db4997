import type { ReactNode } from 'react';
import { dragToCompare } from '../../data/comparison-words.ts';
import type { Comparison as ComparisonPair } from '../../data/gallery.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Comparison } from '../components/comparison.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { ServicePageContent } from '../site/page-contents.ts';
import './service-pictures.css';

export interface ServiceGalleryProps {
  gallery: ServicePageContent['gallery'];
  note: string;
}

/** Three of the gallery's tiles that show this stone in use, one large; the rest are a link away. */
export function ServiceGallery({ gallery, note }: ServiceGalleryProps): ReactNode {
  const { heading, all } = serviceDetailPage.gallery;
  return (
    <Band ground="limestone" labelledBy="gallery" className="no-print">
      <SectionHeading id="gallery" heading={heading} lede={note} arrangement="row">
        <ArrowLink to={all.to}>{all.text}</ArrowLink>
      </SectionHeading>
      <ul className="service-gallery">
        {gallery.map(({ id, title, picture }) => (
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
    </Band>
  );
}

export interface ServiceBeforeAfterProps {
  heading: string;
  comparison: ComparisonPair;
}

/** One room dull and polished, the picture large. */
export function ServiceBeforeAfter({ heading, comparison }: ServiceBeforeAfterProps): ReactNode {
  const { before, after, caption } = comparison;
  return (
    <Band
      ground="limestone"
      labelledBy="before-after"
      className="no-print"
      inner="before-after columns columns--4-8"
    >
      <div className="before-after__words">
        <h2 id="before-after">{heading}</h2>
        <p>{caption}</p>
        <p className="before-after__note only-script">{dragToCompare}</p>
      </div>
      <Comparison before={before} after={after} sizes={`(min-width: 62rem) 70vw, ${phoneWide}`} />
    </Band>
  );
}
