import type { ReactNode } from 'react';
import { settingText } from '../../data/before-the-call.ts';
import type { EstimateFigures, EstimateLine } from '../../data/estimate.ts';
import { estimateWords as words } from '../../data/estimate-form.ts';
import { areaText, lineText, rupeesText } from '../../data/estimate-words.ts';
import { fillIn } from '../../data/fill-in.ts';
import { formatRupees } from '../../data/money.ts';
import { tierNames, warrantyText } from '../../data/price-line.ts';
import { namesOfService } from '../../data/services/names.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import '../components/point-list.css';

export interface EstimateNotesProps {
  figures: EstimateFigures;
  /** Whether each part of the sum is shown. */
  hasLines: boolean;
}

/** What the sum is made of, how long the work takes, how long it is warranted, and what could change it. */
export function EstimateNotes({ figures, hasLines }: EstimateNotesProps): ReactNode {
  const { service, tier, lines, days, warrantyYears, isMinimum } = figures;
  return (
    <>
      {hasLines && (
        <>
          <h2 className="title-s">
            {/* One text: of two the second would move when the display face comes. */}
            {`${namesOfService(service).name}, ${tierNames[tier]}`}
          </h2>
          <ul className="figures">
            {lines.map((line) => (
              <li key={line.kind} className="point-list__item">
                {`${lineText(line)}: ${areaText(line.area)} × ${formatRupees(line.rate)} = `}
                <span className="nowrap">{amountText(line)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {days ? fillIn(words.days, { days }) : words.daysOpen}{' '}
        {warrantyText(warrantyYears).replaceAll(' ', '\u00a0')}.{isMinimum && ` ${words.minimum}`}
        {settingText('tax', 'minimumCharge', 'smallestJob')}{' '}
        <SiteLink to={`/pricing#${service}-scope`}>{fillIn(words.buys, { tier: tierNames[tier] })}</SiteLink>.
      </p>
      <p className="note">{words.note}</p>
    </>
  );
}

function amountText({ area, rate }: EstimateLine): string {
  return rupeesText({ least: area.least * rate, most: area.most * rate });
}
