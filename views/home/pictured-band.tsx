import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import './pictured-band.css';

export interface PicturedBandProps extends Pick<BandProps, 'ground' | 'labelledBy'> {
  picture: PictureId;
  /** The picture on the right, the words on the left. */
  mirrored?: boolean;
  /** Names the band. */
  className: string;
  children: ReactNode;
}

/** Words beside a picture that fills half the window. */
export function PicturedBand({
  picture,
  mirrored = false,
  className,
  children,
  ...band
}: PicturedBandProps): ReactNode {
  return (
    <Band {...band} className={clsx('pictured-band', mirrored && 'pictured-band--mirrored', className)}>
      <Picture id={picture} sizes="(min-width: 62rem) 60vw, 100vw" sheen className="pictured-band__picture" />
      <div className="pictured-band__words">{children}</div>
    </Band>
  );
}
