import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import { formatRupees } from '../../data/money.ts';
import { priceUnit, tierNames } from '../../data/price-line.ts';
import { prices } from '../../data/prices.ts';
import { type QuoteChoices, quoteQuery, restoration } from '../../data/quote.ts';
import { scopeLines } from '../../data/scopes.ts';
import { namesOfService } from '../../data/services/names.ts';
import { tierGuidePage } from '../../data/tier-guide.ts';
import { ButtonLink, buttonClass } from '../components/button-link.tsx';
import { PointList } from '../components/point-list.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { TierAdvice, TierAdvised } from './tier-advice.ts';

const { results, tooHigh, buys, quote, estimate, note } = tierGuidePage;

/** What to do with the floor, what that costs and buys, and the ways to ask for it. */
export function TierResult({ advice }: { advice: TierAdvice }): ReactNode {
  const { heading, text } = results[advice.kind === 'tier' ? advice.tier : advice.kind];
  const chosen: QuoteChoices =
    advice.kind === 'tier'
      ? { service: namesOfService(advice.service), tier: { slug: advice.tier, name: tierNames[advice.tier] } }
      : { service: restoration };
  return (
    <section id="question" className="tier-guide__result stack" aria-labelledby="result">
      <h2 id="result">{heading}</h2>
      <p className="lede">{text}</p>
      {advice.kind === 'tier' && <Price {...advice} />}
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
      <p className="note measure">{note}</p>
      {advice.kind === 'tier' && (
        <div className="tier-guide__bought framed framed--green stack">
          <h3>{buys}</h3>
          <PointList items={scopeLines(advice.service, advice.tier)} />
        </div>
      )}
    </section>
  );
}

/** Of the line of the price table, and what that leaves out. */
function Price({ service, tier, tooHigh: most }: TierAdvised): ReactNode {
  return (
    <>
      <p className="tier-guide__price figures">
        <span className="tier-guide__unit">{namesOfService(service).name}</span>
        {`${formatRupees(prices[service][tier])} `}
        <span className="tier-guide__unit">{priceUnit}</span>
      </p>
      {most !== null && <p className="measure">{fillIn(tooHigh, { most })}</p>}
    </>
  );
}
