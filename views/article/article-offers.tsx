import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { PriceTiers } from '../components/price-tiers.tsx';
import './article-offers.css';

export interface ArticleOffersProps {
  heading: string;
  services: readonly ServiceSummary[];
}

/** The work that a long text is about, with its prices, and one way to ask for it. */
export function ArticleOffers({ heading, services }: ArticleOffersProps): ReactNode {
  const { open, quote } = articlePage.service;
  return (
    <Band
      ground="limestone"
      labelledBy="services"
      className="no-print"
      inner="article-offers columns columns--near"
    >
      <h2 id="services">{heading}</h2>
      <div className="article-offers__slabs slabs slabs--2">
        {services.map(({ slug, name, description }) => (
          <div key={slug} className="article-offers__slab padded stack stack--s">
            <h3 className="title-m">{name}</h3>
            <p className="soft no-phone">{description}</p>
            <PriceTiers service={slug} />
            <ArrowLink to={`/services/${slug}`}>{open}</ArrowLink>
          </div>
        ))}
      </div>
      <ButtonLink to="/contact#quote" className="article-offers__quote">
        {quote}
      </ButtonLink>
    </Band>
  );
}
