// Deliberately looser than RFC 5321 in its letters (any script) and stricter in its syntax (no quoted local part, no
// comment, no list): what passes is one bare address that can stand in a Reply-To as it is.
const address =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Whether this is one email address and nothing besides. */
export function isEmailAddress(value: string): boolean {
  if (!address.test(value)) return false;
  const local = value.slice(0, value.lastIndexOf('@'));
  return local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/** The form two spellings of one address are compared in. */
export function emailKey(value: string): string {
  return value.normalize('NFC').toLowerCase();
}
