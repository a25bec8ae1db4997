const space = '\u00a0';
/** U+2060: no line ends where it stands. */
const joiner = '\u2060';

const units =
  'sq|ft|mm|cm|m|km|kg|ml|%|rpm|dB|mA|A|°C|AM|PM|grit|years?|months?|weeks?|days?|hours?|minutes?|seconds?|inch(?:es)?|litres?|degrees|digits|coats?|passes';

const rules: readonly (readonly [pattern: RegExp, put: string])[] = [
  [/\bsq ft\b/g, `sq${space}ft`],
  [/\bper (?=sq\b)/g, `per${space}`],
  [new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), `$1${space}`],
  [/([AP]M) \u2013 (?=\d)/g, `$1${space}–${joiner}${space}`],
  [/(\d)\u2013(?=[\d\u20b9])/g, `$1–${joiner}`],
  [/ \u00b7 /g, `${space}· `],
  [/(₹[\d,]+) to (?=₹)/g, `$1${space}to${space}`],
  [/\bMohs (?=\d)/g, `Mohs${space}`],
  // Not in an address.
  [/ tin-(?=oxide)/g, ` tin-${joiner}`],
];

/** What every rule needs: most texts have none of it, and need not be looked through once for each rule. */
const isConcerned = /[\d\u00b7]|\bsq\b| tin-/;

/** As `displayPhone` groups them. */
const phones = /\+91(?: \d{2,5})+/g;

/**
 * A sentence that keeps figures with their units, and ranges, times, chains of grits, telephone numbers and `tin-oxide`
 * on one line. What is read or copied is the same.
 */
export function hardSpaces(text: string): string {
  if (!isConcerned.test(text)) return text;
  const figures = rules.reduce((result, [pattern, put]) => result.replace(pattern, put), text);
  return figures.replace(phones, (phone) => phone.replaceAll(' ', space));
}

/** The same value with `hardSpaces` in each string, at any depth. Functions and heads of pages stay as they are. */
export function withHardSpaces<Value>(value: Value): Value {
  return setIn(value) as Value;
}

function setIn(value: unknown): unknown {
  if (typeof value === 'string') return hardSpaces(value);
  if (Array.isArray(value)) return value.map(setIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'head' ? inner : setIn(inner)]),
  );
}
