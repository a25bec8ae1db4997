import { formatTime } from './time-of-day.ts';

/** Who a visitor deals with. Every value can be replaced through the environment without a rebuild. */
export interface Business {
  name: string;
  locality: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** E.164, such as `+919000000000`; `displayPhone` makes it readable. */
  phone: string;
  /** E.164; may differ from `phone`. */
  whatsapp: string;
  email: string;
  /** The place as a sentence would say it. */
  location: string;
  /** House and street, where the owner wants them published. */
  street?: string;
  /** Six digits. */
  postalCode?: string;
  /** Of the premises, WGS 84 decimal degrees with five decimals or more, where the owner wants it published. */
  position?: { latitude: number; longitude: number };
  /** The number of the registration for goods and services tax, where the business has one. */
  gstin?: string;
  /** An https link that opens a map of `location`. */
  mapsUrl: string;
  /** Name of the network to the https address of the business's profile; may be empty. */
  social: Readonly<Record<string, string>>;
}

/** The name that the site has as a drawing (`static/fonts/wordmark.py`); another one stands there as text. */
export const drawnName = 'Deccan Stone Polishing';

/** Stands in until the owner gives real values; `launch-check` lists each one still in use. */
export const sampleBusiness: Business = {
  name: drawnName,
  locality: 'Hyderabad',
  region: 'Telangana',
  country: 'IN',
  phone: '+919000000000',
  whatsapp: '+919000000000',
  email: 'hello@example.com',
  location: 'Hyderabad, Telangana, India',
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Hyderabad%2C%20Telangana%2C%20India',
  social: {},
};

/** When visits are made and calls are answered, in Asia/Kolkata. Messages are accepted at any time. */
const hours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** `HH:MM`. */
  opens: '09:00',
  closes: '19:00',
} as const;

/** The same with the words for it, such as `9:00 AM – 7:00 PM, every day`, whose last two stay together. */
export const openingHours = { ...hours, text: hoursText(hours) } as const;

function hoursText({
  days,
  opens,
  closes,
}: {
  days: readonly string[];
  opens: string;
  closes: string;
}): string {
  const when = days.length === 7 ? 'every\u00a0day' : `${days[0]} to ${days.at(-1)}`;
  return `${formatTime(opens)} – ${formatTime(closes)}, ${when}`;
}

/** The longest a message waits for an answer. */
export const replyWithinHours = 24;

/** The price-range marker of the structured data. */
export const priceRange = '$$';

/** What the chat opens with, on every WhatsApp link that has no text of its own. */
export const whatsappGreeting = 'Hi! I need marble polishing services. Please provide a quote.';
