import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { PriceTiers } from '../components/price-tiers.tsx';
import './service-offer.css';

export interface ServiceOfferProps {
  service: ServiceSummary;
}

/** A service that an article leads to: what is done, what it costs in each tier, and how to ask. */
export function ServiceOffer({ service: { slug, name, description } }: ServiceOfferProps): ReactNode {
  const { open, quote } = articlePage.service;
  return (
    <section className="service-offer" aria-labelledby={`offer-${slug}`}>
      <h3 id={`offer-${slug}`} className="title-m">
        {name}
      </h3>
      <p className="service-offer__text soft">{description}</p>
      <PriceTiers service={slug} />
      <div className="cluster">
        <ButtonLink to="/contact#quote">{quote}</ButtonLink>
        <ArrowLink to={`/services/${slug}`}>{open}</ArrowLink>
      </div>
    </section>
  );
}
