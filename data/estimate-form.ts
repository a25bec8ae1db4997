import type { EstimateProblem, Room } from './estimate.ts';

// Apart from the words of a sum, which every page ships to the browser for its chats.

/** Words of the estimate, as a form. */
export const estimateWords = {
  service: 'Service',
  rooms: 'Rooms',
  floor: 'How much floor?',
  /** The two ways to say it, of which one counts. */
  ways: {
    flat: { name: 'A whole flat', hint: 'Usual sizes, sq ft' },
    rooms: { name: 'Single rooms', hint: 'Or your own size' },
  },
  size: 'Your own size',
  /** On a service page. */
  ownSize: 'Or your own size, sq ft',
  open: 'Work out yours',
  whole: 'All the figures',
  /** The example stands on one line. */
  sizeHint: 'Added to the rooms: 850, or 12\u00a0x\u00a015\u00a0+\u00a010\u00a0x\u00a011',
  unit: 'Unit',
  units: { sqft: 'sq ft', sqm: 'sq metres', gaj: 'gaj' },
  counter: 'Counter, running ft',
  steps: 'Stairs, steps',
  tier: 'Level of work',
  /** Behind it, where the rates follow the service. */
  rates: ', ₹ per sq ft',
  /** Above the sum. */
  range: 'Estimated range',
  show: 'Work it out',
  quote: 'Get Free Quote',
  own: 'Print or share it',
  /** On its own page. */
  send: 'Send it on WhatsApp',
  print: 'Print it',
  /** After the sum. */
  days: '{days} of machine work, then drying and sealing.',
  daysOpen: 'The visit says how many days.',
  /** Leads to the table of what the service's prices buy. */
  buys: 'What {tier} buys',
  minimum: 'The smallest bill is more than this sum, so it is shown instead.',
  note: 'A range, not a quote: rooms of usual size, your own measure within a tenth. Uneven tiles, cracks, coatings and access change it; the free visit settles it in writing.',
} as const;

/** Chosen instead of a flat. */
export const singleRooms = ['hall', 'kitchen'] as const satisfies readonly Room[];

/** Where it is said already that they are flats. */
export const flatNames = { '1bhk': '1 BHK', '2bhk': '2 BHK', '3bhk': '3 BHK' } as const;

/** On the quote form. */
export const estimateCard = {
  heading: 'Your estimate',
  change: 'Change it',
  remove: 'Remove it',
} as const;

/** What to change, in words. */
export function problemText({ field, code }: EstimateProblem): string {
  if (code === 'nothing') return 'Choose a room, or enter a size, to see the sum';
  if (code === 'too-much') return 'That is more than a sum can be given for. Send us the plan';
  return fieldProblems[field];
}

const fieldProblems: Readonly<Record<EstimateProblem['field'], string>> = {
  service: 'Choose a service from the list',
  tier: 'Choose Basic, Premium or Luxury',
  rooms: 'Choose rooms from the list',
  size: 'Enter a size in figures, such as 1,200 or 12 x 15 + 10 x 11',
  counter: 'Enter running feet from 1 to 1,000, or leave it empty',
  steps: 'Enter whole steps from 1 to 1,000, or leave it empty',
};
