import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import { formatRupees } from '../../data/money.ts';
import { priceUnit } from '../../data/price-line.ts';
import { prices } from '../../data/prices.ts';
import { type QuoteChoices, quoteQuery, restoration } from '../../data/quote.ts';
import { scopeLines } from '../../data/scopes.ts';
import { namesOfService } from '../../data/services/names.ts';
import { tierGuidePage } from '../../data/tier-guide.ts';
import { ButtonLink, buttonClass } from '../components/button-link.tsx';
import { PointList } from '../components/point-list.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { TierAdvice } from './tier-advice.ts';

export interface TierResultProps {
  advice: TierAdvice;
}

const { results, price, tooHigh, buys, quote, estimate, note } = tierGuidePage;

/** What to do with the floor, what that costs and buys, and the ways to ask for it. */
export function TierResult({ advice }: TierResultProps): ReactNode {
  const { heading, text } = results[advice.kind === 'tier' ? advice.tier : advice.kind];
  const chosen: QuoteChoices =
    advice.kind === 'tier'
      ? { service: namesOfService(advice.service), tier: advice.tier }
      : { service: restoration };
  return (
    <section id="question" className="stack measure" aria-labelledby="result">
      <h2 id="result">{heading}</h2>
      <p className="lede">{text}</p>
      {advice.kind === 'tier' && <Bought {...advice} />}
      <div className="cluster">
        <ButtonLink to="/contact#quote" quote={chosen}>
          {quote}
        </ButtonLink>
        {advice.kind === 'tier' && (
          <SiteLink to="/estimate" search={quoteQuery(chosen)} className={buttonClass('outline')}>
            {estimate}
          </SiteLink>
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
