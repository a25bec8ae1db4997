import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { SitePath } from '../../data/paths.ts';
import type { PictureId } from '../../data/pictures.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { Icon } from './icon.tsx';
import { LatePicture } from './late-picture.tsx';
import './picture-tiles.css';

export interface PictureTilesProps {
  tiles: readonly {
    to: SitePath;
    name: string;
    picture: PictureId;
    /** Below the name, such as a price. */
    note?: string;
  }[];
  /** On a line of a wide window; on a phone three are rows, and four stand two and two. */
  columns: 3 | 4;
}

/** Where else to go: a name below a picture of what is there, which comes with the script. */
export function PictureTiles({ tiles, columns }: PictureTilesProps): ReactNode {
  return (
    <ul className={`picture-tiles slabs slabs--${columns}`}>
      {tiles.map(({ to, name, picture, note }) => (
        <li key={to}>
          <SiteLink to={to} className="card-link">
            <LatePicture
              id={picture}
              alt=""
              sizes={`(min-width: 62rem) ${Math.ceil(80 / columns)}rem, 46vw`}
              className="picture-tiles__picture"
            />
            {name}
            {note && <small>{` ${note}`}</small>}
            <Icon of={ArrowRight} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
