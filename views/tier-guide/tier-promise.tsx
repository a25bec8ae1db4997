import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import { formatRupees } from '../../data/money.ts';
import { tierNames } from '../../data/price-line.ts';
import { prices, tiers } from '../../data/prices.ts';
import { scopes } from '../../data/scopes.ts';
import { tierGuidePage } from '../../data/tier-guide.ts';
import { possibleAdvice, type TierAnswers } from './tier-advice.ts';
import './tier-promise.css';

const { heading, narrowed, tier: package_, price, work, reseal, stored } = tierGuidePage.promise;

/** What the questions are answered for, and what each answer leaves of it. */
export function TierPromise({ answers, isBegun }: { answers: TierAnswers; isBegun: boolean }): ReactNode {
  const possible = possibleAdvice(answers);
  const advised = possible.filter((advice) => advice.kind === 'tier');
  const names = tiers.filter((tier) => advised.some((advice) => advice.tier === tier));
  const rates = advised.map(({ service, tier }) => prices[service][tier]);
  const visits = advised.map(({ service, tier }) => scopes[service][tier].visits);
  const lines = [
    { term: package_, value: oneOf(names.map((tier) => tierNames[tier])) },
    { term: price.term, value: fillIn(price.value, { range: rangeOf(rates, formatRupees) }) },
    { term: work.term, value: fillIn(work.value, { range: rangeOf(visits, String) }) },
  ];
  return (
    <aside
      className={clsx(
        'tier-guide__card tier-promise framed framed--green',
        isBegun ? 'tier-promise--narrowed' : 'tier-promise--whole',
      )}
      aria-labelledby="promise"
    >
      <h2 id="promise">{isBegun ? narrowed : heading}</h2>
      <dl className="tier-promise__lines">
        {lines.map(({ term, value }) => (
          <div key={term} className="tier-promise__line">
            <dt className="small">{term}</dt>
            <dd className="tier-promise__value figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {possible.length > advised.length && `${reseal} `}
        {stored}
      </p>
    </aside>
  );
}

function oneOf(names: readonly string[]): string {
  return names.join(', ').replace(/, (\w+)$/, ' or $1');
}

function rangeOf(values: readonly number[], format: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? format(least) : `${format(least)}\u00a0to\u00a0${format(most)}`;
}
