import type { ReactNode } from 'react';
import { formatRupees } from '../../data/money.ts';
import { tierNames } from '../../data/price-line.ts';
import { tiers } from '../../data/prices.ts';
import { namesOfService } from '../../data/services/names.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { FormField } from '../components/form-field.tsx';
import type { PageContents } from '../routes/route.ts';
import type { ShownField } from '../routes/shown-form.ts';
import { type FloorValues, rateOf } from './first-figure.ts';

export interface EstimateFieldsProps {
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
export function EstimateFields({ words, floor, areaError, serviceNames }: EstimateFieldsProps): ReactNode {
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
