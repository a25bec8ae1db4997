import type { EstimateFigures, EstimateLine, Range, Room } from './estimate.ts';
import { formatNumber, formatRupees } from './money.ts';
import { tierNames } from './price-line.ts';
import { namesOfService } from './services/names.ts';

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
export function areaText(area: Range): string {
  return `${rangeText(area)} sq ft`;
}

/** Such as `600–800`. */
export function rangeText({ least, most }: Range): string {
  const [low, high] = [formatNumber(Math.round(least)), formatNumber(Math.round(most))];
  return low === high ? low : `${low}–${high}`;
}

/** What a line is for, such as `2 BHK flat` or `12 steps`. */
export function lineText({ kind, count }: EstimateLine): string {
  if (kind === 'size') return 'Own measure';
  if (kind === 'counter') return `Counter of ${formatNumber(count)} running ft`;
  if (kind === 'steps') return count === 1 ? '1 step' : `${formatNumber(count)} steps`;
  return count === 1 ? roomNames[kind] : `${roomNames[kind]} × ${count}`;
}

/** What a sum is made of at a glance, such as `600–800 sq ft × ₹40`; of more than one rate the area alone. */
export function basisText({ lines, area }: EstimateFigures): string {
  const rates = [...new Set(lines.map(({ rate }) => rate))];
  return [areaText(area), ...(rates.length === 1 ? rates.map(formatRupees) : [])].join(' × ');
}

/** The whole estimate in one line, for a message, a mail and a list. */
export function estimateText({ service, tier, lines, area, rupees }: EstimateFigures): string {
  const floor = `${lines.map(lineText).join(', ')}, ${areaText(area)}`;
  return `${namesOfService(service).name}, ${tierNames[tier]}: ${floor}, ${rupeesText(rupees)}`;
}
