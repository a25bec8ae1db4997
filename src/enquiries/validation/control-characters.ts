// C0 and C1 controls, line and paragraph separators, and the marks that turn the reading direction round: none of
// them is typed by a person, and each can forge a header, a log line or what a reader sees.
const unwantedInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const unwantedInText = /(?:(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff])+/gu;

/** One line without control characters: each run of them, a line break included, becomes one space. */
export function toSingleLine(value: string): string {
  return value.normalize('NFC').replace(unwantedInLine, ' ').replace(/\s+/gu, ' ').trim();
}

/** Running text: line breaks become `\n` and stay, tabs stay, every other control character is taken out. */
export function toPlainText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\x85]/gu, '\n')
    .replace(unwantedInText, '')
    .trim();
}
