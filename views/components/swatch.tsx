import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SwatchId } from '../../data/stones/stone.ts';
import { pictureSrcSet, pictureUrl } from '../pictures/picture-url.ts';
import { usePictureFact } from '../site/site-context.tsx';
import { PictureColour } from './picture.tsx';
import './swatch.css';

export interface SwatchProps {
  id: SwatchId;
  /** As the attribute of `<img>`; 48 px squares when left out. */
  sizes?: string;
  className?: string | undefined;
}

/** A square of real stone texture. It has no words of its own: the stone's name always stands beside it. */
export function Swatch({ id, sizes = '48px', className }: SwatchProps): ReactNode {
  const key = `swatch:${id}`;
  const fact = usePictureFact(key);
  return (
    <span className={clsx('picture picture--bare swatch', className)}>
      <PictureColour fact={fact} />
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
