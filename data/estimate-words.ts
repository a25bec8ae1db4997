import type { EstimateFigures, EstimateLine, EstimateProblem, Range, Room } from './estimate.ts';
import { formatNumber, formatRupees } from './money.ts';
import { tierNames } from './price-line.ts';
import { namesOfService } from './services/names.ts';

/** Words of the estimate, wherever it stands. */
export const estimateWords = {
  heading: 'What will it cost?',
  lede: 'Choose rooms, or type what you measured.',
  service: 'Service',
  rooms: 'Rooms',
  size: 'Your own size',
  /** On a service page. */
  sizeToAdd: 'Size to add, sq ft',
  open: 'Work out yours',
  whole: 'All the figures',
  sizeHint: 'One figure, or sides: 12 x 15 + 10 x 11',
  unit: 'Unit',
  units: { sqft: 'sq ft', sqm: 'sq metres', gaj: 'gaj' },
  counter: 'Counter, running feet',
  steps: 'Stairs, steps',
  tier: 'Level of work',
  show: 'Work it out',
  quote: 'Get a quote',
  own: 'Print or share it',
  /** After the sum. */
  days: '{days} of machine work, then drying and sealing.',
  daysOpen: 'The visit says how many days.',
  minimum: 'The smallest bill is more than the sum: it stands here instead.',
  note: 'A range, not a quote: rooms of usual size, your own measure give or take a tenth. Uneven tiles, cracks, coatings and access change it; the free visit settles it in writing.',
} as const;

/** On the quote form. */
export const estimateCard = {
  heading: 'Your estimate',
  change: 'Change it',
  remove: 'Take it away',
} as const;

export const roomNames = {
  hall: 'Hall',
  kitchen: 'Kitchen floor',
  '1bhk': '1 BHK flat',
  '2bhk': '2 BHK flat',
  '3bhk': '3 BHK flat',
} as const satisfies Record<Room, string>;

/** Such as `₹25,500 to ₹36,000`. */
export function rupeesText({ least, most }: Range): string {
  return least === most ? formatRupees(least) : `${formatRupees(least)} to ${formatRupees(most)}`;
}

/** Such as `600–800 sq ft`. */
export function areaText({ least, most }: Range): string {
  const [low, high] = [formatNumber(Math.round(least)), formatNumber(Math.round(most))];
  return `${low === high ? low : `${low}–${high}`} sq ft`;
}

/** What a line is for, such as `2 BHK flat` or `12 steps`. */
export function lineText({ kind, count }: EstimateLine): string {
  if (kind === 'size') return 'Own measure';
  if (kind === 'counter') return `Counter of ${formatNumber(count)} running ft`;
  if (kind === 'steps') return count === 1 ? '1 step' : `${formatNumber(count)} steps`;
  return count === 1 ? roomNames[kind] : `${roomNames[kind]} × ${count}`;
}

/** The whole estimate in one line, for a message, a mail and a list. */
export function estimateText({ service, tier, lines, area, rupees }: EstimateFigures): string {
  const floor = `${lines.map(lineText).join(', ')}, ${areaText(area)}`;
  return `${namesOfService(service).name}, ${tierNames[tier]}: ${floor}, ${rupeesText(rupees)}`;
}

/** Begins the message that an estimate fills in; the visitor's own words stand below its line. */
export const estimateMessageStart = 'My estimate: ';

export function estimateMessage(figures: EstimateFigures): string {
  return `${estimateMessageStart}${estimateText(figures)}`;
}

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
  size: 'Enter a size in figures, such as 850, or sides, such as 12 x 15 + 10 x 11',
  counter: 'Enter running feet from 1 to 1,000, or leave it empty',
  steps: 'Enter a whole number of steps from 1 to 1,000, or leave it empty',
};
