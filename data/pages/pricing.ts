import { settingsOfSums, settingText } from '../before-the-call.ts';
import { replyWithinHours } from '../business.ts';
import { claims, isShown } from '../claims.ts';
import { formatRupees } from '../money.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich, RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import { priceUnit, rateRange, warrantyYearsText } from '../price-line.ts';
import { prices } from '../prices.ts';
import { scopes } from '../scopes.ts';
import type { ServiceSlug } from '../services/slugs.ts';

export interface TitledText {
  title: string;
  text: Rich;
}

/** With what it does to the price, in a few words. */
export interface Factor extends TitledText {
  effect: string;
}

export interface PricingPage {
  head: PageHead;
  hero: { headline: string; lede: string; picture: PictureId };
  packages: {
    heading: string;
    note: string;
    which: RichLink;
    /** The badge of the package that is set off; empty for none. */
    popular: string;
    unit: string;
    /** Opens what a package holds, on a phone. */
    buys: string;
    quote: string;
  };
  table: {
    heading: string;
    caption: string;
    columns: { service: string; basic: string; premium: string; luxury: string; quote: string };
    /** What each row is called, in the order of the specification's table. */
    rows: Readonly<Record<ServiceSlug, string>>;
    rowQuote: string;
    note: string;
    /** What the owner has set beside the rates; empty while nothing is. */
    settings: string;
  };
  /** What each rate buys; the tables are made of `data/scopes.ts`. */
  scopes: { heading: string; lede: Rich; caption: string; corner: string };
  /** `settings`: those that bear on a sum, after its sentences. */
  estimate: { heading: string; lede: string; settings: string };
  factors: { heading: string; lede: Rich; picture: PictureId; items: readonly Factor[] };
  /** `nothing`: what each of its lines adds to a bill, and `sum` all of them. */
  included: { heading: string; lede: string; items: readonly TitledText[]; sum: string; nothing: string };
  /** An `evening-*`, and what stands on its wall. */
  closing: { picture: PictureId; heading: string; text: string; call: string; whatsapp: string };
  printed: string;
}

const marble = prices['marble-polishing'];
const italian = prices['italian-marble-polishing'];
const { levelMm } = scopes['marble-polishing'].premium;

const rates = rateRange();

