import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import './pictured-band.css';

export interface PicturedBandProps extends Pick<BandProps, 'ground' | 'labelledBy'> {
  picture: PictureId;
  /** In a wide window the picture fills all of it, and the words stand on its dark left half. */
  over?: boolean;
  /** Names the band. */
  className: string;
  children: ReactNode;
}

/** Words beside a picture that fills half the window. */
export function PicturedBand({
  picture,
  over = false,
  className,
  children,
  ...band
}: PicturedBandProps): ReactNode {
  return (
    <Band {...band} className={clsx('pictured-band', over && 'pictured-band--over', className)}>
      <Picture
        id={picture}
        sizes={over ? '155vw' : '(min-width: 62rem) 60vw, 100vw'}
        phoneCrop={over}
        sheen
        className="pictured-band__picture"
      />
      <div className="pictured-band__words">{children}</div>
    </Band>
  );
}
