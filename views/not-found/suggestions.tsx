import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { SuggestedPage } from '../site/page-contents.ts';
import '../components/card.css';
import '../components/service-card.css';
import './suggestions.css';

export interface SuggestionsProps {
  heading: string;
  /** On the first of several. */
  likely: string;
  /** The nearest first; three at most. */
  pages: readonly SuggestedPage[];
}

/** The pages that may have been meant, as slabs: the nearest is the largest, the others stand beside it. */
export function Suggestions({ heading, likely, pages }: SuggestionsProps): ReactNode {
  return (
    <section className="suggestions container" aria-labelledby="closest">
      <h2 id="closest" className="not-found__heading">
        {heading}
      </h2>
      <ul className="suggestions__slabs slabs">
        {pages.map(({ path, label, thumbnail, note }, place) => (
          <li key={path} className="suggestions__slab card service-card">
            <Picture
              id={thumbnail}
              alt=""
              sizes={
                place === 0 ? `(min-width: 62rem) 52rem, ${phoneWide}` : '(min-width: 62rem) 20rem, 36vw'
              }
              className="suggestions__picture picture--bare"
            />
            <div className="card__words">
              {place === 0 && pages.length > 1 && (
                <p className="suggestions__likely small accent">{likely}</p>
              )}
              <h3 className="suggestions__name">
                <SiteLink to={path} className="quiet-link card-link">
                  {label}
                </SiteLink>
              </h3>
              <p className="service-card__price figures">
                {note}
                <Icon of={ArrowRight} className="service-card__arrow" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
