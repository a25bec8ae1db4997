import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { fromPrice, tierPrices } from '../../data/price-line.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import './price-course.css';

export interface PriceCourseProps {
  service: Pick<ServiceSummary, 'slug' | 'name'>;
}

const { prices } = serviceDetailPage;

/** The three tiers of a service as one course of stone, on which the arch above stands. */
export function PriceCourse({ service }: PriceCourseProps): ReactNode {
  return (
    <section className="price-course" aria-labelledby="price">
      <div className="price-course__inner container">
        <div className="price-course__note">
          <h2 id="price" className="price-course__from">
            {fromPrice(service.slug)}
          </h2>
          <p>{prices.note}</p>
          <ArrowLink to={prices.all.to}>{prices.all.text}</ArrowLink>
        </div>
        <ul className="price-course__tiers">
          {tierPrices(service.slug).map(({ tier, name, price, warranty }) => (
            <li key={tier} id={tier} className="price-course__tier">
              <h3 className="price-course__name">{name}</h3>
              <p className="price-course__price">
                {price} <span className="price-course__unit">{prices.unit}</span>
              </p>
              <p className="price-course__warranty">{warranty}</p>
              <ArrowLink
                to="/contact#quote"
                search={quoteSearch({ service: service.name, tier })}
                className="price-course__quote"
              >
                {prices.quote} <span className="visually-hidden">{name}</span>
              </ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
