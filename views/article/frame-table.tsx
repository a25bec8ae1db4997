import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import { Picture } from '../components/picture.tsx';
import { RoledTable, type TableWords } from '../components/roled-table.tsx';
import './frame-table.css';

export interface FrameTableProps extends TableWords {
  /** One a row, of one camera; the first cell after the name says what it shows. */
  frames: readonly { picture: PictureId }[];
}

/** What changes from row to row, seen: rows stand side by side like a strip of film, each below its frame, two on a phone. */
export function FrameTable({ frames, ...words }: FrameTableProps): ReactNode {
  return (
    <RoledTable
      {...words}
      className="frame-table"
      headClassName="visually-hidden"
      nameOf={(name, place) => (
        <>
          {frames[place] && (
            <Picture
              id={frames[place].picture}
              alt=""
              sizes="(min-width: 62rem) 300px, (min-width: 48rem) 336px, 75vw"
              className="frame-table__frame"
            />
          )}
          {name}
        </>
      )}
    />
  );
}
