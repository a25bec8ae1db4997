import type { ReactNode } from 'react';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Comparison } from '../components/comparison.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../site/page-contents.ts';
import './gallery-caption.css';
import './gallery-comparisons.css';

export interface GalleryComparisonsProps {
  words: GalleryPage['comparisons'];
  comparisons: PageContents['gallery']['comparisons'];
}

/** Cut to the height of the row, so that all of the narrow ones' picture is as wide as this. */
const sizes = `(min-width: 62rem) 46rem, (min-width: 48rem) 50vw, ${phoneWide}`;

/** Four rooms, each dull and polished, which open the page. */
export function GalleryComparisons({ words, comparisons }: GalleryComparisonsProps): ReactNode {
  return (
    <section aria-labelledby="comparisons">
      <h2 id="comparisons" className="visually-hidden">
        {words.heading}
      </h2>
      <div className="gallery-comparisons">
        {comparisons.map(({ id, title, caption, before, after, offer }, index) => (
          <figure key={id} className="gallery-comparisons__pair">
            <Comparison before={before} after={after} sizes={sizes} priority={index === 0} />
            <figcaption className="gallery-caption">
              <h3 className="gallery-comparisons__name">{title}</h3>
              <p className="gallery-caption__text small">{caption}</p>
              {offer && <ArrowLink to={offer.to}>{offer.text}</ArrowLink>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
