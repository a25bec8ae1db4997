import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { popularTier } from '../../data/packages.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { fromPrice, tierPrices } from '../../data/price-line.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './price-course.css';

export interface PriceCourseProps {
  service: Pick<ServiceSummary, 'slug' | 'name'>;
  /** What each price buys. */
  buys: PageContents['service']['buys'];
  /** Last in the course, such as the estimate of a whole job. */
  children: ReactNode;
}

const { prices } = serviceDetailPage;

/** The three tiers of a service as one course of stone, on which the arch above stands; the button asks for the popular one. */
export function PriceCourse({ service, buys, children }: PriceCourseProps): ReactNode {
  return (
    <section className="price-course" aria-labelledby="price">
      <h2 id="price" className="visually-hidden">
        {fromPrice(service.slug)}
      </h2>
      <div className="container">
        <ul className="price-course__tiers">
          {tierPrices(service.slug).map(({ tier, name, price, warranty }) => {
            const Ask = tier === popularTier ? ButtonLink : ArrowLink;
            return (
              <li
                key={tier}
                id={tier}
                className={clsx('price-course__tier', tier === popularTier && 'price-course__tier--popular')}
              >
                <h3 className="price-course__name">{name}</h3>
                <p className="price-course__rate note">
                  <span className="price-course__price">{price}</span> {prices.unit}
                </p>
                <p className="price-course__terms">
                  {`${buys[tier]}. `}
                  <span className="price-course__warranty">{`${warranty}.`}</span>
                </p>
                <Ask
                  to="/contact#quote"
                  quote={{ tier: { slug: tier, name } }}
                  className="price-course__quote"
                >
                  {`${prices.quote} `}
                  <span className="visually-hidden">{name}</span>
                </Ask>
              </li>
            );
          })}
        </ul>
        <div className="price-course__foot">
          {children}
          <ArrowLink to={prices.all.to}>{prices.all.text}</ArrowLink>
          <p className="note">{prices.note}</p>
        </div>
      </div>
    </section>
  );
}
