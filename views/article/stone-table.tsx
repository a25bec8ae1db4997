// biome-ignore-all lint/a11y/noRedundantRoles: a table whose boxes are laid out otherwise loses its roles in some browsers
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SwatchId } from '../../data/stones/stone.ts';
import { Swatch } from '../components/swatch.tsx';
import './stone-table.css';

export interface StoneTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
  /** The stone of each row, from the first. */
  stones: readonly { swatch: SwatchId }[];
  /** The column that most choose. */
  marked?: string;
  /** A bill: its last row is the sum of those above, and on a phone only names and amounts have columns. */
  sums?: true;
}

/** Amounts by stone, each row with its texture. */
export function StoneTable({ caption, head, rows, stones, marked, sums }: StoneTableProps): ReactNode {
  const [corner, ...columns] = head;
  const classOf = (column: string): string | undefined =>
    column === marked ? 'stone-table__marked' : undefined;
  return (
    <table className={clsx('stone-table figures', sums && 'stone-table--sums')} role="table">
      <caption className="stone-table__caption">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {corner}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader" className={classOf(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], place) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <span className="stone-table__name">
                {stones[place] && <Swatch id={stones[place].swatch} className="stone-table__swatch" />}
                <span>{name}</span>
              </span>
            </th>
            {columns.map((column, index) => (
              <td key={column} role="cell" className={classOf(column)} data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
