import { dayMs } from '../../base/durations.ts';
import type { Enquiry } from '../../enquiries/enquiry.ts';
import { indianTimestamp } from '../../enquiries/indian-time.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import type {
  DeliveryStatus,
  EnquiryFilter,
  StoreCounts,
} from '../../enquiries/store/operations/find-enquiries.ts';
import { storedLabels, storedLine, storedWords } from '../../enquiries/stored-words.ts';
import { type Command, done, noSuchEnquiry, readFilter, readReference, UsageError } from './command.ts';
import { csvFile, csvLine } from './enquiry-csv.ts';

const listed = 50;

/** `list`: the newest enquiries, a line each. */
export const list: Command = async ({ store }, { options }) => {
  const enquiries = await store.listEnquiries({ limit: listed, ...readFilter(options) });
  if (enquiries.length === 0) return done('No enquiries.', []);
  const text = formatTable(enquiries, [
    ['Reference', ({ reference }) => reference],
    ['Received (IST)', ({ receivedAt }) => indianTimestamp(receivedAt).slice(0, 16)],
    ['Form', ({ form }) => form],
    ['State', stateCell],
    ['Name', ({ fields }) => fields.name ?? '', 24],
    ['Phone', ({ phone }) => phone ?? ''],
    ['Email', ({ fields }) => fields.email ?? '', 30],
    ['Service or message', ({ fields }) => fields.service ?? fields.message ?? ''],
    ['Estimate (INR)', ({ fields }) => estimateCell(fields)],
  ]);
  return done(text, enquiries.map(withoutToken));
};

/** `show REF`: everything about one enquiry. */
export const show: Command = async ({ store }, { words }) => {
  const reference = readReference(words);
  const found = await store.findByReference({ reference });
  if (!found) return noSuchEnquiry(reference);
  const { enquiry, deliveries } = found;
  const text = [
    formatFacts(enquiryFacts(enquiry)),
    ...(deliveries.length > 0 ? ['', deliveryTable(deliveries)] : []),
  ];
  return done(text.join('\n'), { ...withoutToken(enquiry), deliveries });
};

/** `export --format csv|json`: all enquiries, or those the filters leave. */
export const exportAll: Command = async ({ store }, { options }) => {
  const format = options.format ?? (options.json ? 'json' : 'csv');
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format takes csv or json.');
  const pages = pagesOf(store, readFilter(options));
  const text: string[] = [];
  if (format === 'csv') {
    for await (const page of pages) text.push(page.map(csvLine).join(''));
    return done(csvFile(text));
  }
  for await (const page of pages) text.push(page.map(jsonItem).join(',\n'));
  return done(text.length > 0 ? `[\n${text.join(',\n')}\n]` : '[]');
};

/** Rows that are held at a time, in the store's thread and here. */
const pageRows = 500;

async function* pagesOf(store: EnquiryStore, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let last: Enquiry | undefined;
  do {
    const page = await store.listEnquiries({
      ...filter,
      limit: Math.min(left, pageRows),
      ...(last && { after: last }),
    });
    if (page.length > 0) yield page;
    left -= page.length;
    last = page.length === pageRows ? page.at(-1) : undefined;
  } while (last && left > 0);
}

function jsonItem(enquiry: Enquiry): string {
  return JSON.stringify(withoutToken(enquiry), null, 2).replace(/^/gm, '  ');
}

/** `stats`: counts, now and of the last 24 hours. */
export const stats: Command = async ({ store, clock }) => {
  const counts = await store.countEnquiries({ since: clock.now() - dayMs });
  return done(formatFacts(countFacts(counts)), counts);
};

/** Of what was sent again in other words this line has the latest alone: `show` has the others. */
function stateCell({ state, earlier }: Enquiry): string {
  return earlier.some(({ corrected }) => !corrected) ? `${state}, amended` : state;
}

/** Such as `25500-36000`. */
function estimateCell({ estimate_low, estimate_high }: Enquiry['fields']): string {
  return estimate_low && estimate_high ? `${estimate_low}-${estimate_high}` : '';
}

