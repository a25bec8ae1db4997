import type { ServiceSlug } from './services/slugs.ts';

export const tiers = ['basic', 'premium', 'luxury'] as const;

export type Tier = (typeof tiers)[number];

/** Rupees per square foot, one row a service; the only place in the project that holds a service's price. */
export const prices = {
  'marble-polishing': { basic: 25, premium: 40, luxury: 60 },
  'italian-marble-polishing': { basic: 35, premium: 50, luxury: 70 },
  'granite-floor-polishing': { basic: 30, premium: 45, luxury: 65 },
  'kota-stone-polishing': { basic: 20, premium: 35, luxury: 55 },
  'kitchen-marble-polishing': { basic: 40, premium: 60, luxury: 80 },
  'mosaic-floor-polishing': { basic: 35, premium: 55, luxury: 75 },
  'marble-floor-refinishing': { basic: 30, premium: 50, luxury: 70 },
  'katni-marble-polishing': { basic: 25, premium: 40, luxury: 60 },
  'italian-diamond-polishing': { basic: 50, premium: 70, luxury: 90 },
} as const satisfies Record<ServiceSlug, Record<Tier, number>>;

/** On the finish. */
export const warrantyYears = { basic: 1, premium: 2, luxury: 3 } as const satisfies Record<Tier, number>;
