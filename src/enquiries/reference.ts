import { randomBytes, randomInt } from 'node:crypto';

// No vowel that could make a word, and of each pair that looks alike (0 O, 1 I, 2 Z, 5 S, 6 G, 8 B) at most one:
// 21 signs that survive being read out over a telephone. 21^8 is 37 thousand million.
const alphabet = '23456789CFHJKMNPRTWXY';
const length = 8;
const misread: Readonly<Record<string, string>> = { Z: '2', S: '5', G: '6', B: '8' };

/** Eight unambiguous characters that name an enquiry between people. Not a secret. */
export function createReference(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A reference as a person types it (spaces, a dash, lower case, S for 5), or null where it cannot be one. */
export function parseReference(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ZSGB]/g, (sign) => misread[sign] ?? sign);
  return plain.length === length && [...plain].every((sign) => alphabet.includes(sign)) ? plain : null;
}

/** 256 random bits, safe in an address: whoever holds it may see and withdraw the enquiry. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}
