export interface Column<Row> {
  heading: string;
  value: (row: Row) => string;
  /** Longer values are cut, with an ellipsis. */
  width?: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Rows in columns for a terminal, with a heading. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = rows.map((row) => columns.map(({ value, width = 40 }) => cut(oneLine(value(row)), width)));
  const headings = columns.map(({ heading }) => heading);
  const widths = headings.map((heading, index) =>
    Math.max(signs(heading).length, ...cells.map((line) => signs(line[index] ?? '').length)),
  );
  const format = (line: readonly string[]): string =>
    line
      .map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - signs(cell).length)))
      .join('  ')
      .trimEnd();
  return [format(headings), format(widths.map((width) => '-'.repeat(width))), ...cells.map(format)].join(
    '\n',
  );
}

/** Names and values below each other. */
export function formatFacts(facts: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts
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

function signs(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}
