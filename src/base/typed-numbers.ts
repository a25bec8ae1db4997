import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { inAsciiDigits, readSize } from '../../data/typed-sizes.ts';
import { withoutInvisibleMarks } from './invisible-marks.ts';

/**
 * A number as a person types it, in E.164; null where no telephone has such a number. Without a country code it
 * counts as Indian. Takes spaces, dashes, brackets, +91, 0091, a leading 0, digits of India's scripts, words before and
 * behind it, such as `Ph:` and `(WhatsApp)`, and of two numbers, as in `90000 00000 / 90000 00001`, the first that is one.
 */
export function toE164(typed: string): string | null {
  return readNumber(typed).number?.number ?? null;
}

/** What stands beside a telephone number in the same field: words, the digits of an extension, and other numbers. */
export function besideNumber(typed: string): string {
  const words =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const { number, others } = readNumber(typed);
  return [...words, number?.ext ?? '', ...others].join(' ').trim();
}

interface ReadNumber {
  number: PhoneNumber | undefined;
  /** The digits of what else stands there. */
  others: readonly string[];
}

function readNumber(typed: string): ReadNumber {
  const plain = withoutInvisibleMarks(inAsciiDigits(typed));
  // Words before and behind it are no part of it.
  const whole = parseNumber(plain.replace(/^[^+\d]+|\D+$/g, ''));
  if (whole) return { number: whole, others: [] };
  // Nothing that is written within one number: a digit too many is still a mistake.
  const pieces = plain.split(/[^\d\s+().-]+/).filter((piece) => /\d/.test(piece));
  const numbers = pieces.map(parseNumber);
  const first = numbers.findIndex((number) => number !== undefined);
  return {
    number: numbers[first],
    others: pieces.filter((_, place) => place !== first).map((piece) => piece.replace(/\D/g, '')),
  };
}

// The library's short rules take 8 to 13 digits behind a 1 for Indian, one of America without its plus sign (`1 415 555 2671`)
// too. Only numbers of ten digits begin with it, in towns such as Noida, and those that begin with 1800 or 1860.
const tooFreely = /^\+911(?!\d{9}$|8[06]0)/;

function parseNumber(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'IN', extract: false });
  return number?.isValid() && !tooFreely.test(number.number) ? number : undefined;
}

/**
 * Square feet of a floor as people write it: `1,200 sft`, `120 gaj`, `12 x 10` and whatever else the estimate takes. Null where
 * it is no such size.
 */
export function toSquareFeet(typed: string): number | null {
  return readSize(typed, 'sqft') || null;
}
