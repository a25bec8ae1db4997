// biome-ignore-all lint/a11y/noRedundantRoles: a table whose boxes are laid out otherwise loses its roles in some browsers
import type { ReactNode } from 'react';

export interface TableWords {
  caption: string;
  head: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
}

interface RoledTableProps extends TableWords {
  className: string;
  headClassName?: string;
  /** Draws the name of the row at a place. */
  nameOf?: (name: string | undefined, place: number) => ReactNode;
  /** Class of the cells of a column, and of its own head. */
  classOf?: (column: string, index: number) => string | undefined;
}

/** A table with a caption, which may lay its boxes out otherwise: each cell knows its column's name for that. */
export function RoledTable({
  caption,
  head,
  rows,
  className,
  headClassName,
  nameOf = (name) => name,
  classOf,
}: RoledTableProps): ReactNode {
  const [corner, ...columns] = head;
  return (
    <table className={className} role="table">
      <caption>{caption}</caption>
      <thead className={headClassName} role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {corner}
          </th>
          {columns.map((column, index) => (
            <th key={column} scope="col" role="columnheader" className={classOf?.(column, index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], place) => (
          <tr key={[name, ...cells].join(' ')} role="row">
            <th scope="row" role="rowheader">
              {nameOf(name, place)}
            </th>
            {columns.map((column, index) => (
              <td key={column} role="cell" className={classOf?.(column, index)} data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
