import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { JobCards } from '../components/job-cards.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { RichText } from '../components/rich-text.tsx';
import { GalleryComparisons } from '../gallery/gallery-comparisons.tsx';
import { GalleryGrid } from '../gallery/gallery-grid.tsx';
import { Voices } from '../gallery/voices.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './gallery-page.css';

/** Pictures first: the words of the page stand in one row above them. */
export function GalleryPage({ content }: PageProps<'gallery'>): ReactNode {
  const { hero, tiles, comparisons, testimonials, callToAction } = content.words;
  return (
    <>
      <div className="gallery-page container">
        <header className="columns columns--near columns--7-5 columns--end">
          <div className="gallery-page__headline stack">
            <Breadcrumb />
            <h1>{hero.headline}</h1>
          </div>
          <p className="lede">
            <RichText text={hero.lede} />
          </p>
        </header>
        <section aria-labelledby="tiles">
          <h2 id="tiles" className="visually-hidden">
            {tiles.heading}
          </h2>
          <GalleryGrid items={content.items} stones={content.stones} strip={content.strip} words={tiles} />
          <p className="gallery-page__note">
            <RichText text={tiles.note} />
          </p>
        </section>
      </div>
      <LateStyles />
      <JobCards jobs={content.jobs} />
      <GalleryComparisons words={comparisons} comparisons={content.comparisons} />
      <Voices heading={testimonials.heading} testimonials={content.testimonials} />
      <CallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        call={interfaceText.contact.callNow}
        whatsapp={callToAction.whatsapp}
        link={callToAction.quote}
      />
    </>
  );
}
