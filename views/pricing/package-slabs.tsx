import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatRupees } from '../../data/money.ts';
import type { PricePackage } from '../../data/packages.ts';
import { tierNames } from '../../data/price-line.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Fold } from '../components/disclosure.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './package-slabs.css';

export interface PackageSlabsProps {
  words: PageContents['pricing']['packages'];
  offers: readonly PricePackage[];
}

/** The three levels of work side by side, the one in the middle standing higher. */
export function PackageSlabs({ words, offers }: PackageSlabsProps): ReactNode {
  return (
    <Band labelledBy="packages" joined className="package-band">
      <h2 id="packages" className="package-slabs__heading">
        {words.heading}
      </h2>
      <ul className="package-slabs">
        {offers.map((offer) => (
          <PackageSlab key={offer.tier} offer={offer} words={words} />
        ))}
      </ul>
      <div className="package-slabs__foot">
        <p className="note">{words.note}</p>
        <ArrowLink to={words.which.to}>{words.which.text}</ArrowLink>
      </div>
    </Band>
  );
}

interface PackageSlabProps {
  offer: PricePackage;
  words: PackageSlabsProps['words'];
}

function PackageSlab({ offer, words }: PackageSlabProps): ReactNode {
  const { tier, name, price, popular, gist, features, leftUndone } = offer;
  return (
    <li className={clsx('package-slab', popular && 'package-slab--popular')}>
      {popular && words.popular && <p className="package-slab__badge">{words.popular}</p>}
      <div className="package-slab__head">
        <h3>{name}</h3>
        <p className="package-slab__price">
          {`${formatRupees(price)} `}
          <span className="package-slab__unit">{words.unit}</span>
        </p>
      </div>
      <ButtonLink
        to="/contact#quote"
        quote={{ tier: { slug: tier, name: tierNames[tier] } }}
        look={popular ? 'light' : 'outline'}
      >
        {`${words.quote} `}
        <span className="visually-hidden">{name}</span>
      </ButtonLink>
      <p className="package-slab__gist only-phone no-print">{gist}</p>
      <Fold heading={words.buys} level={4} className="package-slab__details">
        <ul className="package-slab__features">
          {features.map((feature) => (
            <li key={feature} className={leftUndone.includes(feature) ? 'package-slab__undone' : undefined}>
              {feature}
            </li>
          ))}
        </ul>
      </Fold>
    </li>
  );
}
