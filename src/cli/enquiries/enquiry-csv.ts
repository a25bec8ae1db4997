import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toSquareFeet } from '../../base/typed-numbers.ts';
import type { Enquiry } from '../../enquiries/enquiry.ts';
import { indianTimestamp } from '../../enquiries/indian-time.ts';
import { storedLine } from '../../enquiries/stored-words.ts';

const columns: readonly (readonly [heading: string, value: (enquiry: Enquiry) => string])[] = [
  ['Reference', ({ reference }) => reference],
  ['Received (IST)', ({ receivedAt }) => indianTimestamp(receivedAt)],
  ['Form', ({ form }) => form],
  ['State', ({ state }) => state],
  ['Name', ({ fields }) => fields.name ?? ''],
  ['Phone', ({ phone }) => (phone ? phoneAsText(phone) : '')],
  ['Email', ({ fields }) => fields.email ?? ''],
  ['Service', ({ fields }) => fields.service ?? ''],
  ['Package', ({ fields }) => fields.tier ?? ''],
  ['Area', ({ fields }) => fields.area ?? ''],
  ['Square feet', ({ fields }) => squareFeet(fields.area_size)],
  ['Stone', ({ fields }) => fields.stone ?? ''],
  ['Estimate', ({ fields }) => fields.estimate_text ?? ''],
  ['Estimate from (INR)', ({ fields }) => fields.estimate_low ?? ''],
  ['Estimate to (INR)', ({ fields }) => fields.estimate_high ?? ''],
  ['Message', ({ fields }) => fields.message ?? ''],
  ['Notice', ({ notice }) => notice],
  ['Sent before', sentBefore],
];

/** Lines of enquiries as a file that a double click opens right in Excel, in every locale's reading of UTF-8. */
export function csvFile(lines: readonly string[]): string {
  // Without the byte order mark Excel takes the bytes for its own code page.
  return `\ufeff${csvRow(columns.map(([heading]) => heading))}${lines.join('')}`;
}

export function csvLine(enquiry: Enquiry): string {
  return csvRow(columns.map(([, value]) => value(enquiry)));
}

function csvRow(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

// Where a spreadsheet may begin to read a formula, full-width signs included: at the start of a cell, and after what some
// locales take for the end of one (quotes stop counting there), behind blanks and invisible signs in both cases.
const formulaStart = /(?<=^|[;\t\r\n])([^\S\t\r\n]|[\p{Cf}"',])*(?=[=+\-@＝＋－＠])/gu;

/** In quotes, and with an apostrophe before what a spreadsheet would run as a formula. */
function cell(value: string): string {
  const safe = value.replace(formulaStart, "$&'").replace(/^(?=[\t\r])/, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Earlier words of a form that was sent again, a line each: it may be about another floor. */
function sentBefore({ form, earlier }: Enquiry): string {
  const sent = earlier.filter(({ corrected }) => !corrected);
  return sent.map(({ fields }) => storedLine(form, fields)).join('\n');
}

// `(+91) 90000 00000`: brackets and spaces keep it from becoming a number, and no formula begins with a bracket.
function phoneAsText(e164: string): string {
  const international = parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
  return international.replace(/^\+(\d+)\s?/, '(+$1) ');
}

/** Square feet as a plain figure, from any unit. What is no size stays as typed, as in enquiries of older versions. */
function squareFeet(typed = ''): string {
  const figure = toSquareFeet(typed);
  return figure === null ? typed : String(Math.round(figure));
}
