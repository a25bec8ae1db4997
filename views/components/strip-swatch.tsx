import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SwatchStrip } from '../pictures/swatch-strip.ts';
import { type SwatchProps, Texture } from './swatch.tsx';
import './strip-swatch.css';

export interface StripSwatchProps extends SwatchProps {
  /** The file that it shares with the others of a list. */
  strip: SwatchStrip;
  /** In the strip, from 0. */
  place: number;
}

/** A swatch from a file that holds those of a whole list. Its box must not be upright. */
export function StripSwatch({ strip, place, className, ...texture }: StripSwatchProps): ReactNode {
  return (
    <Texture
      {...texture}
      file={`strip:${strip}`}
      className={clsx(`swatch--strip place--${place}`, className)}
    />
  );
}
