import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SwatchId } from '../../data/stones/stone.ts';
import { pictureSrcSet, pictureUrl } from '../pictures/picture-url.ts';
import { usePictureFact } from '../site/site-context.tsx';
import './picture.css';
import './picture.late.css';
import './swatch.css';

export interface SwatchProps {
  id: SwatchId;
  /** As the attribute of `<img>`; 48 px squares when left out. */
  sizes?: string;
  className?: string | undefined;
}

/** A square of real stone texture. It has no words of its own: the stone's name always stands beside it. */
export function Swatch(props: SwatchProps): ReactNode {
  return <Texture {...props} file={`swatch:${props.id}`} />;
}

export interface TextureProps extends SwatchProps {
  /** Key of the picture that shows it. */
  file: string;
}

/** What every swatch draws: its colour, and over it the picture from a file of its own or a shared one. */
export function Texture({ id, file, sizes = '48px', className }: TextureProps): ReactNode {
  const { colour } = usePictureFact(`swatch:${id}`);
  const fact = usePictureFact(file);
  return (
    <span className={clsx('picture picture--bare swatch', className)} data-colour={colour}>
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(file, fact, 'avif')} sizes={sizes} />
        <img
          className="picture__image"
          src={pictureUrl(file, fact, fact.widths.at(-2) ?? fact.width, 'jpg')}
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
