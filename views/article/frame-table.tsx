// biome-ignore-all lint/a11y/noRedundantRoles: a table whose boxes are laid out otherwise loses its roles in some browsers
import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import { Picture } from '../components/picture.tsx';
import './frame-table.css';

export interface FrameTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each names its row, the second says what its frame shows. */
  rows: readonly (readonly string[])[];
  /** One a row, of one camera. */
  frames: readonly { picture: PictureId }[];
}

/**
 * What changes from row to row, seen: the rows stand side by side like a strip of film, each below its frame. On a narrow
 * window they stand below each other, the frame beside the words.
 */
export function FrameTable({ caption, head, rows, frames }: FrameTableProps): ReactNode {
  const [corner, ...columns] = head;
  return (
    <table className="frame-table" role="table">
      <caption className="frame-table__caption">{caption}</caption>
      <thead className="visually-hidden" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {corner}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="frame-table__rows" role="rowgroup">
        {rows.map(([name, ...cells], place) => (
          <tr key={name} className="frame-table__row" role="row">
            <th className="frame-table__name" scope="row" role="rowheader">
              {frames[place] && (
                <Picture
                  id={frames[place].picture}
                  alt=""
                  sizes="(min-width: 62rem) 300px, 200px"
                  className="frame-table__frame"
                />
              )}
              {name}
            </th>
            {columns.map((column, index) => (
              <td key={column} role="cell" className={index === 0 ? 'frame-table__shows' : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
