import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { archLine } from './arch-line.ts';
import { Picture, type PictureProps } from './picture.tsx';
import './arch.css';
import './arch.late.css';

/** A portrait picture in the pointed arch: the one ornament of a page. */
export function ArchPicture({ className, ...picture }: PictureProps): ReactNode {
  return (
    <span className={clsx('arch', className)}>
      <Picture {...picture} className="arch__picture" />
      {/* In the document: a drawing that the style sheet names by an address is a document of its own to load. */}
      <svg className="arch__joint" viewBox="0 0 400 500" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="arch" clipPathUnits="objectBoundingBox" transform="scale(.0025 .002)">
          <path id="arch-line" d={archLine} />
        </clipPath>
        <use href="#arch-line" vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
