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

export interface PricePackage {
  tier: Tier;
  name: string;
  /** Rupees per square foot. */
  price: number;
  unit: 'per sq ft';
  /** Years of warranty on the finish. */
  warrantyYears: number;
  popular: boolean;
  features: readonly string[];
}

/** The three packages; a package's price is that of ordinary marble polishing in its tier. */
// Marked as pure, so that the many pages with prices but no packages do not ship this list.
export const packages: readonly PricePackage[] = /* @__PURE__ */ listPackages();

function listPackages(): PricePackage[] {
  return [
    {
      tier: 'basic',
      name: 'Basic Polishing',
      price: prices['marble-polishing'].basic,
      unit: 'per sq ft',
      warrantyYears: warrantyYears.basic,
      popular: false,
      features: [
        'Free site visit and written quote',
        'Hone and polish from 200 to 3000 grit',
        'Light scratches and dull walkways removed',
        'Edges done by hand machine',
        'Moisture reading, then one coat of penetrating sealer',
        'Slurry vacuumed and floor washed',
        '1 year warranty on the finish',
      ],
    },
    {
      tier: 'premium',
      name: 'Premium Polishing',
      price: prices['marble-polishing'].premium,
      unit: 'per sq ft',
      warrantyYears: warrantyYears.premium,
      popular: true,
      features: [
        'Everything in Basic',
        'All seven grits, 50 to 3000',
        'Height differences up to 1 mm ground level',
        'Etch marks and water rings removed',
        'Joints raked and refilled to match',
        '2 years warranty on the finish',
      ],
    },
    {
      tier: 'luxury',
      name: 'Luxury Polishing',
      price: prices['marble-polishing'].luxury,
      unit: 'per sq ft',
      warrantyYears: warrantyYears.luxury,
      popular: false,
      features: [
        'Everything in Premium',
        'Height differences up to 2 mm ground level',
        'Hairline cracks and pinholes filled with tinted resin',
        'Steps, skirting and corners finished by hand',
        'Two coats of fluoropolymer sealer',
        'Gloss measured in every room at handover',
        '3 years warranty on the finish',
      ],
    },
  ];
}
