import type { ReactNode } from 'react';
import { priceUnit, tierPrices } from '../../data/price-line.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import './price-tiers.css';

/** What a service costs in each tier, from the lowest price up, with its warranty. */
export function PriceTiers({ service }: { service: ServiceSlug }): ReactNode {
  return (
    <dl className="price-tiers">
      {tierPrices(service).map(({ tier, name, price, warranty }) => (
        <div key={tier} className="price-tiers__tier">
          <dt className="price-tiers__name">{name}</dt>
          <dd className="price-tiers__price figures">{price}</dd>
          <dd className="price-tiers__terms">{`${priceUnit}, ${warranty}`}</dd>
        </div>
      ))}
    </dl>
  );
}
