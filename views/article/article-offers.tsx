import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { ServiceOffer } from '../blog/service-offer.tsx';
import { StoneBoard } from '../blog/stone-board.tsx';
import type { NamedStone } from '../site/page-contents.ts';
import './article-offers.css';

export interface ArticleOffersProps {
  heading: string;
  services: readonly ServiceSummary[];
  /** Of the service, where it is one alone. */
  stones?: readonly NamedStone[];
}

/** The work that a long text is about, with its prices: below the text, and on a wide window in the margin of its later parts. */
export function ArticleOffers({ heading, services, stones }: ArticleOffersProps): ReactNode {
  return (
    <section className="article-offers no-print" aria-labelledby="services">
      <h2 id="services" className="article-offers__heading">
        {heading}
      </h2>
      <div className={clsx('article-offers__services slabs', !stones && 'slabs--2')}>
        {services.map((service) => (
          <div key={service.slug}>
            <ServiceOffer service={service} />
          </div>
        ))}
      </div>
      {stones && (
        <div>
          <div className="article-offers__stones stack">
            <h3>{articlePage.service.stones}</h3>
            <StoneBoard stones={stones} sizes="(min-width: 62rem) 90px, 110px" />
          </div>
        </div>
      )}
    </section>
  );
}