export const pricingPage: PricingPage = {
  head: {
    title: 'Marble Polishing Prices in Hyderabad',
    description: `Rates per square foot for nine stone polishing services in Basic, Premium and Luxury. Marble from ${formatRupees(marble.basic)}, with what each rate includes and an estimate.`,
    keywords: [
      'marble polishing price per sq ft',
      'marble polishing cost Hyderabad',
      'granite polishing price',
      'Kota stone polishing rate',
      'Italian marble polishing cost',
    ],
    picture: 'still-reckoning',
  },

  hero: {
    headline: 'Marble Polishing Prices in Hyderabad',
    lede: `One rate per square foot for each stone and each level of work, from ${formatRupees(rates.least)} to ${formatRupees(rates.most)}.`,
    picture: 'still-samples',
  },

  packages: {
    heading: 'Three levels of work',
    note: 'For Indian marble. Other stones are below.',
    which: { text: 'Which one does my floor need?', to: '/which-package' },
    popular: claims.popular.label,
    unit: priceUnit,
    buys: 'What it buys',
    quote: 'Get Quote',
  },

  table: {
    heading: 'Every stone, every level',
    caption: 'Polishing rates in rupees per square foot, by service and package',
    columns: { service: 'Service', basic: 'Basic', premium: 'Premium', luxury: 'Luxury', quote: 'Quote' },
    rows: {
      'marble-polishing': 'Marble Polishing',
      'italian-marble-polishing': 'Italian Marble Polishing',
      'granite-floor-polishing': 'Granite Polishing',
      'kota-stone-polishing': 'Kota Stone Polishing',
      'kitchen-marble-polishing': 'Kitchen Marble Polishing',
      'mosaic-floor-polishing': 'Mosaic Floor Polishing',
      'marble-floor-refinishing': 'Marble Floor Refinishing',
      'katni-marble-polishing': 'Katni Marble Polishing',
      'italian-diamond-polishing': 'Italian Diamond Polishing',
    },
    rowQuote: 'Get Quote',
    note: `Italian marble starts ${formatRupees(italian.basic - marble.basic)} higher than Indian marble: it is softer, often resin-filled, and polished slowly.`,
    settings: settingText().trim(),
  },

  scopes: {
    heading: 'What each rate buys',
    lede: [
      'What is not listed is not in the rate, and is a line of its own in the quote. See also: ',
      { text: 'penetrating sealer', to: '/glossary#penetrating-sealer' },
      ', ',
      { text: 'hone', to: '/glossary#hone' },
      ' and ',
      { text: 'poultice', to: '/glossary#poultice' },
      '.',
    ],
    caption: 'What the three rates buy:',
    corner: 'Work',
  },

  estimate: {
    heading: 'What will it cost?',
    lede: 'Choose rooms, or type what you measured.',
    settings: settingsOfSums(),
  },

  factors: {
    heading: 'Factors That Affect Pricing',
    lede: [
      'Four things we look at during the visit. Worked sums for whole flats: ',
      { text: 'what stone polishing costs', to: '/blog/what-stone-polishing-costs' },
      '.',
    ],
    picture: 'close-refinishing',
    items: [
      {
        title: 'Area size',
        effect: 'A large floor can cost less per sq ft',
        text: 'Setting up takes the same hour for 100 sq ft as for 1,000. A larger floor can get a volume discount, a line of its own in the quote.',
      },
      {
        title: 'Marble type',
        effect: 'Each stone has its own rate',
        text: 'Soft Italian slabs need slow passes and fresh pads. Granite, Mohs 6–7 against 3–4, needs about twice the passes.',
      },
      {
        title: 'Condition',
        effect: 'A worn floor can cost more',
        text: `Height differences over ${levelMm} mm, open cracks and old coatings mean extra coarse passes first.`,
      },
      {
        title: 'Location or accessibility',
        effect: 'Hard access can cost more',
        text: 'Narrow stairs, no lift for a grinder of 100 kg, short working hours or no water on the floor add time.',
      },
    ],
  },

  included: {
    heading: 'What’s Included in Our Pricing',
    lede: 'In every package and on every stone, without a line of its own on the bill.',
    sum: 'All six, on top of the rate',
    nothing: formatRupees(0),
    items: [
      {
        title: 'Free site assessment and quote',
        text: 'We measure, identify the stone and read its moisture. It costs nothing if you decide against the work.',
      },
      {
        title: 'Equipment and materials',
        text: 'Grinders, pads, powders, masking of skirting and doors, and the package’s sealer.',
      },
      {
        title: 'Professional team',
        text: 'The people who do the work and their travel to you.',
      },
      {
        title: 'Quality guarantee and warranty',
        text: [
          `The finish is warranted for ${warrantyYearsText} in Basic, Premium and Luxury. `,
          { text: 'The terms', to: '/terms#warranty' },
          ' say what that covers.',
        ],
      },
      {
        title: 'Cleanup and waste disposal',
        text: 'Slurry is vacuumed into drums and taken away.',
      },
      {
        title: 'Maintenance tips',
        text: 'A care card: what to mop with, what to keep off the stone, and the month to re-seal.',
      },
    ],
  },

  closing: {
    picture: 'evening-prices',
    heading: 'Get Your Free Quote Today',
    text: `Tell us the stone and the size. The answer comes within ${replyWithinHours} hours, and the visit is free.`,
    call: 'Call for Quote',
    whatsapp: 'WhatsApp Quote',
  },

  printed: 'Rates in rupees per square foot. For a written quote call {phone}.',
};

/** The same where claims without evidence are left out. */
export const provedPricingPage: PricingPage = {
  ...pricingPage,
  packages: {
    ...pricingPage.packages,
    popular: isShown(claims.popular, 'proved') ? pricingPage.packages.popular : '',
  },
};
