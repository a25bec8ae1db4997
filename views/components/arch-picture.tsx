import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './picture.tsx';
import './arch.css';

/** A portrait picture in the pointed arch: the one ornament of a page. */
export function ArchPicture({ className, ...picture }: PictureProps): ReactNode {
  return <Picture {...picture} className={clsx('arch', className)} />;
}
