/** A table in Markdown, its columns padded so that the text reads as a table too. Figures stand to the right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? '').length)));
  const isFigure = header.map((_, column) =>
    rows.every((row) => /^[\d.,<>=≤≥ %×–-]*$/.test(row[column] ?? '')),
  );
  const line = (row: readonly string[]): string => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return isFigure[column] ? cell.padStart(width) : cell.padEnd(width);
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (isFigure[column] ? ':' : '-'));
  return [line(header), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
