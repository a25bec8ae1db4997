import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import { formatRupees } from '../../data/money.ts';
import { priceUnit } from '../../data/price-line.ts';
import { prices } from '../../data/prices.ts';
import { scopeLines } from '../../data/scopes.ts';
import { namesOfService, restorationService } from '../../data/services/names.ts';
import { tierGuidePage } from '../../data/tier-guide.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { PointList } from '../components/point-list.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import type { TierAdvice } from './tier-advice.ts';

export interface TierResultProps {
  advice: TierAdvice;
}

const { results, price, tooHigh, buys, quote, estimate, note } = tierGuidePage;

/** What to do with the floor, what that costs and buys, and the ways to ask for it. */
export function TierResult({ advice }: TierResultProps): ReactNode {
  const { heading, text } = results[advice.kind === 'tier' ? advice.tier : advice.kind];
  const chosen =
    advice.kind === 'tier'
      ? { service: namesOfService(advice.service).name, tier: advice.tier }
      : { service: restorationService.name };
  return (
    <section id="question" className="stack measure" aria-labelledby="result">
      <h2 id="result">{heading}</h2>
      <p className="lede">{text}</p>
      {advice.kind === 'tier' && <Bought {...advice} />}
      <div className="cluster">
        <ButtonLink to="/contact#quote" search={quoteSearch(chosen)}>
          {quote}
        </ButtonLink>
        {advice.kind === 'tier' && (
          <ButtonLink to="/pricing#estimate" search={quoteSearch(chosen)} look="outline">
            {estimate}
          </ButtonLink>
        )}
      </div>
      <p className="small soft">{note}</p>
    </section>
  );
}

/** The line of the price table, and what it buys. */
function Bought({ service, tier, tooHigh: most }: Extract<TierAdvice, { kind: 'tier' }>): ReactNode {
  const { name } = namesOfService(service);
  return (
    <>
      <p className="title-s figures">
        {fillIn(price, { service: name, price: `${formatRupees(prices[service][tier])} ${priceUnit}` })}
      </p>
      {most !== null && <p>{fillIn(tooHigh, { most })}</p>}
      <h3 className="title-s">{buys}</h3>
      <PointList items={scopeLines(service, tier)} />
    </>
  );
}
