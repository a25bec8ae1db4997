import { toAsciiDigits } from './ascii-digits.ts';

const largest = 1_000_000;
const figure = /^(\d+(?:\.\d+)?)\s*(?:sq\.?\s*(?:ft|feet)\.?|sqft|sft|square\s+f(?:ee|oo)t|ft\u00b2|ft2)?$/iu;

/** Square feet of a floor as a person writes it, such as `1,200 sq ft`; null where it is no such figure. */
export function toSquareFeet(typed: string): number | null {
  const match = figure.exec(toAsciiDigits(typed).replaceAll(',', '').trim());
  const value = match ? Number(match[1]) : 0;
  return value >= 1 && value <= largest ? value : null;
}
