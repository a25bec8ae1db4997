import { formatRupees } from '../money.ts';
import { tierNames } from '../price-line.ts';
import { prices, type Tier } from '../prices.ts';
import { type Scope, scopes } from '../scopes.ts';
import type { ServiceSlug } from '../services/slugs.ts';

/** As a table has room for. */
const shortNames: Readonly<Record<ServiceSlug, string>> = {
  'marble-polishing': 'Marble',
  'mosaic-floor-polishing': 'Mosaic',
  'marble-floor-refinishing': 'Refinishing',
  'italian-marble-polishing': 'Italian marble',
  'katni-marble-polishing': 'Katni marble',
  'italian-diamond-polishing': 'Italian diamond',
  'kitchen-marble-polishing': 'Kitchen marble',
  'kota-stone-polishing': 'Kota stone',
  'granite-floor-polishing': 'Granite',
};

/** A row of a guide's price table: the case, the line of the price list that covers it, and its rate per square foot. */
export function rateRow(what: string, service: ServiceSlug, tier: Tier): readonly string[] {
  return [what, `${shortNames[service]}, ${tierNames[tier]}`, formatRupees(prices[service][tier])];
}

/** Such as `Lips up to 1.5 mm`, from the scope of a price. */
export function lipsUpTo(service: ServiceSlug, tier: Tier): string {
  const { levelMm }: Scope = scopes[service][tier];
  return `lips up to ${levelMm} mm`;
}
