import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RoledTable, type TableWords } from './roled-table.tsx';
import './data-table.css';
import './data-table.late.css';

interface DataTableProps extends TableWords {
  /** Its two columns are the two things that it compares: they stay side by side on a phone. */
  compares?: true;
}

/** The longest cell, in characters, that stands at the end of the line that names its row. */
const briefCell = 16;

/**
 * A table with a caption. On a phone it lays each row out as a slab with the column's name before each cell; of two columns
 * both stand beside each other below the name of the row, or a brief one ends the line of that name. So do three that are compared.
 */
export function DataTable({ compares, ...words }: DataTableProps): ReactNode {
  const { head, rows } = words;
  const hasTwo = head.length === 3;
  // Nothing is said of the rows: the three are compared with each other.
  const hasThree = head.length === 4 && head[0] === '';
  const brief =
    hasTwo && !compares
      ? [1, 2].find((place) => rows.every((row) => (row[place] ?? '').length <= briefCell))
      : undefined;
  return (
    <RoledTable
      {...words}
      className={clsx(
        'data-table',
        brief && 'data-table--terse',
        ((hasTwo && !brief) || hasThree) && 'data-table--pair',
        hasThree && 'data-table--three',
      )}
      classOf={(_column, index) => (index + 1 === brief ? 'data-table__short' : undefined)}
    />
  );
}
