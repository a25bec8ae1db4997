import { formatRupees } from './money.ts';
import type { RichLink } from './paths.ts';
import { prices, type Tier, tiers, warrantyYears } from './prices.ts';
import type { ServiceSlug } from './services/slugs.ts';

export const priceUnit = 'per\u00a0sq\u00a0ft';

/** What a tier is called where its package's full name is too long. */
export const tierNames = {
  basic: 'Basic',
  premium: 'Premium',
  luxury: 'Luxury',
} as const satisfies Record<Tier, string>;

/** One tier of a service, ready to print. */
export interface TierPrice {
  tier: Tier;
  name: string;
  /** Such as `₹25`. */
  price: string;
  /** Such as `2-year warranty`. */
  warranty: string;
}

/** The lowest price of a service as cards show it, such as `from ₹25 per sq ft`. */
export function fromPrice(service: ServiceSlug): string {
  return `from ${formatRupees(prices[service].basic)} ${priceUnit}`;
}

/** A service, from its lowest price. */
export function offerOf(slug: ServiceSlug): RichLink {
  return { text: `Polishing ${fromPrice(slug)}`, to: `/services/${slug}` };
}

/** The lowest and the highest rate of all, in rupees per square foot. */
export function rateRange(): { least: number; most: number } {
  const rates: readonly number[] = Object.values(prices).flatMap((ofService) =>
    tiers.map((tier) => ofService[tier]),
  );
  return { least: Math.min(...rates), most: Math.max(...rates) };
}

/** The three tiers of a service, from the lowest price up. */
export function tierPrices(service: ServiceSlug): readonly TierPrice[] {
  return tiers.map((tier) => ({
    tier,
    name: tierNames[tier],
    price: formatRupees(prices[service][tier]),
    warranty: warrantyText(warrantyYears[tier]),
  }));
}

/** The years of the three tiers in one phrase, such as `1, 2 or 3 years`. */
export const warrantyYearsText = `${warrantyYears.basic}, ${warrantyYears.premium} or ${warrantyYears.luxury} years`;

/** Such as `2-year warranty`, with a word joiner: no line ends after the hyphen. */
export function warrantyText(years: number): string {
  return `${years}-\u2060year warranty`;
}
