import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import { Comparison } from '../components/comparison.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { GalleryContent } from '../site/page-contents.ts';
import './gallery-caption.css';
import './gallery-comparisons.css';

export interface GalleryComparisonsProps {
  words: GalleryPage['comparisons'];
  comparisons: GalleryContent['comparisons'];
}

/** How many a phone shows from edge to edge; the others are half as wide there. */
const largeCount = 2;

/** Four rooms, each dull and polished: what the page opens with. Only a phone folds what is said of them, all but the first. */
export function GalleryComparisons({ words, comparisons }: GalleryComparisonsProps): ReactNode {
  return (
    <section aria-labelledby="comparisons">
      <h2 id="comparisons" className="visually-hidden">
        {words.heading}
      </h2>
      <div className="gallery-comparisons">
        {comparisons.map(({ id, title, caption, before, after }, index) => (
          <figure
            key={id}
            className={clsx(
              'gallery-comparisons__pair',
              index < largeCount && 'gallery-comparisons__pair--large',
            )}
          >
            <Comparison
              before={before}
              after={after}
              sizes={`(min-width: 48rem) 40rem, ${index < largeCount ? phoneWide : '43vw'}`}
              priority={index === 0}
            />
            <figcaption className="gallery-caption">
              <h3 className="gallery-comparisons__name">{title}</h3>
              <details open={index === 0}>
                <summary className="gallery-caption__title">
                  <h3>{title}</h3>
                </summary>
                <p className="gallery-caption__text small">{caption}</p>
              </details>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
