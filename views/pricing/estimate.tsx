import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { fillIn } from '../../data/fill-in.ts';
import { formatNumber, formatRupees } from '../../data/money.ts';
import { tierNames } from '../../data/price-line.ts';
import { tiers } from '../../data/prices.ts';
import { namesOfService } from '../../data/services/names.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { Band } from '../components/band.tsx';
import { ButtonLink, buttonClass } from '../components/button-link.tsx';
import { FormField } from '../components/form-field.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import type { PageContents, ShownField } from '../site/page-contents.ts';
import {
  areaBounds,
  type FirstFigure,
  type FloorValues,
  firstFigure,
  rateOf,
  readFloor,
} from './first-figure.ts';
import './estimate.css';

export interface EstimateProps {
  words: PageContents['pricing']['estimate'];
  /** What each service is called. */
  serviceNames: PageContents['pricing']['table']['rows'];
}

/**
 * A first figure for a floor: area times rate. The server works it out of the form's query; with JavaScript it follows
 * the fields as they change.
 */
export function Estimate({ words, serviceNames }: EstimateProps): ReactNode {
  const query = new URLSearchParams(useSearch());
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [floor, setFloor] = useState(() => readFloor(query));
  const [wasAsked, setWasAsked] = useState(() => query.has('area_size'));
  const figure = firstFigure(floor);
  const areaError = fillIn(words.areaError, {
    least: formatNumber(areaBounds.least),
    most: formatNumber(areaBounds.most),
  });

  function follow(): void {
    if (form.current) setFloor(readFloor(new FormData(form.current)));
  }

  // A browser that restores the form, or a hand quicker than hydration, has changed it already.
  useEffect(follow, []);

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setWasAsked(true);
    if (figure) result.current?.scrollIntoView({ block: 'nearest' });
    else form.current?.querySelector<HTMLInputElement>('[name="area_size"]')?.focus();
  }

  return (
    <Band id="estimate" labelledBy="estimate-heading" className="no-print">
      <div className="container columns">
        <form
          ref={form}
          className="rows rows--l"
          action="/pricing#estimate"
          noValidate
          onChange={follow}
          onSubmit={show}
        >
          <h2 id="estimate-heading">{words.heading}</h2>
          <p className="lede">{words.lede}</p>
          <EstimateFields
            words={words}
            floor={floor}
            areaError={wasAsked && !figure ? areaError : undefined}
            serviceNames={serviceNames}
          />
          <button type="submit" className={`${buttonClass()} estimate__button`}>
            {words.button}
          </button>
        </form>
        <div ref={result} className="estimate__result">
          <EstimateResult words={words} floor={floor} figure={figure} />
        </div>
      </div>
    </Band>
  );
}

interface EstimateFieldsProps {
  words: PageContents['pricing']['estimate'];
  floor: FloorValues;
  /** What is wrong with the area. */
  areaError: string | undefined;
  /** What each service is called. */
  serviceNames: PageContents['pricing']['table']['rows'];
}

const areaField = {
  name: 'area_size',
  control: 'text',
  required: true,
  autocomplete: 'off',
  inputMode: 'decimal',
} as const satisfies Partial<ShownField>;

/** Service, area and package. The fields keep their own values; `floor` is what they start from. */
function EstimateFields({ words, floor, areaError, serviceNames }: EstimateFieldsProps): ReactNode {
  return (
    <>
      <div className="form-field">
        <label className="form-field__label" htmlFor="estimate-service">
          {words.service}
        </label>
        <select
          id="estimate-service"
          name="service"
          className="form-field__control"
          defaultValue={floor.service}
        >
          {Object.entries(serviceNames).map(([slug, name]) => (
            <option key={slug} value={namesOfService(slug as ServiceSlug).name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <FormField
        field={{ ...areaField, label: words.area, hint: words.areaHint }}
        formId="estimate"
        enterKey="go"
        value={floor.area_size}
        error={areaError ? { field: 'area_size', code: 'format', message: areaError } : undefined}
      />
      <fieldset className="estimate__tiers">
        <legend className="form-field__label">{words.tier}</legend>
        {tiers.map((tier) => (
          <label key={tier} className="estimate__tier">
            <input type="radio" name="tier" value={tier} defaultChecked={tier === floor.tier} />
            <span>{tierNames[tier]}</span>
            <span className="estimate__rate figures">{formatRupees(rateOf(floor.service, tier))}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface EstimateResultProps {
  words: PageContents['pricing']['estimate'];
  floor: FloorValues;
  /** Null while there is none. */
  figure: FirstFigure | null;
}

/** The figure, what it is made of, and that it is no promise. */
function EstimateResult({ words, floor, figure }: EstimateResultProps): ReactNode {
  const { service, tier } = floor;
  const choices = figure ? { service, tier, area_size: figure.area } : { service, tier };
  return (
    <>
      <h3>{words.resultHeading}</h3>
      <output htmlFor="estimate-service estimate-area_size">
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
