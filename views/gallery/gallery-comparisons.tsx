import type { ReactNode } from 'react';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import { Band } from '../components/band.tsx';
import { Comparison } from '../components/comparison.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { GalleryContent } from '../site/page-contents.ts';
import './gallery-comparisons.css';

export interface GalleryComparisonsProps {
  words: GalleryPage['comparisons'];
  comparisons: GalleryContent['comparisons'];
}

/** Two floors, each dull and polished, set off against one another. */
export function GalleryComparisons({ words, comparisons }: GalleryComparisonsProps): ReactNode {
  const { heading, text } = words;
  return (
    <Band ground="limestone" labelledBy="comparisons">
      <SectionHeading
        id="comparisons"
        heading={heading}
        lede={text}
        arrangement="row"
        className="gallery-comparisons__heading"
      />
      <div className="gallery-comparisons">
        {comparisons.map(({ id, title, caption, before, after }) => (
          <figure key={id} className="gallery-comparisons__pair">
            <Comparison before={before} after={after} sizes={`(min-width: 62rem) 40rem, ${phoneWide}`} />
            <figcaption>
              <h3>{title}</h3>
              <p className="apart-xs note">{caption}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
