import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import { formatNumber, formatRupees } from '../../data/money.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import type { PageContents } from '../routes/route.ts';
import type { FirstFigure, FloorValues } from './first-figure.ts';

export interface EstimateResultProps {
  words: PageContents['pricing']['estimate'];
  floor: FloorValues;
  /** Null while there is none. */
  figure: FirstFigure | null;
}

/** The figure, what it is made of, and that it is no promise. */
export function EstimateResult({ words, floor, figure }: EstimateResultProps): ReactNode {
  const { service, tier } = floor;
  const choices = figure ? { service, tier, area_size: figure.area } : { service, tier };
  return (
    <>
      <h3>{words.resultHeading}</h3>
      <output className="estimate__output" htmlFor="estimate-service estimate-area_size">
        {figure ? (
          <>
            <span className="estimate__total">{formatRupees(figure.total)}</span>
            <span className="estimate__sum figures">
              {fillIn(words.result, { area: formatNumber(figure.area), rate: formatRupees(figure.rate) })}
            </span>
          </>
        ) : (
          <span className="estimate__sum">{words.noResult}</span>
        )}
      </output>
      <p className="estimate__note">{words.note}</p>
      <ButtonLink to="/contact#quote" search={quoteSearch(choices)}>
        {words.quote}
      </ButtonLink>
    </>
  );
}
