import { warrantyText } from './price-line.ts';
import { prices, type Tier, tiers, warrantyYears } from './prices.ts';
import { gritRange, leftUndone, scopeLines, scopes } from './scopes.ts';

export interface PricePackage {
  tier: Tier;
  name: string;
  /** Rupees per square foot. */
  price: number;
  unit: 'per sq ft';
  /** Years of warranty on the finish. */
  warrantyYears: number;
  popular: boolean;
  /** What it does that the one below does not, and its warranty: one line. */
  gist: string;
  /** What the price buys on ordinary marble: lines on the same things in the same order in each package. */
  features: readonly string[];
  /** Among them those that say what is not done. */
  leftUndone: readonly string[];
}

/** The tier that stands out among the three. */
export const popularTier: Tier = 'premium';

const names = {
  basic: 'Basic Polishing',
  premium: 'Premium Polishing',
  luxury: 'Luxury Polishing',
} as const satisfies Record<Tier, string>;

/** The three packages; a package's price and what it buys are those of ordinary marble polishing in its tier. */
// Marked as pure, so that the many pages with prices but no packages do not ship this list.
export const packages: readonly PricePackage[] = /* @__PURE__ */ listPackages();

function listPackages(): PricePackage[] {
  return tiers.map((tier) => ({
    tier,
    name: names[tier],
    price: prices['marble-polishing'][tier],
    unit: 'per sq ft',
    warrantyYears: warrantyYears[tier],
    popular: tier === popularTier,
    gist: `${gistOf(tier)}. ${warrantyText(warrantyYears[tier])}.`,
    features: scopeLines('marble-polishing', tier),
    leftUndone: leftUndone('marble-polishing', tier),
  }));
}

function gistOf(tier: Tier): string {
  const { basic, premium, luxury } = scopes['marble-polishing'];
  return {
    basic: `A clear gloss on a level floor, ${gritRange(basic)}`,
    premium: `A mirror, steps up to ${premium.levelMm} mm ground level, joints refilled`,
    luxury: `Premium, and steps up to ${luxury.levelMm} mm, cracks and pinholes filled, a second coat of sealer, gloss measured`,
  }[tier];
}
