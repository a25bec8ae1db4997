// biome-ignore-all lint/a11y/noRedundantRoles: a table whose boxes are laid out otherwise loses its roles in some browsers
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './data-table.css';
import './data-table.late.css';

interface DataTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
  /** Its two columns are the two things that it compares: they stay side by side on a phone. */
  compares?: true;
}

/** The longest cell, in characters, of which four still stand side by side on a phone. */
const shortCell = 8;

/** And of which one stands at the end of the line that names its row. */
const briefCell = 16;

/**
 * A table with a caption. On a phone one of figures stays a table; one of words lays each row out as a slab with the
 * column's name before each cell, and so do figures where text is too large for their columns. Rows named by
 * numbers have their last cell beside the number, the others small below it; of two columns both stand beside each
 * other below the name of the row, or a brief one ends the line of that name. The roles keep it a table for screen
 * readers where its boxes are no table's.
 */
export function DataTable({ caption, head, rows, compares }: DataTableProps): ReactNode {
  const [corner, ...columns] = head;
  const isWordy = rows.some((row) => row.slice(1).some((cell) => cell.length > shortCell));
  const isNumbered = isWordy && rows.every(([name = '']) => /^\d+$/.test(name));
  const hasTwo = isWordy && !isNumbered && columns.length === 2;
  const brief =
    hasTwo && !compares
      ? [1, 2].find((place) => rows.every((row) => (row[place] ?? '').length <= briefCell))
      : undefined;
  const classOf = (index: number): string | undefined =>
    index + 1 === brief ? 'data-table__short' : undefined;
  return (
    <table
      className={clsx(
        'data-table',
        isWordy && 'data-table--wordy',
        isNumbered && 'data-table--numbered',
        brief && 'data-table--terse',
        hasTwo && !brief && 'data-table--pair',
      )}
      role="table"
    >
      <caption className="data-table__caption">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {corner}
          </th>
          {columns.map((column, index) => (
            <th key={column} scope="col" role="columnheader" className={classOf(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join(' ')} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {columns.map((column, index) => (
              <td key={column} role="cell" className={classOf(index)} data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
