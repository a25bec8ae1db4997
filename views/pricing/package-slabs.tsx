import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRupees } from '../../data/money.ts';
import { pricingPage } from '../../data/pages/pricing.ts';
import { type PricePackage, packages } from '../../data/prices.ts';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Icon } from '../components/icon.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import './package-slabs.css';

const words = pricingPage.packages;

/** The three levels of work side by side, the one most people choose standing higher. */
export function PackageSlabs(): ReactNode {
  return (
    <Band labelledBy="packages" joined>
      <div className="container">
        <SectionHeading id="packages" heading={words.heading} lede={words.lede} arrangement="row" />
        <ul className="package-slabs">
          {packages.map((offer) => (
            <PackageSlab key={offer.tier} offer={offer} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function PackageSlab({ offer }: { offer: PricePackage }): ReactNode {
  const { tier, name, price, popular, features } = offer;
  return (
    <li className={clsx('package-slab', popular && 'package-slab--popular')}>
      {popular && <p className="package-slab__badge">{words.popular}</p>}
      <h3 className="package-slab__name">{name}</h3>
      <p className="package-slab__price">
        {formatRupees(price)} <span className="package-slab__unit">{words.unit}</span>
      </p>
      <ul className="package-slab__features">
        {features.map((feature) => (
          <li key={feature} className="package-slab__feature">
            <Icon of={Check} className="package-slab__mark" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink to="/contact#quote" search={quoteSearch({ tier })} look={popular ? 'light' : 'outline'}>
        {words.quote} <span className="visually-hidden">{name}</span>
      </ButtonLink>
    </li>
  );
}