function enquiryFacts(enquiry: Enquiry): Fact[] {
  const { reference, form, state, receivedAt, withdrawnAt, phone, notice, spamScore, spamReasons } = enquiry;
  return [
    ['Reference', reference],
    ['Received (IST)', indianTimestamp(receivedAt)],
    ['Form', form],
    ['State', state],
    ['Withdrawn (IST)', withdrawnAt === null ? null : indianTimestamp(withdrawnAt)],
    ...storedWords(form, enquiry.fields).map(({ label, value }): Fact => [label, value]),
    ['Number to dial', phone],
    ['Notice agreed to', notice],
    ['Spam score', [spamScore, spamReasons.join(', ')].filter((part) => part !== '').join(': ')],
    ...enquiry.earlier.map(({ fields, replacedAt, corrected }): Fact => {
      if (corrected)
        return ['Corrected', `${indianTimestamp(replacedAt)}: ${storedLabels(form, corrected).join(', ')}`];
      return ['Before', `${indianTimestamp(replacedAt)}: ${storedLine(form, fields)}`];
    }),
  ];
}

function deliveryTable(deliveries: readonly DeliveryStatus[]): string {
  return formatTable(deliveries, [
    ['Channel', ({ channel }) => channel],
    ['State', ({ state }) => state],
    ['Attempts', ({ attempts }) => String(attempts)],
    ['Last result', ({ lastResult }) => lastResult ?? ''],
    ['Message', ({ id }) => id],
  ]);
}

function countFacts(counts: StoreCounts): Fact[] {
  const oldest = counts.oldestPendingAt;
  return [
    ['Enquiries', String(counts.enquiries)],
    ['  received', String(counts.received)],
    ['  quarantined', String(counts.quarantined)],
    ['  withdrawn', String(counts.withdrawn)],
    ['Erased', String(counts.erased)],
    ['Messages delivered', String(counts.deliveredMessages)],
    ['  pending', String(counts.pendingMessages)],
    ['  of these failing', String(counts.failingMessages)],
    ['  held in quarantine', String(counts.heldMessages)],
    ['  without a channel', String(counts.strandedMessages)],
    ['Oldest pending (IST)', oldest === null ? 'none' : indianTimestamp(oldest)],
    ['Stored in 24 hours', String(counts.storedSince)],
    ['Delivered in 24 hours', String(counts.deliveredSince)],
  ];
}

// Whoever holds the token can withdraw in the visitor's name: it is in no output.
function withoutToken({ token: _, ...enquiry }: Enquiry): Omit<Enquiry, 'token'> {
  return enquiry;
}

/** Values longer than `width` signs are cut, with an ellipsis. */
type Column<Row> = readonly [heading: string, value: (row: Row) => string, width?: number];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const headings = columns.map(([heading]) => heading);
  const cells = rows.map((row) => columns.map(([, value, width = 40]) => cut(oneLine(value(row)), width)));
  const widths = headings.map((heading, index) =>
    cells.reduce((widest, line) => Math.max(widest, signs(line[index] ?? '').length), heading.length),
  );
  const format = (line: readonly string[]): string =>
    line
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - signs(cell).length))
      .join('  ')
      .trimEnd();
  return [headings, widths.map((width) => '-'.repeat(width)), ...cells].map(format).join('\n');
}

type Fact = readonly [name: string, value: string | null];

/** Names and values below each other; what has no value is left out. */
function formatFacts(facts: readonly Fact[]): string {
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null);
  const width = Math.max(...known.map(([name]) => name.length));
  return known
    .map(([name, value]) => `${name.padEnd(width)}  ${value.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`)
    .join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

function cut(text: string, width: number): string {
  const all = signs(text);
  return all.length <= width ? text : `${all.slice(0, width - 1).join('')}…`;
}

/** As a person counts them. The segmenter takes a minute for a hundred thousand enquiries; most of their words do not need it. */
function signs(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('');
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}
