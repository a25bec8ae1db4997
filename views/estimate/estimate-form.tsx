import type { ReactNode } from 'react';
import {
  areaUnits,
  type EstimateInput,
  type EstimateProblem,
  estimateQuery,
  flatOf,
  flats,
  roomSizes,
} from '../../data/estimate.ts';
import { flatNames, problemText, singleRooms, estimateWords as words } from '../../data/estimate-form.ts';
import { areaText, rangeText, roomNames, rupeesText } from '../../data/estimate-words.ts';
import { formatRupees } from '../../data/money.ts';
import { tierNames } from '../../data/price-line.ts';
import { prices, type Tier, tiers } from '../../data/prices.ts';
import { serviceNames } from '../../data/services/names.ts';
import { buttonClass } from '../components/button-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { EstimateNotes, EstimateShare } from './estimate-notes.tsx';
import { useEstimate } from './use-estimate.ts';
import '../components/form-field.css';
import './estimate-form.css';

export interface EstimateFormProps {
  /** What it begins with. */
  start: EstimateInput;
  /** `page`: its own, which shows all that the sum is made of. `part`: of another page, and leads there. */
  place: 'page' | 'part';
}

/** Rooms, sizes, counters and stairs; a bill of them, of which the sum and the way to the quote form stay in view. */
export function EstimateForm({ start, place }: EstimateFormProps): ReactNode {
  const isPage = place === 'page';
  const { form, begun, input, result, wasAsked, onInput, keepInAddress, onSubmit } = useEstimate(
    start,
    isPage,
  );
  const problem = wasAsked && result.kind === 'problem' ? result.field : null;
  return (
    <form
      ref={form}
      className="estimate"
      action="/estimate"
      noValidate
      onInput={onInput}
      onBlur={isPage ? keepInAddress : undefined}
      onSubmit={onSubmit}
    >
      <div className="estimate__fields rows rows--l no-print">
        <EstimateFields start={begun} input={input} problem={problem} />
      </div>
      <div className="estimate__result">
        <div className="estimate__sum">
          <output className="estimate__total">
            {result.kind === 'figures' ? rupeesText(result.rupees) : <small>{problemText(result)}</small>}
          </output>
          <button type="submit" formAction="/contact#quote" className={buttonClass()}>
            {words.quote}
          </button>
        </div>
        <div className="estimate__notes stack stack--s">
          {result.kind === 'figures' && <EstimateNotes figures={result} hasLines={isPage} />}
          {isPage ? (
            result.kind === 'figures' && <EstimateShare figures={result} query={estimateQuery(input)} />
          ) : (
            <p>
              <SiteLink to="/estimate" search={estimateQuery(input)}>
                {words.own}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

interface EstimateFieldsProps {
  start: EstimateInput;
  input: EstimateInput;
  problem: EstimateProblem['field'] | null;
}

/** The fields keep their own values; `start` is what they begin with. */
function EstimateFields({ start, input, problem }: EstimateFieldsProps): ReactNode {
  const service = serviceNames.find(({ slug }) => slug === input.service)?.slug;
  const flat = flatOf(start.rooms);
  const isKnown = serviceNames.some(({ slug }) => slug === start.service);
  return (
    <>
      <label className="form-field">
        <span className="form-field__label">{words.service}</span>
        <select name="service" className="form-field__control" defaultValue={isKnown ? start.service : '?'}>
          {!isKnown && (
            <option value="?">{problemText({ kind: 'problem', field: 'service', code: 'unknown' })}</option>
          )}
          {serviceNames.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="estimate__choices estimate__flats">
        <legend className="form-field__label">{words.flat}</legend>
        {flats.map((size) => (
          <label key={size} className="estimate__choice">
            <input type="radio" name="rooms" value={size} defaultChecked={size === flat} />
            {`${flatNames[size]} `}
            <small className="note">{rangeText(roomSizes[size])}</small>
          </label>
        ))}
      </fieldset>
      <fieldset className="estimate__choices estimate__rooms">
        <legend className="form-field__label">
          <label className="estimate__choice estimate__choice--bare">
            <input type="radio" name="rooms" value="" defaultChecked={!flat} />
            {words.noFlat}
          </label>
        </legend>
        {singleRooms.map((room) => (
          <label key={room} className="estimate__choice">
            <input type="checkbox" name="rooms" value={room} defaultChecked={start.rooms.includes(room)} />
            {`${roomNames[room]} `}
            <small className="note">{areaText(roomSizes[room])}</small>
          </label>
        ))}
      </fieldset>
      <div className="estimate__row">
        <TextField
          name="size"
          label={words.size}
          start={start.size}
          problem={problem}
          hint={words.sizeHint}
        />
        <label className="form-field">
          <span className="form-field__label">{words.unit}</span>
          <select name="unit" className="form-field__control" defaultValue={start.unit}>
            {(Object.keys(areaUnits) as (keyof typeof areaUnits)[]).map((unit) => (
              <option key={unit} value={unit}>
                {words.units[unit]}
              </option>
            ))}
          </select>
        </label>
        <TextField name="counter" label={words.counter} start={start.counter} problem={problem} />
        <TextField name="steps" label={words.steps} start={start.steps} problem={problem} />
      </div>
      <fieldset className="estimate__choices estimate__tiers">
        <legend className="form-field__label">{words.tier}</legend>
        {tiers.map((tier) => (
          <label key={tier} className="estimate__choice">
            <input type="radio" name="tier" value={tier} defaultChecked={tier === start.tier} />
            {`${tierNames[tier]} `}
            {service && <small className="note figures only-script">{rateText(service, tier)}</small>}
          </label>
        ))}
      </fieldset>
      {/* With JavaScript the sum stands there already. */}
      <noscript>
        <button type="submit" className={buttonClass('outline')}>
          {words.show}
        </button>
      </noscript>
    </>
  );
}

function rateText(service: keyof typeof prices, tier: Tier): string {
  return formatRupees(prices[service][tier]);
}

interface TextFieldProps {
  name: EstimateProblem['field'];
  label: string;
  start: string;
  problem: EstimateProblem['field'] | null;
  hint?: string;
}

function TextField({ name, label, start, problem, hint }: TextFieldProps): ReactNode {
  return (
    <label className="form-field">
      <span className="form-field__label">{label}</span>
      {hint && <small className="form-field__hint">{hint}</small>}
      <input
        name={name}
        className="form-field__control"
        // A decimal keyboard has neither the x nor the + of a sum.
        inputMode={name === 'size' ? undefined : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        defaultValue={start}
        aria-invalid={name === problem || undefined}
      />
    </label>
  );
}
