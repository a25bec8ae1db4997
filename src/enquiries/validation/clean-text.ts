// C0 and C1 controls, line and paragraph separators, and the marks that turn the reading direction round: none of
// them is typed by a person, and each can forge a header, a log line or what a reader sees.
const unwantedInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const unwantedInText = /(?:(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff])+/gu;

// Normalising sorts the marks on one letter, in time that grows with the square of their number. No script puts more
// than 30 there (https://unicode.org/reports/tr15/#Stream_Safe_Text_Format).
const tooManyMarks = /\p{M}{31}/u;

// Zero-width spaces and joiners, fillers, variation selectors, the blank of Braille: a text of these alone is empty.
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line without control characters: each run of them, a line break included, becomes one space. */
export function toSingleLine(value: string): string {
  return orNothing(compose(value).replace(unwantedInLine, ' ').replace(/\s+/gu, ' ').trim());
}

/** Running text: line breaks become `\n` and stay, tabs stay, every other control character is taken out. */
export function toPlainText(value: string): string {
  const lines = compose(value).replace(/\r\n?|[\u2028\u2029\x85]/gu, '\n');
  return orNothing(lines.replace(unwantedInText, '').trim());
}

/** NFC without half surrogates; what would take long to compose is left as it was typed. */
function compose(value: string): string {
  const text = value.toWellFormed();
  return tooManyMarks.test(text) ? text : text.normalize('NFC');
}

function orNothing(text: string): string {
  return visible.test(text) ? text : '';
}
