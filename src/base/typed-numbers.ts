import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutInvisibleMarks } from './invisible-marks.ts';

/**
 * A number as a person types it, in E.164; null where no telephone has such a number. Without a country code it
 * counts as Indian. Takes spaces, dashes, brackets, +91, 0091, a leading 0 and the digits of every script.
 */
export function toE164(typed: string): string | null {
  const plain = toAsciiDigits(withoutInvisibleMarks(typed.normalize('NFKC')))
    // libphonenumber knows a + by its first place alone.
    .replace(/^[\s(]+\+/, '+');
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'IN', extract: false });
  return number?.isValid() ? number.number : null;
}

const largestArea = 1_000_000;
const area = /^(\d+(?:\.\d+)?)\s*(?:sq\.?\s*(?:ft|feet)\.?|sqft|sft|square\s+f(?:ee|oo)t|ft\u00b2|ft2)?$/iu;

/** Square feet of a floor as a person writes it, such as `1,200 sq ft`; null where it is no such figure. */
export function toSquareFeet(typed: string): number | null {
  const match = area.exec(toAsciiDigits(withoutInvisibleMarks(typed)).replaceAll(',', '').trim());
  const value = match ? Number(match[1]) : 0;
  return value >= 1 && value <= largestArea ? value : null;
}

// Unicode gives each script's ten digits in a row and in order, so that the first one is enough to know them all.
const anyDigit = /\p{Nd}/gu;

/** Digits of every script (Telugu, Devanagari, full-width) as 0 to 9; everything else is left as it is. */
function toAsciiDigits(value: string): string {
  return value.replace(anyDigit, (digit) => String(digitValue(digit)));
}

function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (codePoint - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return (codePoint - zero) % 10;
}

function isDigit(codePoint: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));
}
