import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type SwatchId, turnedSwatches } from '../../data/stones/stone.ts';
import { pictureSrcSet, pictureUrl } from '../pictures/picture-url.ts';
import type { SwatchStrip } from '../pictures/swatch-strip.ts';
import { usePictureFact } from '../site/site-context.tsx';
import { PictureColour } from './picture.tsx';
import './swatch.css';

export interface SwatchProps {
  id: SwatchId;
  /** The file that it shares with the others of a list, and its place in it, from 0. Its box must not be upright. */
  strip?: { of: SwatchStrip; place: number };
  /** As the attribute of `<img>`; 48 px squares when left out. */
  sizes?: string;
  className?: string | undefined;
}

/** A square of real stone texture. It has no words of its own: the stone's name always stands beside it. */
export function Swatch({ id, strip, sizes = '48px', className }: SwatchProps): ReactNode {
  const key = strip ? `strip:${strip.of}` : `swatch:${id}`;
  const { colour } = usePictureFact(`swatch:${id}`);
  const fact = usePictureFact(key);
  return (
    <span
      className={clsx(
        'picture picture--bare swatch',
        strip && `swatch--strip swatch--${strip.place}`,
        !strip && turnedSwatches.includes(id) && 'swatch--turned',
        className,
      )}
    >
      <PictureColour colour={colour} />
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(key, fact, 'avif')} sizes={sizes} />
        <img
          className="picture__image"
          src={pictureUrl(key, fact, fact.widths[1] ?? fact.width, 'jpg')}
          alt=""
          width={fact.width}
          height={fact.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
