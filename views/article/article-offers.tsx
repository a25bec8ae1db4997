import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { tierPrices } from '../../data/price-line.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { StoneBoard } from '../blog/stone-board.tsx';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import type { NamedStone } from '../site/page-contents.ts';
import './article-offers.css';

export interface ArticleOffersProps {
  heading: string;
  services: readonly ServiceSummary[];
  /** Of the service, where it is one alone: those that the text does not show. */
  stones?: readonly NamedStone[];
}

/** The work that a long text is about, with its prices, and one way to ask for it. */
export function ArticleOffers({ heading, services, stones = [] }: ArticleOffersProps): ReactNode {
  const { open, quote, rates, stones: stonesHeading } = articlePage.service;
  return (
    <Band
      ground="limestone"
      labelledBy="services"
      className="no-print"
      inner="article-offers columns columns--near columns--5-7"
    >
      <h2 id="services">{heading}</h2>
      <div className="article-offers__slabs slabs">
        {services.map(({ slug, name, description }) => (
          <div key={slug} className="padded stack stack--s">
            <h3 className="title-m">{name}</h3>
            <p className="soft">{description}</p>
            <dl className="article-offers__tiers">
              {tierPrices(slug).map((tier) => (
                <div key={tier.tier}>
                  <dt className="small">{tier.name}</dt>
                  <dd className="article-offers__price title-m figures">{tier.price}</dd>
                </div>
              ))}
            </dl>
            <ArrowLink to={`/services/${slug}`}>{open}</ArrowLink>
          </div>
        ))}
        {stones.length > 0 && (
          <div className="padded stack stack--s">
            <h3>{stonesHeading}</h3>
            <StoneBoard stones={stones} sizes="(min-width: 62rem) 160px, 74px" />
          </div>
        )}
      </div>
      <div className="cluster article-offers__quote">
        <ButtonLink to="/contact#quote">{quote}</ButtonLink>
        <p className="note">{rates}</p>
      </div>
    </Band>
  );
}
