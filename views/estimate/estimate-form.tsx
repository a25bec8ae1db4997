import type { ReactNode } from 'react';
import {
  type EstimateInput,
  type EstimateProblem,
  estimateQuery,
  flatOf,
  flats,
  type Room,
  roomSizes,
} from '../../data/estimate.ts';
import { flatNames, problemText, singleRooms, estimateWords as words } from '../../data/estimate-form.ts';
import { areaText, basisText, rangeText, roomNames, rupeesText } from '../../data/estimate-words.ts';
import { formatRupees } from '../../data/money.ts';
import { tierNames } from '../../data/price-line.ts';
import { prices, type Tier, tiers } from '../../data/prices.ts';
import { serviceNames } from '../../data/services/names.ts';
import { areaUnits } from '../../data/typed-sizes.ts';
import { buttonClass } from '../components/button-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageContents } from '../site/page-contents.ts';
import { EstimateChoice } from './estimate-choice.tsx';
import { EstimateNotes, EstimateShare } from './estimate-notes.tsx';
import { useEstimate } from './use-estimate.ts';
import '../components/form-field.css';
import '../components/form-field.late.css';
import './estimate-form.css';

export interface EstimateFormProps {
  /** What it begins with. */
  start: EstimateInput;
  /** Of each service, on the estimate's own page, which shows all that the sum is made of. Other pages lead there. */
  pictures?: PageContents['estimate']['pictures'];
  /** As `EstimateNotes` says them. */
  settings: string;
}

/** Rooms, sizes, counters and stairs; a bill of them, of which the sum and the way to the quote form stay in view. */
export function EstimateForm({ start, pictures, settings }: EstimateFormProps): ReactNode {
  const isPage = pictures !== undefined;
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
      <div className="estimate__fields no-print">
        <EstimateFields start={begun} input={input} problem={problem} />
      </div>
      <div className="estimate__result">
        <div className="estimate__sum">
          <p>
            {result.kind === 'figures' && <small className="estimate__name">{words.range}</small>}
            <output className="estimate__total">
              {result.kind === 'figures' ? rupeesText(result.rupees) : <small>{problemText(result)}</small>}
            </output>
            {result.kind === 'figures' && (
              <small className="estimate__basis note figures">{basisText(result)}</small>
            )}
          </p>
          <button type="submit" formAction="/contact#quote" className={buttonClass()}>
            {words.quote}
          </button>
        </div>
        <div className="estimate__notes stack">
          {result.kind === 'figures' && (
            <EstimateNotes figures={result} pictures={pictures} settings={settings} />
          )}
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

/** Chosen already for who comes from single rooms to a flat. */
const usualFlat: Room = '2bhk';

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
      <fieldset className="estimate__floor">
        <legend className="form-field__label">{words.floor}</legend>
        <div className="estimate__ways">
          {(['flat', 'rooms'] as const).map((way) => (
            <EstimateChoice key={way} name="way" value={way} isChosen={(way === 'flat') === Boolean(flat)}>
              {`${words.ways[way].name} `}
              <small className="note">{words.ways[way].hint}</small>
            </EstimateChoice>
          ))}
        </div>
        <fieldset className="estimate__way estimate__flats" aria-label={words.ways.flat.name}>
          {flats.map((size) => (
            <EstimateChoice key={size} name="rooms" value={size} isChosen={size === (flat ?? usualFlat)}>
              {`${flatNames[size]} `}
              <small className="note figures">{rangeText(roomSizes[size])}</small>
            </EstimateChoice>
          ))}
        </fieldset>
        <fieldset className="estimate__way estimate__rooms" aria-label={words.ways.rooms.name}>
          {singleRooms.map((room) => (
            <EstimateChoice
              key={room}
              type="checkbox"
              name="rooms"
              value={room}
              isChosen={start.rooms.includes(room)}
            >
              {`${roomNames[room]} `}
              <small className="note figures">{areaText(roomSizes[room])}</small>
            </EstimateChoice>
          ))}
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
        </fieldset>
      </fieldset>
      <div className="estimate__row">
        <TextField name="counter" label={words.counter} start={start.counter} problem={problem} />
        <TextField name="steps" label={words.steps} start={start.steps} problem={problem} />
      </div>
      <fieldset>
        <legend className="form-field__label">
          {words.tier}
          <span className="only-script">{words.rates}</span>
        </legend>
        <div className="estimate__levels">
          {tiers.map((tier) => (
            <EstimateChoice key={tier} name="tier" value={tier} isChosen={tier === start.tier}>
              {`${tierNames[tier]} `}
              {service && <small className="note figures only-script">{rateText(service, tier)}</small>}
            </EstimateChoice>
          ))}
        </div>
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
        placeholder={name === 'size' ? undefined : '0'}
        enterKeyHint="done"
        defaultValue={start}
        aria-invalid={name === problem || undefined}
      />
    </label>
  );
}
