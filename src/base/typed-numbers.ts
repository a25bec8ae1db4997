import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readSize } from '../../data/typed-sizes.ts';
import { withoutInvisibleMarks } from './invisible-marks.ts';

/**
 * A number as a person types it, in E.164; null where no telephone has such a number. Without a country code it
 * counts as Indian. Takes spaces, dashes, brackets, +91, 0091, a leading 0, the digits of every script, and words before and
 * behind it, such as `Ph:` and `(WhatsApp)`.
 */
export function toE164(typed: string): string | null {
  const number = readNumber(typed);
  return number?.isValid() ? number.number : null;
}

/** What is written beside a telephone number and is no spelling of it: words, and the digits of an extension. */
export function besideNumber(typed: string): string {
  const words =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return [...words, readNumber(typed)?.ext ?? ''].join(' ').trim();
}

function readNumber(typed: string): PhoneNumber | undefined {
  const plain = toAsciiDigits(withoutInvisibleMarks(typed.normalize('NFKC')))
    // Words before and behind it are no part of it; words within are a mistake.
    .replace(/^[^+\d]+|\D+$/g, '');
  return parsePhoneNumberFromString(plain, { defaultCountry: 'IN', extract: false });
}

/**
 * Square feet of a floor as a person writes it: whatever the estimate takes, such as `1,200 sft`, `120 gaj` or `12 x 10`, in the
 * digits of every script; null where it is no such size.
 */
export function toSquareFeet(typed: string): number | null {
  return readSize(toAsciiDigits(withoutInvisibleMarks(typed.normalize('NFKC'))), 'sqft') || null;
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
