import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { Band } from '../components/band.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import { JobCards } from '../components/job-cards.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { RichText } from '../components/rich-text.tsx';
import { GalleryComparisons } from '../gallery/gallery-comparisons.tsx';
import { GalleryGrid } from '../gallery/gallery-grid.tsx';
import { Voices } from '../gallery/voices.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './gallery-page.css';

/** Pictures first, below the few words of the page: what polishing does, then the stones as it leaves them. */
export function GalleryPage({ content }: PageProps<'gallery'>): ReactNode {
  const { hero, tiles, comparisons, testimonials, callToAction } = content.words;
  return (
    <>
      <div className="gallery-page container">
        <header className="stack">
          <Breadcrumb />
          <h1>{hero.headline}</h1>
          <p className="lede">
            <RichText text={hero.lede} />
          </p>
        </header>
        <GalleryComparisons words={comparisons} comparisons={content.comparisons} />
      </div>
      <LateStyles />
      <Band ground="limestone" labelledBy="tiles" className="gallery-tiles">
        <HeadingWithLink id="tiles" heading={tiles.heading} link={tiles.price} />
        <GalleryGrid items={content.items} stones={content.stones} strip={content.strip} words={tiles} />
        <p className="apart-m note">
          <RichText text={tiles.note} />
        </p>
      </Band>
      <JobCards jobs={content.jobs} />
      <Voices heading={testimonials.heading} {...content.testimonials} />
      <ClosingThreshold
        picture={content.closing.picture}
        heading={callToAction.heading}
        text={callToAction.text}
        call={interfaceText.contact.callNow}
        whatsapp={callToAction.whatsapp}
        link={callToAction.quote}
      />
    </>
  );
}
