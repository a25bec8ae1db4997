import type { ReactNode } from 'react';
import { exampleFor, type Room, roomSizes } from '../../data/estimate.ts';
import {
  lineText,
  problemText,
  roomNames,
  rupeesText,
  estimateWords as words,
} from '../../data/estimate-words.ts';
import { tierNames } from '../../data/price-line.ts';
import { tiers } from '../../data/prices.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { buttonClass } from '../components/button-link.tsx';
import { useEstimate } from './use-estimate.ts';
import '../components/form-field.css';
import './service-estimate.css';

export interface ServiceEstimateProps {
  service: ServiceSlug;
}

/** The estimate of one service in two fields, folded below its total; its buttons lead to the whole one and the form. */
export function ServiceEstimate({ service }: ServiceEstimateProps): ReactNode {
  const start = exampleFor(service);
  const { form, result, onInput, onSubmit } = useEstimate(start);
  return (
    <details className="service-estimate no-print">
      <summary className="service-estimate__summary">
        {result.kind === 'figures'
          ? `${result.lines.map(lineText).join(', ')}: about ${rupeesText(result.rupees)}`
          : problemText(result)}
        <span className="service-estimate__open">{words.open}</span>
      </summary>
      <form
        ref={form}
        className="service-estimate__fields"
        action="/estimate"
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="service" value={service} />
        {start.counter ? (
          <label>
            {words.counter}
            <input
              name="counter"
              className="form-field__control"
              inputMode="decimal"
              defaultValue={start.counter}
            />
          </label>
        ) : (
          <label>
            {words.rooms}
            <select name="rooms" className="form-field__control" defaultValue={start.rooms[0]}>
              <option />
              {(Object.keys(roomSizes) as Room[]).map((room) => (
                <option key={room} value={room}>
                  {roomNames[room]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {words.sizeToAdd}
          <input name="size" className="form-field__control" />
        </label>
        <label>
          {words.tier}
          <select name="tier" className="form-field__control" defaultValue={start.tier}>
            {tiers.map((tier) => (
              <option key={tier} value={tier}>
                {tierNames[tier]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonClass('outline')}>
          {words.whole}
        </button>
        <button type="submit" formAction="/contact#quote" className={buttonClass()}>
          {words.quote}
        </button>
      </form>
    </details>
  );
}
