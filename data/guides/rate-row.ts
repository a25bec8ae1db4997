import { formatRupees } from '../money.ts';
import { tierNames } from '../price-line.ts';
import { prices, type Tier } from '../prices.ts';
import { type Scope, scopes } from '../scopes.ts';
import { namesOfService } from '../services/names.ts';
import type { ServiceSlug } from '../services/slugs.ts';

/** A row of a guide's price table: the case, the line of the price list that covers it, and its rate per square foot. */
export function rateRow(what: string, service: ServiceSlug, tier: Tier): readonly string[] {
  const { shortName } = namesOfService(service);
  return [what, `${shortName}, ${tierNames[tier]}`, formatRupees(prices[service][tier])];
}

/** Such as `Lips up to 1.5 mm`, from the scope of a price. */
export function lipsUpTo(service: ServiceSlug, tier: Tier): string {
  const { levelMm }: Scope = scopes[service][tier];
  return `lips up to ${levelMm} mm`;
}
