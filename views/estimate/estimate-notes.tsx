import type { ReactNode } from 'react';
import { whatsappShareLink } from '../../data/contact-links.ts';
import type { EstimateFigures, EstimateLine } from '../../data/estimate.ts';
import { estimateWords as words } from '../../data/estimate-form.ts';
import { areaText, estimateText, lineText, rupeesText } from '../../data/estimate-words.ts';
import { fillIn } from '../../data/fill-in.ts';
import { formatRupees } from '../../data/money.ts';
import { tierNames, warrantyText } from '../../data/price-line.ts';
import { namesOfService } from '../../data/services/names.ts';
import { ButtonLink, buttonClass } from '../components/button-link.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { Swatch } from '../components/swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import { serviceSwatches } from '../pictures/service-swatches.ts';
import type { PageContents } from '../site/page-contents.ts';
import { useSite } from '../site/site-context.tsx';

export interface EstimateNotesProps {
  figures: EstimateFigures;
  /** Of each service: with them each part of the sum is shown, as on the page of its own. */
  pictures: PageContents['estimate']['pictures'] | undefined;
  /** What the owner has set that bears on a sum, in sentences; empty while nothing is. */
  settings: string;
}

/** The area, what the sum is made of, how long the work takes, its warranty, and what could change it. */
export function EstimateNotes({ figures, pictures, settings }: EstimateNotesProps): ReactNode {
  const { service, tier, lines, days, warrantyYears, isMinimum } = figures;
  const Heading = pictures ? 'h2' : 'h3';
  const picture = pictures?.find(({ slug }) => slug === service)?.picture;
  return (
    <>
      {picture && (
        <LatePicture
          id={picture}
          sizes={`(min-width: 62rem) 31rem, ${phoneWide}`}
          alt=""
          className="estimate__picture no-print"
        />
      )}
      <Heading className="estimate__work title-s">
        <Swatch id={serviceSwatches[service]} />
        {/* One text: of two the second would move when the display face comes. */}
        <span>{`${namesOfService(service).name}, ${tierNames[tier]}`}</span>
      </Heading>
      {pictures && (
        <ul className="estimate__lines figures">
          {lines.map((line) => (
            <li key={line.kind}>
              {`${lineText(line)} `}
              {/* Of one line the sum is the amount, and stands above already. */}
              {(isMinimum || lines.length > 1) && <strong>{amountText(line)}</strong>}{' '}
              <small className="note">{`${areaText(line.area)} × ${formatRupees(line.rate)}`}</small>
            </li>
          ))}
        </ul>
      )}
      <p>
        <span>
          {[
            days ? fillIn(words.days, { days }) : words.daysOpen,
            `${warrantyText(warrantyYears).replaceAll(' ', '\u00a0')}.`,
            ...(isMinimum ? [words.minimum] : []),
          ].join(' ') + settings}
        </span>{' '}
        <SiteLink to={`/pricing#${service}-scope`} className="nowrap">
          {fillIn(words.buys, { tier: tierNames[tier] })}
        </SiteLink>
        .
      </p>
      <p className="note">{words.note}</p>
    </>
  );
}

export interface EstimateShareProps {
  figures: EstimateFigures;
  /** Of the estimate's address, without `?`. */
  query: string;
}

/** The ways to keep an estimate: on paper, or as a message to whoever decides with the visitor. */
export function EstimateShare({ figures, query }: EstimateShareProps): ReactNode {
  const address = `${useSite().siteOrigin}/estimate?${query}`;
  return (
    <div className="cluster no-print">
      <ButtonLink href={whatsappShareLink(`${estimateText(figures)}\n${address}`)} look="outline" newTab>
        {words.send}
      </ButtonLink>
      <button
        type="button"
        className={`${buttonClass('outline')} only-script`}
        onClick={() => window.print()}
      >
        {words.print}
      </button>
    </div>
  );
}

function amountText({ area, rate }: EstimateLine): string {
  return rupeesText({ least: area.least * rate, most: area.most * rate });
}
