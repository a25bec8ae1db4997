import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SwatchId } from '../../data/stones/stone.ts';
import { RoledTable, type TableWords } from '../components/roled-table.tsx';
import { Swatch } from '../components/swatch.tsx';
import './stone-table.css';

export interface StoneTableProps extends TableWords {
  /** The stone of each row, from the first. */
  stones: readonly { swatch: SwatchId }[];
  /** The column that most choose. */
  marked?: string;
  /** A bill: its last row is the sum of those above, and on a phone only names and amounts have columns. */
  sums?: true;
}

/** Amounts by stone, each row with its texture. */
export function StoneTable({ stones, marked, sums, ...words }: StoneTableProps): ReactNode {
  return (
    <RoledTable
      {...words}
      className={clsx('stone-table figures', sums && 'stone-table--sums')}
      nameOf={(name, place) => (
        <span className="stone-table__name">
          {stones[place] && <Swatch id={stones[place].swatch} className="stone-table__swatch" />}
          <span>{name}</span>
        </span>
      )}
      classOf={(column) => (column === marked ? 'stone-table__marked' : undefined)}
    />
  );
}
