import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { fillIn } from '../../data/fill-in.ts';
import { formatNumber } from '../../data/money.ts';
import { Band } from '../components/band.tsx';
import { buttonClass } from '../components/button-link.tsx';
import type { PageContents } from '../routes/route.ts';
import { EstimateFields } from './estimate-fields.tsx';
import { EstimateResult } from './estimate-result.tsx';
import { areaBounds, firstFigure, readFloor } from './first-figure.ts';
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
      <div className="estimate container">
        <form
          ref={form}
          className="estimate__form"
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
