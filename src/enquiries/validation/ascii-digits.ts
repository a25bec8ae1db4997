// Unicode gives each script's ten digits in a row and in order, so that the first one is enough to know them all.
const anyDigit = /\p{Nd}/gu;

/** Digits of every script (Telugu, Devanagari, full-width) as 0 to 9; everything else is left as it is. */
export function toAsciiDigits(value: string): string {
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
