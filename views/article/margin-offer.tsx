import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { fromPrice } from '../../data/price-line.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

/** The work that a long text is about, with its prices, below its contents, where these stand in a margin. */
export function MarginOffer({ services }: { services: readonly ServiceSummary[] }): ReactNode {
  return (
    <div className="margin-offer framed stack no-print">
      {services.map(({ slug, name }) => (
        <p key={slug}>
          <SiteLink to={`/services/${slug}`} className="title-s">
            {name}
          </SiteLink>
          <br />
          {fromPrice(slug)}
        </p>
      ))}
      <ButtonLink to="/contact#quote">{articlePage.service.quote}</ButtonLink>
    </div>
  );
}
