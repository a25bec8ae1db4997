import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toAsciiDigits } from './ascii-digits.ts';

/**
 * A number as a person types it, in E.164; null where no telephone has such a number. Without a country code it
 * counts as Indian. Takes spaces, dashes, brackets, +91, 0091, a leading 0 and the digits of every script.
 */
export function toE164(typed: string): string | null {
  // An invisible mark from a copied contact card would otherwise end the number.
  const plain = toAsciiDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    // libphonenumber knows a + by its first place alone.
    .replace(/^[\s(]+\+/, '+');
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'IN', extract: false });
  return number?.isValid() ? number.number : null;
}
