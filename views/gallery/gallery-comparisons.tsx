import type { ReactNode } from 'react';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import { Comparison } from '../components/comparison.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { GalleryContent } from '../site/page-contents.ts';
import './gallery-comparisons.css';

export interface GalleryComparisonsProps {
  words: GalleryPage['comparisons'];
  comparisons: GalleryContent['comparisons'];
}

/** Two floors, each dull and polished: what the page opens with. */
export function GalleryComparisons({ words, comparisons }: GalleryComparisonsProps): ReactNode {
  return (
    <section aria-labelledby="comparisons">
      <h2 id="comparisons" className="visually-hidden">
        {words.heading}
      </h2>
      <div className="gallery-comparisons">
        {comparisons.map(({ id, title, caption, before, after }, index) => (
          <figure key={id} className="gallery-comparisons__pair">
            <Comparison
              before={before}
              after={after}
              sizes={`(min-width: 62rem) 40rem, ${phoneWide}`}
              priority={index === 0}
            />
            <figcaption>
              <h3>{title}</h3>
              <p className="gallery-comparisons__caption apart-xs">{caption}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
